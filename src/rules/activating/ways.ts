import type { ActivatedAbility } from '../abilities/ability';
import { hopeless } from '../casting/possible';
import { cr } from '../citations';
import { type CostComponent, totalCost } from '../costs/total';
import { viewOf } from '../happening/view';
import { abilitiesOfKind } from '../happening/watchers';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { Check } from '../kernel/results';
import type { State } from '../kernel/state';
import { rulesFor } from '../restrictions/rules';
import { activationComponent } from './component';

/** A way to pay for activating an ability, and why it can't be paid whatever is done; nothing: it may be. */
export interface ActivationWay {
  /** Null: its activation cost. Else what offers the alternative (118.9). */
  readonly name: string | null;
  readonly component: CostComponent;
  readonly unpaid: readonly Check[];
}

/** The ways to pay for activating the ability: its activation cost first, then the alternatives (602.1a, 118.9). */
export function waysToActivate(
  state: State,
  player: PlayerId,
  id: ObjectId,
  key: string,
  ability: ActivatedAbility,
): readonly ActivationWay[] {
  const view = viewOf(state);
  const usual = activationComponent(id, ability);
  const components = [usual, ...alternatives(state, id, key)];
  return components.map((component) => {
    const total = totalCost(view, player, { abilityOf: id }, [component], 0);
    const unpaid = hopeless(view, player, { source: id, you: player }, total, [component]);
    return { name: component === usual ? null : (component.name ?? ''), component, unpaid };
  });
}

function alternatives(state: State, id: ObjectId, key: string): readonly CostComponent[] {
  const rules = rulesFor(state, 'alternativeActivation', id);
  if (rules.length === 0) return [];
  const view = viewOf(state);
  const values = view.characteristics(id);
  const held = values === undefined ? [] : abilitiesOfKind(values, 'activated');
  const keyword = held.find((h) => h.key === key)?.keyword?.keyword;
  return rules
    .filter(({ rule }) => rule.keyword === keyword)
    .map(({ rule, source }): CostComponent => {
      const name = view.characteristics(source)?.name ?? '';
      const cites = [cr('118.9'), cr('602.2b')];
      return { what: 'alternative', cost: rule.cost, name, source, cites };
    });
}
