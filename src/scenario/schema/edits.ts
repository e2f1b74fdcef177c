/** Rules for changes by hand. */
import {
  EDITS,
  type EditEntry,
  type MoveEdit,
  type PlaceEdit,
  type RemoveEdit,
  type SetObjectEdit,
  type SetPlayerEdit,
  type StepEdit,
} from '../format';
import { exactly, fields, flag, isObject, judged, may, name, oneOf, type Rule } from './kit';
import { companions } from './moves';
import { placedWith, playerFields, statusFields } from './placed';
import { step, zone } from './words';

const setObject = fields<SetObjectEdit>('a "set" edit of an object', {
  edit: exactly('set'),
  object: name,
  token: may(flag),
  ...statusFields,
  ...companions,
});
const setPlayer = fields<SetPlayerEdit>('a "set" edit of a player', {
  edit: exactly('set'),
  player: name,
  ...playerFields,
  ...companions,
});
const set = judged<SetObjectEdit | SetPlayerEdit>((value, found) => {
  const subjects = isObject(value) ? ['object', 'player'].filter((key) => key in value) : [];
  if (subjects.length === 1) {
    found.judge(subjects[0] === 'player' ? setPlayer : setObject, value);
  } else {
    const has = subjects.length === 0 ? 'neither' : 'both';
    found.refuse(`must set an "object" or a "player", and has ${has}`);
  }
});

const edits: { readonly [K in (typeof EDITS)[number]]: Rule<EditEntry> } = {
  place: placedWith<PlaceEdit>('a "place" edit', {
    edit: exactly('place'),
    player: name,
    zone,
    ...companions,
  }),
  move: fields<MoveEdit>('a "move" edit', {
    edit: exactly('move'),
    object: name,
    zone,
    ...companions,
  }),
  set,
  remove: fields<RemoveEdit>('a "remove" edit', {
    edit: exactly('remove'),
    object: name,
    ...companions,
  }),
  step: fields<StepEdit>('a "step" edit', {
    edit: exactly('step'),
    step,
    active: may(name),
    ...companions,
  }),
};

const kind = oneOf(EDITS);

export const edit = judged<EditEntry>((value, found) => {
  const which = isObject(value) ? EDITS.find((word) => word === value.edit) : undefined;
  if (which) found.judge(edits[which], value);
  else found.judge(kind, isObject(value) ? value.edit : value, 'edit');
});
