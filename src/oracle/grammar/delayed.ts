import type { EventPattern, Instruction, TriggeredAbility } from '../../rules/authoring/language';
import type { Sequence } from './each';
import { readTrigger, type Trigger } from './events';
import { happenings } from './happenings';
import { pendingOf } from './pending';
import { after, type Input, type Reading } from './reading';
import { slot } from './slot';

type Delayed = Extract<Instruction, { kind: 'delayedTrigger' }>;

/**
 * "When that creature dies this turn, …", "until end of turn, whenever …, …", "when that token leaves the
 * battlefield, …": a trigger that an effect makes (603.7).
 */
export function delayed(
  input: Input,
  at: number,
  sequence: Sequence,
): readonly Reading<readonly Instruction[]>[] {
  const lead = after(input, at, 'until end of turn ,');
  const from = lead < 0 ? at : lead;
  const word = input.word(from);
  if (word !== 'when' && word !== 'whenever') return [];
  return [...input.once('trigger', from, readTrigger), ...aboutKnown(input, from + 1)].flatMap(
    ({ value, end }) => {
      const tail = after(input, end, 'this turn');
      const timed = lead >= 0 || tail >= 0;
      const last = tail < 0 ? end : tail;
      // Without a time it waits for one object, and once (603.7b).
      const fits = timed ? lead < 0 || tail < 0 : word === 'when' && isKnown(value.trigger);
      return fits && input.word(last) === ',' && value.or === undefined
        ? sequence(input, last + 1).map((does) => ({
            value: [waits(value, does.value, timed)],
            end: does.end,
          }))
        : [];
    },
  );
}

const waits = (
  { trigger, oneOrMore }: Trigger,
  steps: readonly Instruction[],
  timed: boolean,
): Delayed => {
  const ability: TriggeredAbility = {
    kind: 'triggered',
    trigger,
    content: { do: steps },
    ...(oneOrMore === undefined ? {} : { oneOrMore }),
  };
  return { kind: 'delayedTrigger', ability, ...(timed ? { duration: 'endOfTurn' } : {}) };
};

/** An object that was named before: "that creature dies", "you lose control of the creature". */
function aboutKnown(input: Input, at: number): readonly Reading<Trigger>[] {
  const lost = after(input, at, 'you lose control of');
  if (lost >= 0)
    return input.once('agent', lost, slot('agent').read).flatMap(({ value, end }) =>
      isPronoun(value)
        ? [
            {
              value: {
                trigger: {
                  event: 'controlChanged' as const,
                  object: [{ is: 'object' as const, object: value }],
                  from: { player: 'you' as const },
                },
              },
              end,
            },
          ]
        : [],
    );
  return input.once('agent', at, slot('agent').read).flatMap(({ value, end }) =>
    isPronoun(value)
      ? happenings(input, end, false).map((happening) => ({
          value: { trigger: happening.value([{ is: 'object', object: value }]) },
          end: happening.end,
        }))
      : [],
  );
}

const isPronoun = (ref: unknown): boolean => {
  const means = pendingOf(ref)?.means;
  return means !== undefined && 'pronoun' in means;
};

/** It waits for one object alone, which was named. */
const isKnown = (trigger: EventPattern): boolean => {
  const object = 'object' in trigger ? trigger.object : [];
  const [only, ...more] = object;
  return only?.is === 'object' && more.length === 0 && isPronoun(only.object);
};
