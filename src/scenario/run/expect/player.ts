import {
  type Color,
  characteristicsOf,
  devotion,
  type ObjectId,
  type Player,
  type PlayerId,
  viewOf,
} from '../../../rules';
import type { PileTest, PlayerIs } from '../../format';
import { cardOf, type Position } from '../position';
import { sameSymbols } from '../words';
import { equal, type Finding, meets, sameSet } from './compare';

/** What of the expected a player is, field by field. */
export function* playerFindings(position: Position, id: PlayerId, is: PlayerIs): Iterable<Finding> {
  const player = position.game.state.players[id];
  if (player === undefined) return;
  for (const [field, wanted] of Object.entries(is)) {
    if (wanted === undefined) continue;
    const [found, holds] = read(position, player, field as keyof PlayerIs, is);
    yield { what: `${field} of ${player.name}`, wanted, found, holds };
  }
}

type Reading = readonly [found: unknown, holds: boolean];
type Reader<K extends keyof PlayerIs> = (
  position: Position,
  player: Player,
  wanted: Exclude<PlayerIs[K], undefined>,
) => Reading;

function read<K extends keyof PlayerIs>(
  position: Position,
  player: Player,
  field: K,
  is: PlayerIs,
): Reading {
  const reader = READERS[field] as Reader<K>;
  return reader(position, player, is[field] as Exclude<PlayerIs[K], undefined>);
}

const READERS: { readonly [K in keyof PlayerIs]-?: Reader<K> } = {
  life: (_, { life }, wanted) => [life, meets(life, wanted)],
  hand: (position, { hand }, wanted) => pile(position, hand, wanted),
  library: (position, { library }, wanted) => pile(position, library, wanted),
  graveyard: (position, { graveyard }, wanted) => pile(position, graveyard, wanted),
  exile: (position, { id }, wanted) => {
    const { state } = position.game;
    const own = state.exile.list().filter((card) => state.objects.get(card)?.owner === id);
    return pile(position, own, wanted);
  },
  manaPool: (_, { pool }, wanted) => {
    const found = pool.map(({ type }) => `{${type}}`).join('');
    return [found, sameSymbols(found, wanted)];
  },
  counters: (_, { counters }, wanted) => {
    const kinds = new Set([...Object.keys(counters), ...Object.keys(wanted)]);
    const holds = [...kinds].every((kind) => meets(counters[kind] ?? 0, wanted[kind] ?? 0));
    return [counters, holds];
  },
  lost: (_, { lost }, wanted) => [lost, equal(lost, wanted)],
  won: ({ game }, { id }, wanted) => {
    const won = game.state.winner === id;
    return [won, equal(won, wanted)];
  },
  monarch: ({ game }, { id }, wanted) => {
    const monarch = game.state.monarch === id;
    return [monarch, equal(monarch, wanted)];
  },
  commanderDamage: (position, { commanderDamage }, wanted) => {
    const holds = Object.entries(wanted).every(([ref, test]) =>
      meets(commanderDamage[cardOf(position, ref)] ?? 0, test),
    );
    return [commanderDamage, holds];
  },
  devotion: ({ game }, { id }, wanted) => {
    const found = Object.fromEntries(
      Object.keys(wanted).map((colors) => [
        colors,
        devotion(viewOf(game.state), id, [...colors] as readonly Color[]),
      ]),
    );
    return [found, Object.entries(wanted).every(([colors, test]) => meets(found[colors], test))];
  },
};

/** How many cards a pile has, or which by their names. */
function pile(position: Position, cards: readonly ObjectId[], wanted: PileTest): Reading {
  if (typeof wanted !== 'object') return [cards.length, meets(cards.length, wanted)];
  const names = cards.map((id) => characteristicsOf(position.game.state, id)?.name ?? '?');
  return [names, sameSet(names, wanted)];
}
