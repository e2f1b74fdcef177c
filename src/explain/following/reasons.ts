import type { Condition, GameEvent, Instruction } from '../../rules';

/** Why an instruction was passed over, in the words that stand behind what is struck. */
export interface Passed {
  readonly why: string;
}

/** Why nothing was done by an instruction, by what was told of it; undefined where it was followed. */
export function whySkippedBy(node: Instruction, events: readonly GameEvent[]): Passed | undefined {
  const told = (what: string) =>
    events.some((event) => event.kind === 'step' && event.what === what);
  if (node.kind === 'if') return told('skipped') ? { why: unmet(node.condition) } : undefined;
  if (told('declined')) return { why: node.kind === 'mayPay' ? 'it was not paid' : 'chose not to' };
  if (node.kind === 'reflexive') return told('skipped') ? { why: NOT_DONE } : undefined;
  const [impossible] = events.filter(
    (event) => event.kind === 'step' && event.what === 'impossible',
  );
  // Of several objects some may be out of reach, and the others not.
  if (impossible === undefined || events.some(({ kind }) => kind !== 'step')) return undefined;
  if (impossible.cites.includes('608.2b')) return { why: 'its target is illegal' };
  return { why: node.kind === 'mayPay' ? 'it could not be paid' : 'it was impossible' };
}

const NOT_DONE = 'that was not done';

/** Why a condition was not met, in a few words. */
function unmet(condition: Condition): string {
  switch (condition.if) {
    case 'kicked':
      return 'it was not kicked';
    case 'wasCast':
      return 'it was not cast';
    case 'did':
      return NOT_DONE;
    case 'castFor':
      return `it was not cast for ${condition.alternative}`;
    case 'happened':
      return 'that did not happen this turn';
    case 'not':
      return condition.not.if === 'kicked' ? 'it was kicked' : UNMET;
    default:
      return UNMET;
  }
}

const UNMET = 'the condition isn’t met';

/** Why all of a text was passed over. */
export const WHOLE = {
  noLegalTargets: 'all its targets are illegal',
  clauseNotMet: 'its condition no longer holds',
} as const;

/** Why a mode is not followed, and why its modes are not more. */
export const NOT_CHOSEN = 'this mode was not chosen';
export const unmetInstead = (condition: Condition): string => unmet(condition);

/** What a press does on what has left. */
export const SEE = 'show it as it last was';

/** What stands under a card whose text is being followed. */
export const FLAG = 'its text is followed';

/** What the part of the inspector is called, and what it says of a text of which nothing is followed. */
export const ITS_TEXT = {
  title: 'Its text, followed',
  none: 'It has no text.',
  resting: 'Nothing of it is being followed now.',
} as const;

/** Why an ability that is printed does nothing. */
export const LOST = 'it has lost this ability';
