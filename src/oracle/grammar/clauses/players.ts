import type { PlayerRef } from '../../../rules/authoring/language';
import { filterOf } from '../numbers';
import { pendingOf } from '../pending';
import { byEach, says, saysAll } from './kit';

/** What players do with cards, life and mana. */
export const PLAYER_CLAUSES = [
  says('{player:actor} draw~ {count:cards}', ({ player, count }) =>
    byEach(player, (one) => ({ kind: 'draw', player: one, count })),
  ),
  says('{player:actor} draw~ an additional card', ({ player }) =>
    byEach(player, (one) => ({ kind: 'draw', player: one, count: 1 })),
  ),
  says('{player:actor} discard~ {count:cards}', ({ player, count }) => ({
    kind: 'discard',
    player,
    count,
  })),
  says('{player:actor} discard~ {count:cards} at random', ({ player, count }) => ({
    kind: 'discard',
    player,
    count,
    random: true,
  })),
  says('{player:actor} discard~ {whose:whose} hand', ({ player, whose }) =>
    isOwn(whose) ? { kind: 'discard', player, count: 'hand' } : undefined,
  ),
  says('{player:actor} mill~ {count:cards}', ({ player, count }) =>
    byEach(player, (one) => ({ kind: 'mill', player: one, count })),
  ),
  says('{player:subject} gain~ {amount:life}', ({ player, amount }) => ({
    kind: 'gainLife',
    player,
    amount,
  })),
  says('{player:subject} lose~ {amount:life}', ({ player, amount }) => ({
    kind: 'loseLife',
    player,
    amount,
  })),
  says('{player:actor} gain~ {amount:life}', ({ player, amount }) =>
    'pending' in player ? { kind: 'gainLife', player, amount } : undefined,
  ),
  says('{player:actor} lose~ {amount:life}', ({ player, amount }) =>
    'pending' in player ? { kind: 'loseLife', player, amount } : undefined,
  ),
  says('{player:actor} scry~ {count:number}', ({ player, count }) =>
    byEach(player, (one) => ({ kind: 'scry', player: one, count })),
  ),
  says('{player:actor} surveil~ {count:number}', ({ player, count }) =>
    byEach(player, (one) => ({ kind: 'surveil', player: one, count })),
  ),
  says('proliferate', () => ({ kind: 'proliferate' })),
  says('{player:actor} shuffle~', ({ player }) =>
    byEach(player, (one) => ({ kind: 'shuffle', player: one })),
  ),
  says('{player:actor} shuffle~ {whose:whose} library', ({ player, whose }) =>
    isOwn(whose) ? byEach(player, (one) => ({ kind: 'shuffle', player: one })) : undefined,
  ),
  says('{player:actor} add~ {mana:mana}', ({ player, mana }) => {
    return byEach(player, (one) => ({ kind: 'addMana', mana, player: one }));
  }),
  says('{player:subject} become~ the monarch', ({ player }) =>
    byEach(player, (one) => ({ kind: 'becomeMonarch', player: one })),
  ),
  says('{player:subject} win~ the game', ({ player }) =>
    byEach(player, (one) => ({ kind: 'winGame', player: one, outcome: 'win' })),
  ),
  says('{player:subject} lose~ the game', ({ player }) =>
    byEach(player, (one) => ({ kind: 'winGame', player: one, outcome: 'lose' })),
  ),
  says('{player:actor} take~ an extra turn after this one', ({ player }) => ({
    kind: 'extraTurn',
    player,
  })),
  says('{player:actor} sacrifice~ {what:one} [of their choice]', ({ player, what }) => ({
    kind: 'sacrifice',
    player,
    what: filterOf(what),
    count: 1,
  })),
  says('{player:actor} sacrifice~ {count:number} {what:many} [of their choice]', (slots) => ({
    kind: 'sacrifice',
    player: slots.player,
    what: filterOf(slots.what),
    count: slots.count,
  })),
  says('{player:actor} sacrifice~ {what:agent}', ({ player, what }) => ({
    kind: 'sacrifice',
    player,
    what,
  })),
  saysAll(
    '{player:actor} search~ {whose:whose} library for {what:one} , put it onto the battlefield , then shuffle',
    ({ player, whose, what }) => found(player, [whose], what, { to: 'battlefield' }),
  ),
  saysAll(
    '{player:actor} search~ {whose:whose} library for {what:one} , put (it|that card) onto the battlefield tapped , then shuffle',
    ({ player, whose, what }) => found(player, [whose], what, { to: 'battlefield', tapped: true }),
  ),
  saysAll(
    '{player:actor} search~ {whose:whose} library for {what:one} , put (it|that card) into {hand:whose} hand , then shuffle',
    ({ player, whose, hand, what }) => found(player, [whose, hand], what, { to: 'hand' }),
  ),
  saysAll(
    '{player:actor} search~ {whose:whose} library for {what:one} , reveal (it|that card) , put it into {hand:whose} hand , then shuffle',
    ({ player, whose, hand, what }) =>
      found(player, [whose, hand], what, { to: 'hand', reveal: true }),
  ),
  says('populate', () => ({ kind: 'populate' })),
];

type Found = Parameters<typeof byEach>[0];
type Where = Parameters<typeof filterOf>[0];

/** "Your", "their": of the one who acts, not of somebody else. */
const isOwn = (whose: PlayerRef): boolean => whose.player === 'you' || isPronoun(whose);

const isPronoun = (whose: PlayerRef): boolean => {
  const means = pendingOf(whose)?.means;
  return means !== undefined && 'pronoun' in means;
};

/** Searching for a card, what is done with it, and shuffling (701.23). */
function found(
  player: Found,
  whose: readonly PlayerRef[],
  what: Where,
  move: { readonly to: 'battlefield' | 'hand'; readonly tapped?: true; readonly reveal?: true },
) {
  if (player.player === 'all' || player.player === 'opponents') return undefined;
  if (!whose.every(isOwn)) return undefined;
  return [
    {
      kind: 'search' as const,
      player,
      where: what.where,
      count: [1, 1] as const,
      bind: 'found',
    },
    { kind: 'move' as const, what: { ref: 'bound' as const, name: 'found' }, ...move },
    { kind: 'shuffle' as const, player },
  ];
}
