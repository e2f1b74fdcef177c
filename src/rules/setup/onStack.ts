import type { CopiableValues } from '../abilities/values';
import { spellContent } from '../casting/content';
import { toCharacteristics } from '../characteristics/values';
import { freshObject } from '../happening/records';
import type { CardId, ObjectId, PlayerId } from '../kernel/ids';
import type { OnStack } from '../kernel/objects';
import { NotModelled } from '../kernel/results';

/**
 * A spell that is placed on the stack, as though it had been cast.
 * @throws NotModelled for one with targets or modes, which nobody has chosen.
 */
export function spellOnStack(
  spell: ObjectId,
  controller: PlayerId,
  values: CopiableValues,
): OnStack {
  const source = freshObject(spell, 0 as CardId, 'card', values, controller, 'stack');
  const content = spellContent(toCharacteristics(values, source));
  if (content !== null && ('modal' in content || (content.targets ?? []).length > 0)) {
    throw new NotModelled('placing a spell with targets or modes on the stack by hand');
  }
  const scope = { source: spell, you: controller };
  return { as: 'spell', source: spell, content, modes: [], targets: [], scope };
}
