import type { ActivatedAbility, Content } from '../abilities/ability';
import { hasLoyaltySymbol } from '../costs/text';
import type { Instruction } from '../effects/kinds';
import { addsMana } from '../happening/notice';

/**
 * Whether an activated ability is a mana ability: it has no target, could add mana, and is no loyalty
 * ability (605.1a); whatever the position allows (605.2).
 */
export function isManaAbility(ability: ActivatedAbility): boolean {
  return (
    !hasLoyaltySymbol(ability.cost) &&
    !needsTarget(ability.content) &&
    instructionsOf(ability.content).some(addsMana)
  );
}

/** All instructions of a content, those of every mode. */
export function instructionsOf(content: Content): readonly Instruction[] {
  return 'modal' in content ? content.modal.modes.flatMap((m) => m.do) : content.do;
}

function needsTarget(content: Content): boolean {
  const effects = 'modal' in content ? content.modal.modes : [content];
  return effects.some((e) => (e.targets?.length ?? 0) > 0);
}
