import type { Ability, CopiableValues, RuleNumber } from '../../rules';
import type { FollowedAbility } from './followed';
import { type Coat, piecesOf } from './paint';
import { printed } from './texts';

/** Paints parts of an ability that is not on the stack. */
function painted(
  ability: Ability,
  card: CopiableValues,
  coatsIn: (line: number, length: number) => readonly Coat[],
): FollowedAbility {
  const lines = printed(ability, card)?.lines ?? [];
  return {
    ability,
    lines: lines.map(({ text }, line) => ({
      text,
      pieces: piecesOf(text, coatsIn(line, text.length)),
      references: [],
    })),
  };
}

/** A triggered ability whose event has happened: what it waits for is lit (603.2). */
export function triggeredText(ability: Ability, card: CopiableValues): FollowedAbility {
  const trigger = 'trigger' in ability ? ability.trigger : undefined;
  const when = printed(ability, card)?.mentions.find(({ span }) => span.node === trigger);
  return painted(ability, card, (line, length) => {
    if (when === undefined) return line === 0 ? [lit(0, length, '603.2')] : [];
    return line === when.line ? [lit(when.span.start, when.span.end, '603.2')] : [];
  });
}

/** An ability all of which applies: a replacement effect, or one that is always there. */
export const appliedText = (
  ability: Ability,
  card: CopiableValues,
  rule: RuleNumber,
): FollowedAbility => painted(ability, card, (_, length) => [lit(0, length, rule)]);

/** An ability that does nothing now, and why. */
export const struckText = (
  ability: Ability,
  card: CopiableValues,
  why: string,
  ...cites: readonly RuleNumber[]
): FollowedAbility =>
  painted(ability, card, (_, end) => [{ start: 0, end, state: 'skipped', why, cites }]);

/** An ability as it is printed. */
export const plainText = (ability: Ability, card: CopiableValues): FollowedAbility =>
  painted(ability, card, () => []);

const lit = (start: number, end: number, rule: RuleNumber): Coat => ({
  start,
  end,
  state: 'now',
  cites: [rule],
});
