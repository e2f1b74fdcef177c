import { tokensMadeBy } from '../cards';
import type { Game, GameObject, ObjectId, PlayerId, Step } from '../rules';
import type { SetPlayerEdit } from '../scenario/format';
import { change } from '../store/moving';
import { inSession, type Panel, type Store } from '../store/state';
import { remove, turn, unattach, untapAll } from './hand/objects';
import { playerName } from './hand/on';
import { pickHost, setSelecting, toggleSelected } from './selection';

/** Something done to an object or a player by hand. */
export interface HandDeed {
  readonly id: string;
  readonly label: string;
  readonly key?: string;
  readonly run: (store: Store) => void;
}

/** Sets a player's numbers by hand. */
export function setPlayer(
  store: Store,
  id: PlayerId,
  set: Omit<SetPlayerEdit, 'edit' | 'player'>,
): boolean {
  const player = playerName(store, id);
  return player !== undefined && change(store, { edit: 'set', player, ...set });
}

/** Goes to a step of a player's turn by hand, with no rule asked on the way. */
export function goToStep(store: Store, id: PlayerId, step: Step): boolean {
  const active = playerName(store, id);
  return active !== undefined && change(store, { edit: 'step', step, active });
}

const opens = (panel: Panel) => (store: Store) => inSession(store, { panel });

/** The tokens that an object's text makes as it describes them. */
export const relatedTokens = ({ printed }: GameObject) => tokensMadeBy(printed.abilities);

/** Made to be attached; whatever else there is can be attached where it is said how it stands. */
const isAttachment = ({ printed }: GameObject): boolean =>
  ['Aura', 'Equipment', 'Fortification'].some((type) => printed.subtypes.includes(type));

/** All that can be done to an object by hand. Whatever needs more words than one opens a panel. */
export function handDeeds(object: GameObject): readonly HandDeed[] {
  const { id, zone, kind } = object;
  const onTable = zone === 'battlefield';
  const isCard = kind === 'card' || onTable;
  const only = (when: boolean, deed: HandDeed): readonly HandDeed[] => (when ? [deed] : []);
  return [
    ...only(onTable, {
      id: 'turn',
      label: object.tapped ? 'Untap' : 'Tap',
      key: 'U',
      run: (store) => void turn(store, id),
    }),
    ...only(isCard, {
      id: 'counters',
      label: 'Counters …',
      key: 'C',
      run: opens({ panel: 'counters', object: id }),
    }),
    ...only(isCard, {
      id: 'move',
      label: 'Move to …',
      key: 'Shift M',
      run: opens({ panel: 'move', object: id }),
    }),
    ...only(onTable && object.attachedTo === null && isAttachment(object), {
      id: 'attach',
      label: 'Attach to …',
      run: (store) => pickHost(store, [id]),
    }),
    ...only(onTable && object.attachedTo !== null, {
      id: 'unattach',
      label: 'Take it off',
      run: (store) => void unattach(store, id),
    }),
    ...only(onTable, {
      id: 'stand',
      label: 'Damage, controller, and how it stands …',
      run: opens({ panel: 'stand', object: id }),
    }),
    ...only(kind !== 'ability', {
      id: 'copy',
      label: 'Make a token that is a copy …',
      key: 'K',
      run: opens({ panel: 'copy', object: id }),
    }),
    ...only(relatedTokens(object).length > 0, {
      id: 'related',
      label: 'Make a token that it makes …',
      run: opens({ panel: 'related', object: id }),
    }),
    ...only(kind !== 'ability', {
      id: 'select',
      label: 'Select it, and others',
      key: 'X',
      run: (store) => selectWith(store, id),
    }),
    { id: 'remove', label: 'Take away', run: (store) => void remove(store, id) },
  ];
}

/** From now on a press selects; this one is selected. */
function selectWith(store: Store, id: ObjectId): void {
  setSelecting(store, true);
  toggleSelected(store, id);
}

/** What is done to all that are selected by hand. */
export function selectionDeeds({ state }: Game, ids: readonly ObjectId[]): readonly HandDeed[] {
  const [object, ...also] = ids;
  if (object === undefined) return [];
  const objects = ids.flatMap((id) => state.objects.get(id) ?? []);
  const onTable = objects.every(({ zone }) => zone === 'battlefield');
  const only = (when: boolean, ...deeds: readonly HandDeed[]) => (when ? deeds : []);
  const tapped = objects.every((one) => one.tapped);
  return [
    ...only(onTable, {
      id: 'turn',
      label: tapped ? 'Untap' : 'Tap',
      key: 'U',
      run: (store) => void turn(store, ids),
    }),
    {
      id: 'counters',
      label: 'Counters …',
      key: 'C',
      run: opens({ panel: 'counters', object, also }),
    },
    { id: 'move', label: 'Move to …', key: 'Shift M', run: opens({ panel: 'move', object, also }) },
    ...only(
      onTable,
      { id: 'attach', label: 'Attach to …', run: (store) => pickHost(store, ids) },
      { id: 'stand', label: 'How they stand …', run: opens({ panel: 'stand', object, also }) },
    ),
    { id: 'copy', label: 'Copy …', key: 'K', run: opens({ panel: 'copy', object, also }) },
    { id: 'remove', label: 'Take away', run: (store) => void remove(store, ids) },
  ];
}

/** All that can be done to a player by hand. */
export function playerDeeds(player: PlayerId): readonly HandDeed[] {
  return [
    { id: 'life', label: 'Life and mana …', run: opens({ panel: 'life', player }) },
    { id: 'playerCounters', label: 'Counters …', run: opens({ panel: 'playerCounters', player }) },
    { id: 'library', label: 'Draw, mill, shuffle …', run: opens({ panel: 'library', player }) },
    { id: 'untapAll', label: 'Untap all of theirs', run: (store) => void untapAll(store, player) },
    { id: 'add', label: 'Add cards for them …', run: opens({ panel: 'add', player }) },
    { id: 'step', label: 'Go to a step of their turn …', run: opens({ panel: 'step', player }) },
  ];
}
