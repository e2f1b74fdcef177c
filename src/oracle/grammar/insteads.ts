import type { Amount, Condition, Instruction } from '../../rules/authoring/language';
import type { Sequence } from './each';
import { after, type Input, type Reading } from './reading';
import type { Alteration, Sentence } from './sentence';
import { slot } from './slot';

type Steps = readonly Instruction[];

/** What a sentence puts in the place of the one before it. */
interface Otherwise {
  readonly steps: Steps;
  readonly alters?: Alteration;
}

/** "If …, … instead", "… instead if …": in the place of what the sentence before says (614.1a, 608.2e). */
export function insteadOf(input: Input, sequence: Sequence): readonly Sentence[] {
  const found: Sentence[] = [];
  const conditions = (at: number): readonly Reading<Condition>[] =>
    input.once('condition', at, slot('condition').read);
  const add = (condition: Condition, { steps: then, alters }: Otherwise): void => {
    const one: Instruction = { kind: 'if', condition, then };
    found.push({ link: 'instead', steps: [one], ...(alters === undefined ? {} : { alters }) });
  };
  const isLast = (end: number): boolean => end === input.length;
  if (input.word(0) === 'if')
    for (const { value, end } of conditions(1)) {
      if (input.word(end) !== ',') continue;
      const early = input.word(end + 1) === 'instead';
      for (const other of otherwise(input, early ? end + 2 : end + 1, sequence)) {
        const late = input.word(other.end) === 'instead';
        if (early !== late && isLast(late ? other.end + 1 : other.end)) add(value, other.value);
      }
    }
  for (const other of otherwise(input, 0, sequence)) {
    const at = after(input, other.end, 'instead if');
    if (at >= 0)
      for (const { value, end } of conditions(at)) if (isLast(end)) add(value, other.value);
  }
  return found;
}

const otherwise = (input: Input, at: number, sequence: Sequence): readonly Reading<Otherwise>[] => [
  ...sequence(input, at).map(({ value, end }) => ({ value: { steps: value }, end })),
  ...altered(input, at),
];

/** "create five of those tokens", "it deals 4 damage": what the sentence before did, but for a number. */
function altered(input: Input, at: number): readonly Reading<Otherwise>[] {
  const create = after(input, at, 'create');
  if (create >= 0)
    return input.once('number', create, slot('number').read).flatMap(({ value, end }) => {
      const last = after(input, end, 'of those tokens');
      return last < 0 ? [] : [alteration('createToken', value, last)];
    });
  const source = ['~', 'it'].includes(input.word(at)) && input.word(at + 1) === 'deals';
  if (!source) return [];
  return input
    .once('damage', at + 2, slot('damage').read)
    .map(({ value, end }) => alteration('dealDamage', value, end));
}

const alteration = (of: Alteration['of'], to: Amount, end: number): Reading<Otherwise> => ({
  value: { steps: [], alters: { of, to } },
  end,
});

const COMPOUND: readonly Instruction['kind'][] = ['may', 'mayPay', 'forEach', 'if', 'reflexive'];

/** The instruction of the sentence before, or where the condition holds what is done instead of it. */
export function inPlaceOf(
  last: Instruction,
  given: Extract<Instruction, { kind: 'if' }>,
  alters: Alteration | undefined,
): Instruction | undefined {
  if (last.kind === 'unread' || given.else !== undefined) return undefined;
  // Of what is done perhaps, or for each of several, only a part may be meant.
  if (COMPOUND.includes(last.kind) && given.then[0]?.kind !== last.kind) return undefined;
  const then = alters === undefined ? given.then : altering(last, alters);
  return then === undefined || then.length !== 1 ? undefined : { ...given, then, else: [last] };
}

function altering(last: Instruction, { of, to }: Alteration): Steps | undefined {
  if (last.kind === 'createToken' && of === last.kind) return [{ ...last, count: to }];
  if (last.kind === 'dealDamage' && of === last.kind && last.amount !== 'divided')
    return [{ ...last, amount: to }];
  return undefined;
}
