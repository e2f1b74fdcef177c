import {
  type DependencyLine,
  dependenciesOf,
  firstWalk,
  isWalk,
  type OtherOrder,
  otherOrders,
  type Stamp,
  stampsOf,
  WALK_FIELDS,
  type Walk,
  type WalkOf,
  walk,
  walksOf,
  walkWithStamps,
} from '../../../explain/derivations';
import type { ContinuousEffect } from '../../../rules';
import { wayTo } from '../../../store/tree';
import type { About } from '../about';

/** What the walk of a value shows. */
export interface WalkView {
  readonly fields: readonly { readonly of: WalkOf; readonly name: string; readonly on: boolean }[];
  /** As it is, or as it would be with other timestamps. */
  readonly walk: Walk;
  readonly dependencies: readonly DependencyLine[];
  readonly others: readonly OtherOrder[];
  /** In the order of time, as it is or as it is supposed. */
  readonly stamps: readonly (Stamp & { readonly name: string })[];
  /** Said where the timestamps are only supposed. */
  readonly supposed?: string;
}

/** The value whose way is shown: the one asked for, or the first that something changed. */
export function walkOfAbout({ state, id, value }: About): WalkOf | undefined {
  const all = walksOf(state, id);
  return isWalk(value) && all.includes(value) ? value : firstWalk(state, id);
}

/** The heading of the walk: what is asked of the value as it is. */
export function walkTitle(about: About): string {
  const of = walkOfAbout(about);
  const shown = of && walk(about.state, about.id, of);
  return shown?.question ?? '';
}

/** The walk of the value that was asked for. @param supposed timestamps other than those that are */
export function walkView(about: About, supposed: readonly Stamp[]): WalkView | undefined {
  const { state, id } = about;
  const of = walkOfAbout(about);
  const shown = of && walk(state, id, of, endedOf(about));
  if (of === undefined || !shown) return undefined;
  const tried = supposed.length === 0 ? null : walkWithStamps(state, id, shown, supposed);
  const now = tried?.walk ?? shown;
  return {
    fields: walksOf(state, id).map((one) => ({
      of: one,
      name: WALK_FIELDS[one].name,
      on: one === of,
    })),
    walk: now,
    dependencies: dependenciesOf(state, id, shown),
    others: tried === null ? otherOrders(state, id, shown) : [],
    stamps: stampsOf(now),
    ...(tried !== null && { supposed: tried.words }),
  };
}

/** So many steps back effects that have ended are looked for. */
const LOOK_BACK = 60;

/** The lasting effects that applied to the object and have ended since, oldest first. */
export function endedOf({ tree, step, id, state }: About): readonly ContinuousEffect[] {
  const found = new Map<number, ContinuousEffect>();
  for (const { events } of wayTo(tree, step).takeLast(LOOK_BACK)) {
    for (const event of events) {
      if (event.kind !== 'effectStarted') continue;
      const { effect } = event;
      const about = effect.affected.objects?.includes(id);
      if (about && !state.effects.has(effect.id)) found.set(effect.id, effect);
    }
  }
  return [...found.values()];
}

/** The timestamps after one of them has changed places with the one before it, or after it. */
export function movedStamp(stamps: readonly Stamp[], nth: number, by: -1 | 1): readonly Stamp[] {
  const one = stamps[nth];
  const other = stamps[nth + by];
  if (one === undefined || other === undefined) return stamps;
  return stamps.map(({ of, at }) =>
    of === one.of ? { of, at: other.at } : of === other.of ? { of, at: one.at } : { of, at },
  );
}

/** A value cut where it changed: of 6/8 after 6/6 the 8. Only sizes are cut. */
export function changedParts(
  before: string | undefined,
  after: string,
): readonly { readonly text: string; readonly changed: boolean }[] {
  const [was, is] = [before, after].map((value) => value?.split('/') ?? []);
  if (before === undefined || was?.length !== 2 || is?.length !== 2) {
    return [{ text: after, changed: before !== undefined && before !== after }];
  }
  const [power = '', toughness = ''] = is;
  return [
    { text: power, changed: power !== was[0] },
    { text: '/', changed: false },
    { text: toughness, changed: toughness !== was[1] },
  ];
}
