import type { Cost } from '../abilities/costs';
import { viewOf } from '../happening/view';
import { abilitiesOfKind } from '../happening/watchers';
import type { ObjectId } from '../kernel/ids';
import type { SetAside } from '../kernel/objects';
import type { State } from '../kernel/state';

/** A way to set a card in hand aside, and what that costs. */
export interface WayAside {
  readonly by: SetAside['by'];
  readonly cost: Cost;
}

/** Foretelling costs the same whatever the card (702.143a). */
const FORETELLING: Cost = [{ pay: 'mana', mana: '{2}' }];

/** The ways in which the keywords of the card let it be set aside, each once. */
export function waysAside(state: State, id: ObjectId): readonly WayAside[] {
  const values = viewOf(state).characteristics(id);
  if (values === undefined) return [];
  const ways = abilitiesOfKind(values, 'keyword').flatMap(({ ability }): WayAside[] => {
    if (ability.keyword === 'plot') return [{ by: 'plot', cost: ability.cost }];
    return ability.keyword === 'foretell' ? [{ by: 'foretell', cost: FORETELLING }] : [];
  });
  return ways.filter((way, i) => ways.findIndex((other) => other.by === way.by) === i);
}
