import {
  cr,
  type Dependency,
  deriveWhole,
  type EffectId,
  effectSource,
  type ObjectId,
  type RuleNumber,
  type State,
  withTimestamps,
} from '../../rules';
import type { Names } from '../naming/names';
import { namesOf } from '../naming/namesOf';
import { asSentence, possessive } from '../words/sentences';
import { type NamedObject, type Stamp, stampName, type Walk, type WalkRow, walk } from './walk';
import { WALK_FIELDS } from './walkFields';

/** That an effect of the walk depends on another: in words, with the order that time alone would give. */
export interface DependencyLine {
  readonly layer: string;
  /** The one that waits, and the one that it waits for. */
  readonly waits: NamedObject & { readonly stamp: number | undefined };
  readonly on: NamedObject & { readonly stamp: number | undefined };
  /** Which of the three conditions makes it so. */
  readonly kind: string;
  readonly words: string;
  readonly byTime: string;
  readonly cites: readonly RuleNumber[];
}

/** What follows if two effects of one layer had come in the other order. */
export interface OtherOrder {
  readonly words: string;
  readonly first: NamedObject;
  readonly second: NamedObject;
  /** The timestamps to try, by the names that effects bear. */
  readonly stamps: readonly Stamp[];
  /** The value in the other order. */
  readonly value: string;
  readonly cites: readonly RuleNumber[];
}

const KINDS: { readonly [K in Dependency['by']]: string } = {
  existence: 'whether it exists',
  applies: 'what it applies to',
  does: 'what it does',
};

/** The dependencies among the effects of a walk (613.8a), each once. */
export function dependenciesOf(state: State, id: ObjectId, shown: Walk): readonly DependencyLine[] {
  const derived = deriveWhole(state, id);
  if (derived === null) return [];
  const names = namesOf(state);
  const told = new Set(
    shown.rows.flatMap(({ layers, stamp }) => (stamp ? [`${layers} ${stamp.of}`] : [])),
  );
  const isTold = ({ layer, effect, on }: Dependency) =>
    [effect, on].every((one) => told.has(`${layer} ${stampName(one)}`));
  const lines = derived.dependencies.filter(isTold).map((one) => lineOf(state, one, names));
  return lines.filter(
    ({ words, layer }, nth) =>
      lines.findIndex((other) => other.words === words && other.layer === layer) === nth,
  );
}

function lineOf(state: State, one: Dependency, names: Names): DependencyLine {
  const named = (effect: string) => {
    const object = effectSource(state, effect) ?? (0 as ObjectId);
    return { object, name: names.object(object), stamp: stampOf(state, effect) };
  };
  const waits = named(one.effect);
  const on = named(one.on);
  const earlier = (waits.stamp ?? 0) < (on.stamp ?? 0);
  const [first, second] = earlier ? [waits, on] : [on, waits];
  const alone = `by time alone ${first.name} (${first.stamp}) comes before ${second.name} (${second.stamp})`;
  return {
    layer: one.layer,
    waits,
    on,
    kind: KINDS[one.by],
    words: asSentence(
      `${possessive(waits.name)} effect depends on that of ${on.name}: ${WHY[one.by]}`,
    ),
    byTime: asSentence(
      one.loop
        ? `they depend on each other, so time decides: ${first.name} (${first.stamp}) before ${second.name} (${second.stamp})`
        : earlier
          ? `${alone}; it waits all the same`
          : `${alone} as well`,
    ),
    cites: one.loop ? [cr('613.8a'), cr('613.8b')] : [cr('613.8a')],
  };
}

const WHY: { readonly [K in Dependency['by']]: string } = {
  existence: 'applied first, that takes away the ability that makes it',
  applies: 'applied first, that changes what it applies to',
  does: 'applied first, that changes what it does',
};

/** The timestamp of an effect by its name. */
function stampOf({ objects, effects }: State, effect: string): number | undefined {
  const name = stampName(effect);
  const number = Number(name.slice(1));
  return name.startsWith('s')
    ? objects.get(number as ObjectId)?.timestamp
    : effects.get(number as EffectId)?.timestamp;
}

/** More pairs than these are not tried. */
const MOST_PAIRS = 12;
/** On a board of more permanents nothing is tried by itself. */
const MOST_PERMANENTS = 400;

/** The effects of a walk that could apply in another order, each pair of one layer once. */
function pairsOf({ rows }: Walk): readonly (readonly [Stamped, Stamped])[] {
  const stamped = rows.filter(
    (row): row is Stamped => row.stamp !== undefined && row.source !== undefined,
  );
  return stamped.flatMap((one, nth) =>
    stamped
      .slice(nth + 1)
      .filter((other) => other.layers === one.layers && other.stamp.of !== one.stamp.of)
      .filter((other) => one.row === 'effect' || other.row === 'effect')
      .map((other) => [one, other] as const),
  );
}

type Stamped = WalkRow & { readonly stamp: Stamp; readonly source: NamedObject };

/**
 * What other orders of time would come to: the pairs of effects of one layer that would give another value.
 * The same computation is asked, of the position with their timestamps exchanged (613.7).
 */
export function otherOrders(state: State, id: ObjectId, shown: Walk): readonly OtherOrder[] {
  if (state.battlefield.size > MOST_PERMANENTS) return [];
  const pairs = pairsOf(shown).slice(0, MOST_PAIRS);
  return pairs.flatMap(([one, other]) => {
    const stamps = [
      { of: one.stamp.of, at: other.stamp.at },
      { of: other.stamp.of, at: one.stamp.at },
    ];
    const value = valueWith(state, id, shown.of, stamps);
    if (value === undefined || value === shown.value) return [];
    const [first, second] = one.stamp.at < other.stamp.at ? [one, other] : [other, one];
    return [
      {
        words: asSentence(
          `had ${second.source.name} (${second.stamp.at}) come before ${first.source.name} (${first.stamp.at}), it would be ${value}`,
        ),
        first: second.source,
        second: first.source,
        stamps,
        value,
        cites: [cr('613.7')],
      },
    ];
  });
}

/** What has a timestamp in the walk, in the order of time. */
export function stampsOf({ rows }: Walk): readonly (Stamp & { readonly name: string })[] {
  const all = new Map<string, Stamp & { name: string }>();
  for (const { stamp, source } of rows)
    if (stamp && source) all.set(stamp.of, { ...stamp, name: source.name });
  return [...all.values()].sort((a, b) => a.at - b.at);
}

const valueWith = (
  state: State,
  id: ObjectId,
  of: Walk['of'],
  stamps: readonly Stamp[],
): string | undefined => {
  const other = timed(state, stamps);
  const derived = deriveWhole(other, id);
  return derived === null ? undefined : WALK_FIELDS[of].value(derived.values, namesOf(other));
};

/** The position with other timestamps. */
export const timed = (state: State, stamps: readonly Stamp[]): State =>
  stamps.length === 0
    ? state
    : withTimestamps(state, new Map(stamps.map(({ of, at }) => [of, at])));

/** The same walk with other timestamps, and what is said of it: that it is only supposed. */
export function walkWithStamps(
  state: State,
  id: ObjectId,
  shown: Walk,
  stamps: readonly Stamp[],
): { readonly walk: Walk; readonly words: string } | null {
  const other = walk(timed(state, stamps), id, shown.of);
  if (other === null) return null;
  const order = stampsOf(other)
    .map(({ name }) => name)
    .join(', then ');
  const outcome =
    other.value === shown.value
      ? `it would be ${other.value} just the same`
      : `it would be ${other.value} instead of ${shown.value}`;
  return { walk: other, words: asSentence(`only supposed: in the order ${order}, ${outcome}`) };
}
