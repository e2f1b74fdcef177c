import type { Condition } from '../abilities/references';
import { never } from '../kernel/invariant';
import type { Scope } from '../kernel/scope';
import { fits } from './events';
import { amountOf, matches, select } from './match';
import { compare } from './qualities';
import { objectsOf, playersOf } from './references';
import type { View } from './view';

/** Whether a condition of a text holds. */
export function isMet(view: View, scope: Scope, condition: Condition): boolean {
  switch (condition.if) {
    case 'kicked': {
      const kicked = view.object(scope.source)?.kicked ?? [];
      return condition.kicker === undefined ? kicked.length > 0 : kicked.includes(condition.kicker);
    }
    case 'castFor':
      return view.object(scope.source)?.alternative === condition.alternative;
    case 'wasCast': {
      const about =
        condition.object === undefined ? [scope.source] : objectsOf(view, scope, condition.object);
      return about.some((id) => view.object(id)?.cast != null);
    }
    case 'compare':
      return compare(
        amountOf(view, scope, condition.left),
        condition.compare,
        amountOf(view, scope, condition.right),
      );
    case 'exists':
      return (
        select(view, scope, condition.filter).length >=
        amountOf(view, scope, condition.atLeast ?? 1)
      );
    case 'matches': {
      const ids = objectsOf(view, scope, condition.object);
      return ids.length > 0 && ids.every((id) => matches(view, scope, condition.where, id));
    }
    case 'happened':
      return view.state.thisTurn.some((facts) => fits(view, scope, condition.event, facts));
    case 'activePlayer':
      return playersOf(view, scope, condition.player).includes(view.state.turn.active);
    case 'monarch': {
      const { monarch } = view.state;
      return monarch !== null && playersOf(view, scope, condition.player).includes(monarch);
    }
    case 'shareColor': {
      const seen = new Set<string>();
      for (const id of objectsOf(view, scope, condition.objects)) {
        const colors = view.characteristics(id)?.colors ?? [];
        if (colors.some((c) => seen.has(c))) return true;
        for (const c of colors) seen.add(c);
      }
      return false;
    }
    case 'did': {
      const bound = scope.bound?.[condition.name];
      if (bound === undefined) return false;
      return 'did' in bound ? bound.did : 'objects' in bound ? bound.objects.length > 0 : true;
    }
    case 'not':
      return !isMet(view, scope, condition.not);
    case 'and':
      return condition.of.every((c) => isMet(view, scope, c));
    case 'or':
      return condition.of.some((c) => isMet(view, scope, c));
    default:
      return never(condition);
  }
}
