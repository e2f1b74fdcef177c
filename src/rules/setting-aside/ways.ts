import type { Cost } from '../abilities/costs';
import { viewOf } from '../happening/view';
import { abilitiesOfKind } from '../happening/watchers';
import type { ObjectId } from '../kernel/ids';
import type { SetAside } from '../kernel/objects';
import type { State } from '../kernel/state';

/** The keywords by which a card in hand is set aside. */
export type AsideBy = SetAside['by'] | 'suspend';

/** A way to set a card in hand aside, and what that costs. */
export interface WayAside {
  readonly by: AsideBy;
  readonly cost: Cost;
  /** Time counters that it is exiled with (702.62a). */
  readonly counters?: number;
}

/** Foretelling costs the same whatever the card (702.143a). */
const FORETELLING: Cost = [{ pay: 'mana', mana: '{2}' }];

/** The ways in which the keywords of the card let it be set aside, each once. */
export function waysAside(state: State, id: ObjectId): readonly WayAside[] {
  const values = viewOf(state).characteristics(id);
  if (values === undefined) return [];
  const ways = abilitiesOfKind(values, 'keyword').flatMap(({ ability }): WayAside[] => {
    if (ability.keyword === 'suspend') {
      return [{ by: 'suspend', cost: ability.cost, counters: ability.count }];
    }
    if (ability.keyword === 'plot') return [{ by: 'plot', cost: ability.cost }];
    return ability.keyword === 'foretell' ? [{ by: 'foretell', cost: FORETELLING }] : [];
  });
  return ways.filter((way, i) => ways.findIndex((other) => other.by === way.by) === i);
}
