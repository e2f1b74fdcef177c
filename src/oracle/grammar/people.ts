import type { ObjectRef, PlayerRef, Players } from '../../rules/authoring/language';
import { impliedActor, pendingPlayer, sameSubject, targetPlayer } from './pending';
import { type Agreement, after, type Input, type Reading } from './reading';
import { define, slot } from './slot';

const YOU: PlayerRef = { player: 'you' };
const ALL: Players = { player: 'all' };
const OPPONENTS: Players = { player: 'opponents' };

/** Players by words that always mean the same. */
const NAMED: readonly (readonly [string, PlayerRef, Agreement])[] = [
  ['you', YOU, 'base'],
  ['defending player', { player: 'defending' }, 'third'],
  ['the active player', { player: 'active' }, 'third'],
  ['the monarch', { player: 'monarch' }, 'third'],
  ['the chosen player', { player: 'chosen' }, 'third'],
];

/** One player, as a subject or an object. */
function readPlayer(input: Input, at: number): readonly Reading<PlayerRef>[] {
  const found: Reading<PlayerRef>[] = [];
  for (const [text, value, agrees] of NAMED) {
    const end = after(input, at, text);
    if (end >= 0) found.push({ value, end, agrees });
  }
  if (after(input, at, 'target player') >= 0)
    found.push({ value: targetPlayer({ players: ALL }, at), end: at + 2, agrees: 'third' });
  if (after(input, at, 'target opponent') >= 0)
    found.push({ value: targetPlayer({ players: OPPONENTS }, at), end: at + 2, agrees: 'third' });
  for (const text of ['that player', 'the player', 'that opponent'])
    if (after(input, at, text) >= 0)
      found.push({ value: pendingPlayer(at), end: at + 2, agrees: 'third' });
  if (input.word(at) === 'they')
    found.push({ value: pendingPlayer(at), end: at + 1, agrees: 'base' });
  for (const { value, end } of input.once<ObjectRef>('possessor', at, slot('possessor').read)) {
    if (input.word(end) === 'controller')
      found.push({ value: { player: 'controllerOf', of: value }, end: end + 1, agrees: 'third' });
    if (input.word(end) === 'owner')
      found.push({ value: { player: 'ownerOf', of: value }, end: end + 1, agrees: 'third' });
  }
  return found;
}

define('player', { read: readPlayer });
define('legendRule', {
  read: (input, at) => {
    const quote = input.tokens[at + 1]?.quote ?? [];
    const named = input.word(at) === 'the' && quote.map(({ text }) => text).join(' ');
    return named === 'legend rule' ? [{ value: true, end: at + 2 }] : [];
  },
});

define('subject', {
  read: (input, at) => {
    const found: Reading<Players>[] = [...input.once('player', at, readPlayer)];
    if (after(input, at, 'each player') >= 0)
      found.push({ value: ALL, end: at + 2, agrees: 'third' });
    if (after(input, at, 'each opponent') >= 0)
      found.push({ value: OPPONENTS, end: at + 2, agrees: 'third' });
    if (input.word(at) === 'players') found.push({ value: ALL, end: at + 1, agrees: 'base' });
    if (after(input, at, 'your opponents') >= 0)
      found.push({ value: OPPONENTS, end: at + 2, agrees: 'base' });
    return found;
  },
});

define('actor', {
  read: (input, at) => [
    ...input.once('subject', at, slot('subject').read),
    { value: impliedActor(at), end: at, agrees: 'base' },
    { value: sameSubject(at), end: at, agrees: 'third' },
  ],
});

define('whose', {
  read: (input, at) => {
    if (input.word(at) === 'your') return [{ value: YOU, end: at + 1 }];
    if (input.word(at) === 'their') return [{ value: pendingPlayer(at), end: at + 1 }];
    return input
      .once('player', at, readPlayer)
      .flatMap(({ value, end }) => (input.word(end) === "'s" ? [{ value, end: end + 1 }] : []));
  },
});
