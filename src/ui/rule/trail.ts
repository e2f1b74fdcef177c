/** The rules that were looked at one after another, and at which one is now. */
export interface Trail {
  readonly rules: readonly string[];
  readonly at: number;
}

export const trailFrom = (rule: string): Trail => ({ rules: [rule], at: 0 });

export const ruleNow = ({ rules, at }: Trail): string => rules[at] ?? '';

/** Goes to a rule; what was ahead is forgotten. The same again changes nothing. */
export function follow(trail: Trail, rule: string): Trail {
  if (ruleNow(trail) === rule) return trail;
  const rules = [...trail.rules.slice(0, trail.at + 1), rule];
  return { rules, at: rules.length - 1 };
}

/** One back, or forward again; as it is where there is nothing. */
export function walked(trail: Trail, by: 1 | -1): Trail {
  const at = trail.at + by;
  return at in trail.rules ? { ...trail, at } : trail;
}
