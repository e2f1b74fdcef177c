import type { Amount, Filter, Instruction, Players } from '../../rules/authoring/language';
import { aimsAnew, collect } from './binding';
import { filterOf, isSomewhere } from './numbers';
import { pendingOf } from './pending';
import { after, type Input, type Reading } from './reading';
import { slot } from './slot';

type Steps = readonly Instruction[];
export type Sequence = (input: Input, at: number) => readonly Reading<Steps>[];

/** "For each opponent, …", "for each creature you control, …": done by you for each of them (608.2c). */
export function forEach(input: Input, at: number, sequence: Sequence): readonly Reading<Steps>[] {
  const from = after(input, at, 'for each');
  if (from < 0) return [];
  return groups(input, from).flatMap(({ value: of, end }) =>
    input.word(end) !== ','
      ? []
      : sequence(input, end + 1).flatMap(({ value, end: last }) =>
          // Targets are chosen for all of it, not for each of them (601.2c).
          aimsAnew(value) ? [] : [{ value: atOnce(of, value) ?? [all(of, value)], end: last }],
        ),
  );
}

const all = (of: Players | Filter, steps: Steps): Instruction => ({
  kind: 'forEach',
  of,
  do: byYou(steps),
});

/** "…, create a token", "…, create a token that's a copy of that creature": all of them at once. */
function atOnce(of: Players | Filter, [step, ...more]: Steps): Steps | undefined {
  if (step?.kind !== 'createToken' || more.length > 0 || 'player' in of) return undefined;
  const { token, player, count = 1 } = step;
  if (player === undefined) return undefined;
  const means = 'copyOf' in token ? pendingOf(token.copyOf)?.means : undefined;
  if (means !== undefined && 'pronoun' in means)
    return [{ ...step, player: byYou(player), token: { ...token, copyOf: of } }];
  const each: Amount = { amount: 'count', of };
  if (typeof count !== 'number' || collect(token, false).length > 0) return undefined;
  return [
    {
      ...step,
      player: byYou(player),
      count: count === 1 ? each : { amount: 'times', factor: count, of: each },
    },
  ];
}

function groups(input: Input, at: number): readonly Reading<Players | Filter>[] {
  const found: Reading<Players | Filter>[] = [];
  if (input.word(at) === 'opponent') found.push({ value: { player: 'opponents' }, end: at + 1 });
  if (input.word(at) === 'player') found.push({ value: { player: 'all' }, end: at + 1 });
  for (const { value, end } of input.once('noun', at, slot('noun').read))
    if (isSomewhere(value) && value.head !== 'spell') found.push({ value: filterOf(value), end });
  return found;
}

/** Where nobody is named, you act, not each of the players. */
function byYou<T>(node: T): T {
  const means = pendingOf(node)?.means;
  if (means !== undefined && 'implied' in means) return { player: 'you' } as T;
  if (Array.isArray(node)) return node.map(byYou) as T;
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([key, one]) => [key, byYou(one)])) as T;
}
