import type { Instruction, ObjectRef } from '../../../rules/authoring/language';
import type { Input, Read, Reading } from '../reading';
import { after } from '../reading';
import type { Noun, SlotTypes } from '../slot';
import { define, slot } from '../slot';
import { isOwn, saysAll } from './kit';

type Player = SlotTypes['actor'];
type Whose = SlotTypes['whose'];
type Sought = SlotTypes['sought'];
type Move = Extract<Instruction, { kind: 'move' }>;

/** Cards in a library: nothing else is there, and no place needs be told. */
const isSought = ({ zones, head }: Noun): boolean =>
  zones === undefined && (head === undefined || head === 'card');

/** "a basic land card", "up to two creature cards with different names": what is searched for (701.23). */
const readSought: Read<Sought> = (input, at) => [
  ...input
    .once('one', at, slot('one').read)
    .flatMap(({ value, end }): readonly Reading<Sought>[] =>
      isSought(value) ? [{ value: { where: value.where, count: [1, 1] }, end }] : [],
    ),
  ...several(input, after(input, at, 'up to')),
];

function several(input: Input, at: number): readonly Reading<Sought>[] {
  if (at < 0) return [];
  return input.once('number', at, slot('number').read).flatMap(({ value: most, end }) =>
    input.once('any of a noun', end, nouns(most === 1)).flatMap(({ value, end: last }) => {
      if (!isSought(value)) return [];
      const sought: Sought = { where: value.where, count: [0, most] };
      const named = after(input, last, 'with different names');
      return [
        { value: sought, end: last },
        ...(named < 0 ? [] : [{ value: { ...sought, differentNames: true as const }, end: named }]),
      ];
    }),
  );
}

const nouns =
  (one: boolean): Read<Noun> =>
  (input, at) =>
    one ? input.once('noun', at, slot('noun').read) : input.once('many', at, slot('many').read);

define('sought', { read: readSought });

const FOUND: ObjectRef = { ref: 'bound', name: 'found' };
const IT = '(it|that card|them|those cards|the card)';

/** Where what was found is put: the words, the move, and whether the library is shuffled before it. */
const PUT: readonly (readonly [string, Omit<Move, 'kind' | 'what'>, boolean?])[] = [
  [`put ${IT} onto the battlefield , then shuffle`, { to: 'battlefield' }],
  [`put ${IT} onto the battlefield tapped , then shuffle`, { to: 'battlefield', tapped: true }],
  [`put ${IT} into {hand:whose} hand , then shuffle`, { to: 'hand' }],
  [`reveal ${IT} , put ${IT} into {hand:whose} hand , then shuffle`, { to: 'hand', reveal: true }],
  [`put ${IT} into {hand:whose} graveyard , then shuffle`, { to: 'graveyard' }],
  [`exile ${IT} , then shuffle`, { to: 'exile' }],
  [`then shuffle and put ${IT} on top`, { to: 'library' }, true],
  [`reveal ${IT} , then shuffle and put ${IT} on top`, { to: 'library', reveal: true }, true],
];

/** Searching a library, what is done with what was found, and shuffling (701.23). */
export const SEARCH_CLAUSES = PUT.map(([words, move, shuffledFirst]) =>
  saysAll(
    `{player:actor} search~ {whose:whose} library for {what:sought} , ${words}`,
    (slots: { player: Player; whose: Whose; what: Sought; hand?: Whose }) => {
      const { player, whose, what, hand } = slots;
      if (player.player === 'all' || player.player === 'opponents') return undefined;
      if (!isOwn(whose) || (hand !== undefined && !isOwn(hand))) return undefined;
      const moved: Instruction = { kind: 'move', what: FOUND, ...move };
      const shuffled: Instruction = { kind: 'shuffle', player };
      const search: Instruction = { kind: 'search', player, ...what, bind: 'found' };
      return shuffledFirst === true ? [search, shuffled, moved] : [search, moved, shuffled];
    },
  ),
);
