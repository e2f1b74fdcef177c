import type { Condition, Cost, Instruction, PlayerRef } from '../../rules/authoring/language';
import { CLAUSES } from './clauses';
import { delayed } from './delayed';
import { forEach } from './each';
import { readBeginning } from './events';
import { insteadOf } from './insteads';
import { after, type Input, type Read, type Reading } from './reading';
import type { Link, Sentence } from './sentence';
import { slot } from './slot';
import { choice } from './template';

type Steps = readonly Instruction[];

const clauses = choice(CLAUSES);

/** How clauses of a sentence are tied together. */
const TIES = [', then', 'and', ', and', 'then', ', and then', ','] as const;

/** Clauses one after the other, in every length. */
function sequence(input: Input, at: number): readonly Reading<Steps>[] {
  return input.once('sequence', at, readSequence);
}

const readSequence: Read<Steps> = (input, at) => [
  // What follows "you may" is all that may be done: nothing is tied to it from outside.
  ...options(input, at),
  ...forEach(input, at, sequence),
  ...delayed(input, at, sequence),
  ...input.once('clause', at, clauses.read).flatMap((first) => {
    const more = TIES.flatMap((tie) => {
      const from = after(input, first.end, tie);
      return from < 0 ? [] : sequence(input, from);
    });
    return [
      first,
      ...more.map((rest) => ({ value: [...first.value, ...rest.value], end: rest.end })),
    ];
  }),
];

/** "You may …, and you may …": each by itself. */
function options(input: Input, at: number): readonly Reading<Steps>[] {
  return optional(input, at).flatMap((first) => [
    first,
    ...([', and', 'and'] as const).flatMap((tie) => {
      const from = after(input, first.end, tie);
      return from < 0
        ? []
        : options(input, from).map(({ value, end }) => ({
            value: [...first.value, ...value],
            end,
          }));
    }),
  ]);
}

/** What may be done holds nothing that may be done besides. */
const isAlone = ({ value: [, ...more] }: Reading<Steps>): boolean =>
  more.every(({ kind }) => kind !== 'may' && kind !== 'mayPay');

/** "you may draw a card", "that player may discard a card". */
function optional(input: Input, at: number): readonly Reading<Steps>[] {
  return input.once('player', at, slot('player').read).flatMap(({ value: player, end }) => {
    if (input.word(end) !== 'may') return [];
    return [
      ...input.once('pay', end + 1, readPayment).map(
        (paid): Reading<Steps> => ({
          value: [{ kind: 'mayPay', player, cost: paid.value }],
          end: paid.end,
        }),
      ),
      ...sequence(input, end + 1)
        .filter(isAlone)
        .map(mayDo(player)),
      ...(input.word(end + 1) === 'have' ? sequence(input.infinitives, end + 2) : [])
        .filter(isAlone)
        .map(mayDo(player)),
    ];
  });
}

const mayDo =
  (player: PlayerRef) =>
  ({ value, end }: Reading<Steps>): Reading<Steps> => ({
    value: [{ kind: 'may', player, do: value }],
    end,
  });

/** "pay {2}", "pay 3 life": what only costs. */
const readPayment: Read<Cost> = (input, at) =>
  input.word(at) === 'pay' ? input.once('cost', at, slot('cost').read) : [];

const isPerson = (player: PlayerRef): boolean => player.player !== 'you';

/** "… unless its controller pays {3}" (118.12a). */
function unless(input: Input, { value, end }: Reading<Steps>): readonly Reading<Steps>[] {
  if (input.word(end) !== 'unless') return [];
  return input.once('player', end + 1, slot('player').read).flatMap((who) => {
    const word = input.word(who.end);
    const wanted = isPerson(who.value) ? 'pays' : 'pay';
    if (word !== wanted) return costVerb(input, who, value);
    return input.once('cost', who.end + 1, slot('cost').read).map(
      (cost): Reading<Steps> => ({
        value: [{ kind: 'mayPay', player: who.value, cost: cost.value, unpaid: value }],
        end: cost.end,
      }),
    );
  });
}

/** "… unless you discard a card". */
function costVerb(input: Input, who: Reading<PlayerRef>, unpaid: Steps): readonly Reading<Steps>[] {
  if (isPerson(who.value)) return [];
  return input.once('cost', who.end, slot('cost').read).map((cost) => ({
    value: [{ kind: 'mayPay', player: who.value, cost: cost.value, unpaid }],
    end: cost.end,
  }));
}

/** "… at the beginning of the next end step" (603.7). */
function later(input: Input, { value, end }: Reading<Steps>): readonly Reading<Steps>[] {
  if (input.word(end) !== 'at') return [];
  return readBeginning(input, end + 1)
    .filter(({ end: last }) => isNext(input, end, last))
    .map((event) => ({
      value: [
        {
          kind: 'delayedTrigger',
          ability: { kind: 'triggered', trigger: event.value, content: { do: value } },
        },
      ],
      end: event.end,
    }));
}

const isNext = (input: Input, from: number, to: number): boolean => {
  for (let at = from; at < to; at += 1)
    if (input.word(at) === 'next' || after(input, at, 'end of combat') >= 0) return true;
  return false;
};

const given = (condition: Condition, then: Steps): Instruction => ({ kind: 'if', condition, then });

/** "If …, …": done where the condition holds as it is come to (608.2c). */
function conditional(input: Input, at: number): readonly Reading<Steps>[] {
  if (input.word(at) !== 'if') return [];
  return input.once('condition', at + 1, slot('condition').read).flatMap(({ value, end }) =>
    input.word(end) === ','
      ? whole(input, end + 1).map((then) => ({
          value: [given(value, then.value)],
          end: then.end,
        }))
      : [],
  );
}

/** "… if it's a creature". */
function onlyIf(input: Input, { value, end }: Reading<Steps>): readonly Reading<Steps>[] {
  if (input.word(end) !== 'if') return [];
  return input.once('condition', end + 1, slot('condition').read).map((condition) => ({
    value: [given(condition.value, value)],
    end: condition.end,
  }));
}

/** A whole sentence without its full stop. */
function whole(input: Input, at: number): readonly Reading<Steps>[] {
  return sequence(input, at).flatMap((reading) => [
    reading,
    ...unless(input, reading),
    ...later(input, reading),
    ...onlyIf(input, reading),
    ...where(input, reading),
  ]);
}

/** ", where X is …": the number that X stands for in the sentence. */
function where(input: Input, { value, end }: Reading<Steps>): readonly Reading<Steps>[] {
  const from = after(input, end, ', where x is');
  if (from < 0) return [];
  return input.once('amount', from, slot('amount').read).map((amount) => ({
    value: explained(value, amount.value) as Steps,
    end: amount.end,
  }));
}

/** The same with every X replaced. */
function explained(node: unknown, x: unknown): unknown {
  if (Array.isArray(node)) return node.map((one) => explained(one, x));
  if (typeof node !== 'object' || node === null) return node;
  if ('amount' in node && node.amount === 'x') return x;
  return Object.fromEntries(Object.entries(node).map(([key, one]) => [key, explained(one, x)]));
}

const LINKS: readonly (readonly [string, Link])[] = [
  ['then', 'then'],
  ['if you do ,', 'ifYouDo'],
  ['if they do ,', 'ifYouDo'],
  ['if that player does ,', 'ifYouDo'],
  ['if the player does ,', 'ifYouDo'],
  ['when you do ,', 'whenYouDo'],
  ["if you don't ,", 'ifYouDont'],
  ["if they don't ,", 'ifYouDont'],
  ["if that player doesn't ,", 'ifYouDont'],
  ['otherwise ,', 'otherwise'],
];

/** All ways to read a whole sentence. */
export function readSentence(input: Input): readonly Sentence[] {
  const complete = (at: number): readonly Steps[] =>
    [...whole(input, at), ...conditional(input, at)]
      .filter(({ end }) => end === input.length)
      .map(({ value }) => value);
  const found: Sentence[] = complete(0).map((steps) => ({ steps }));
  for (const [words, link] of LINKS) {
    const at = after(input, 0, words);
    if (at >= 0) found.push(...complete(at).map((steps) => ({ link, steps })));
  }
  return [...found, ...insteadOf(input, sequence)];
}
