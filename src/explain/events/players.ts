import { objectsInWords } from '../naming/names';
import { manaInWords, symbolsOf } from '../words/mana';
import { counted } from '../words/numbers';
import { zoneOf } from '../words/places';
import { listed, possessive, withRemarks } from '../words/sentences';
import type { EventOf, Template, Templates } from './template';

const manaAdded: Template<'manaAdded'> = ([event], names) => {
  const player = names.player(event.player);
  const symbols = symbolsOf(event.mana);
  const restricted = event.mana.some((m) => m.restriction?.onlySpells !== undefined);
  const remark = restricted ? 'to be spent only as its source says' : '';
  if (symbols === '') return `${player} adds no mana`;
  return withRemarks(
    event.tapped === undefined
      ? `${player} adds ${symbols}`
      : `${player} taps ${names.object(event.tapped)} for ${symbols}`,
    [remark],
  );
};

const life: Template<'life'> = (events, names) => {
  const [first] = events;
  const player = names.player(first.player);
  const change = events.reduce((sum, e) => sum + e.change, 0);
  const n = Math.abs(change);
  switch (first.why) {
    case 'pay':
      return `${player} pays ${n} life`;
    case 'damage':
      return `the damage makes ${player} lose ${n} life`;
    case 'set':
      return `${possessive(player)} life total goes ${change < 0 ? 'down' : 'up'} by ${n}`;
    default:
      return change < 0 ? `${player} loses ${n} life` : `${player} gains ${n} life`;
  }
};

const LOST_WHY: Readonly<Record<EventOf<'lost'>['why'], string>> = {
  life: ', having no life left',
  poison: ', having ten or more poison counters',
  draw: ', having drawn from an empty library',
  commander: ', having taken 21 or more combat damage from one commander',
  effect: '',
  concede: ' by conceding',
};

const revealed: Template<'revealed'> = ([event], names) => {
  const verb = event.look ? 'looks at' : 'reveals';
  const what = event.objects.length === 0 ? 'no cards' : objectsInWords(names, event.objects);
  return `${names.player(event.player)} ${verb} ${what}`;
};

const libraryOrdered: Template<'libraryOrdered'> = ([event], names) => {
  const { top, bottom } = event;
  const player = names.player(event.player);
  const places = [
    ...(top.length === 0 ? [] : [`${counted(top.length, 'card')} on top`]),
    ...(bottom.length === 0 ? [] : [`${counted(bottom.length, 'card')} on the bottom`]),
  ];
  return places.length === 0
    ? `${possessive(player)} library stays as it is`
    : `${player} puts ${listed(places)} of ${zoneOf('library', player)}`;
};

const activated: Template<'activated'> = ([event], names) => {
  const player = names.player(event.player);
  const name = names.ability(event.ability ?? event.object);
  const what = event.ability === null ? name.replace(/ability$/, 'mana ability') : name;
  return withRemarks(
    `${player} activates ${what}`,
    event.ability === null ? [] : names.remarks(event.ability),
  );
};

/** Sentences about players and what they do. */
export const PLAYER_TEMPLATES: Templates<
  | 'manaAdded'
  | 'manaSpent'
  | 'manaEmptied'
  | 'life'
  | 'draw'
  | 'cast'
  | 'activated'
  | 'triggered'
  | 'shuffled'
  | 'libraryOrdered'
  | 'revealed'
  | 'landPlayed'
  | 'lost'
  | 'won'
  | 'left'
  | 'becameMonarch'
  | 'controlTaken'
> = {
  manaAdded,
  manaSpent: ([event], names) =>
    `${names.player(event.player)} spends ${symbolsOf(event.mana) || 'no mana'} on ${names.object(event.on)}`,
  manaEmptied: ([event], names) =>
    `${names.player(event.player)} loses unspent mana (${manaInWords(symbolsOf(event.mana))})`,
  life,
  draw: ([event], names) =>
    event.failed === true
      ? `${names.player(event.player)} can't draw, as the library is empty`
      : `${names.player(event.player)} is to draw a card`,
  cast: ([event], names) => {
    const player = names.player(event.player);
    const from = event.from === 'hand' ? '' : ` from ${zoneOf(event.from, ownerOf(event, names))}`;
    return withRemarks(
      `${player} casts ${names.object(event.object)}${from}`,
      names.remarks(event.object),
    );
  },
  activated,
  triggered: ([event], names) => `${names.ability(event.object)} triggers`,
  shuffled: ([event], names) => `${possessive(names.player(event.player))} library is shuffled`,
  libraryOrdered,
  revealed,
  landPlayed: ([event], names) =>
    `${names.player(event.player)} plays ${names.object(event.object)}`,
  lost: ([event], names) => `${names.player(event.player)} loses the game${LOST_WHY[event.why]}`,
  won: ([event], names) =>
    event.player === null ? 'the game is a draw' : `${names.player(event.player)} wins the game`,
  controlTaken: ([event], names) =>
    `${names.player(event.by)} will control ${names.player(event.player)} during their next turn`,
  becameMonarch: ([event], names) => `${names.player(event.player)} becomes the monarch`,
  left: ([event], names) => `${names.player(event.player)} leaves the game`,
};

function ownerOf(event: EventOf<'cast'>, names: Parameters<Template<'cast'>>[1]): string {
  const owner = names.owner(event.object);
  return names.player(owner ?? event.player);
}
