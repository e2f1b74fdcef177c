import type { ActivatedAbility } from '../abilities/ability';
import { cr } from '../citations';
import type { CostComponent } from '../costs/total';
import type { ObjectId } from '../kernel/ids';

/** The activation cost as part of the total cost (602.2b). */
export function activationComponent(source: ObjectId, ability: ActivatedAbility): CostComponent {
  return { what: 'activation', cost: ability.cost, source, cites: [cr('602.1a'), cr('602.2b')] };
}
