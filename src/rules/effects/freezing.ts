import type { Amount } from '../abilities/references';
import type { Change } from '../abilities/statics';
import { amountOf } from '../evaluate/match';
import { playerOf } from '../evaluate/references';
import type { View } from '../evaluate/view';
import type { Scope } from '../kernel/scope';

/** Changes whose variables are determined, and the scope that goes with them. */
export interface Frozen {
  readonly changes: readonly Change[];
  readonly scope: Scope;
}

/** Whether the changes look at the object that they are applied to, so that each has numbers of its own. */
export function differByObject(changes: readonly Change[]): boolean {
  return changes.some((c) => JSON.stringify(c).includes('"each"'));
}

/**
 * Determines all variables of an effect once, as it begins (608.2h, 611.2d): numbers, the chosen
 * colour, and the player who gains control.
 */
export function freeze(view: View, scope: Scope, changes: readonly Change[]): Frozen {
  let now = scope;
  const number = (amount: Amount): Amount => amountOf(view, scope, amount);
  const frozen = changes.map((change, i): Change => {
    switch (change.change) {
      case 'setPT':
        return {
          change: 'setPT',
          ...(change.power === undefined ? {} : { power: number(change.power) }),
          ...(change.toughness === undefined ? {} : { toughness: number(change.toughness) }),
        };
      case 'modifyPT':
        return {
          change: 'modifyPT',
          power: number(change.power),
          toughness: number(change.toughness),
        };
      case 'setColors':
      case 'addColors':
        return change.colors === 'chosen'
          ? { ...change, colors: chosenColors(view, scope) }
          : change;
      case 'control': {
        const player = playerOf(view, scope, change.player);
        if (player === undefined) return change;
        const name = `controller${i}`;
        now = { ...now, bound: { ...now.bound, [name]: { player } } };
        return { change: 'control', player: { player: 'bound', name } };
      }
      default:
        return change;
    }
  });
  return { changes: frozen, scope: now };
}

function chosenColors(view: View, scope: Scope) {
  const bound = scope.bound?.color;
  if (bound !== undefined && 'color' in bound) return [bound.color];
  const chosen = view.object(scope.source)?.chosen.color;
  return chosen === undefined ? [] : [chosen];
}
