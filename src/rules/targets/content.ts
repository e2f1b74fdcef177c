import type { Content, TargetSpec } from '../abilities/ability';
import type { Instruction } from '../effects/kinds';

/** A part of the content that was chosen: an effect, or a chosen mode, with the place of its first target slot. */
export interface Part {
  readonly do: readonly Instruction[];
  readonly targets: readonly TargetSpec[];
  readonly firstSlot: number;
  /** Where it stands in the text. */
  readonly path: readonly (string | number)[];
}

/**
 * The parts of a spell's or ability's content, with the chosen modes in printed order (700.2, 608.2c).
 * Slots of targets run on through the parts; inside a part, instructions count from its first.
 */
export function partsOf(content: Content | null, modes: readonly number[]): readonly Part[] {
  if (content === null) return [];
  if (!('modal' in content)) {
    return [{ do: content.do, targets: content.targets ?? [], firstSlot: 0, path: ['do'] }];
  }
  let firstSlot = 0;
  return modes.flatMap((mode) => {
    const chosen = content.modal.modes[mode];
    if (chosen === undefined) return [];
    const targets = chosen.targets ?? [];
    const part: Part = { do: chosen.do, targets, firstSlot, path: ['modal', 'modes', mode, 'do'] };
    firstSlot += targets.length;
    return [part];
  });
}

/** All instances of the word "target" in the chosen parts, in order. */
export function targetSpecs(
  content: Content | null,
  modes: readonly number[],
): readonly TargetSpec[] {
  return partsOf(content, modes).flatMap((part) =>
    part.targets.map((spec) =>
      spec.otherThan === undefined ? spec : { ...spec, otherThan: spec.otherThan + part.firstSlot },
    ),
  );
}
