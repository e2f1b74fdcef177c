import type { Check, CheckCode, Finding, RuleNumber } from '../../rules';
import type { Names } from '../naming/names';
import { asSentence, listed, possessive } from '../words/sentences';
import { checkText } from './checkText';

/** One line of an examination: what was looked at, whether it holds, and by which rules. */
export interface FindingLine {
  readonly text: string;
  readonly holds: boolean;
  readonly cites: readonly RuleNumber[];
}

/** What a line on something that holds is given. */
interface Held {
  readonly it: string;
  readonly detail: string;
  readonly cites: readonly RuleNumber[];
}

/** What is said where a check holds; of the others nothing is said then. */
const HELD: { readonly [C in CheckCode]?: (held: Held) => string } = {
  notYourPriority: ({ it }) => `${it} has priority`,
  notInZone: ({ it }) => `${it} is where this can be done from`,
  forbidden: () => 'no effect forbids it',
  sorceryTiming: ({ it, cites }) =>
    cites.includes('117.1a') && cites.length === 1
      ? `${it} can be cast whenever its player has priority`
      : 'it is the time for it',
  notYourTurn: ({ it }) => `it is ${possessive(it)} turn`,
  notMainPhase: () => 'it is a main phase',
  stackNotEmpty: () => 'the stack is empty',
  noLegalTarget: () => 'there is a legal target',
  landsPlayed: ({ detail }) =>
    detail === '1' ? 'no land was played yet this turn' : `fewer than ${detail} lands were played`,
  cantPay: ({ detail }) => `the cost can be paid: ${detail}`,
  alreadyTapped: ({ it }) => `${it} is untapped`,
  notFaceDown: ({ it }) => `${it} is face down`,
  summoningSick: ({ it }) => `${it} is no creature that came this turn, or has haste`,
  alreadyUsed: ({ it }) => `${it} was not used for this yet this turn`,
  conditionNotMet: ({ it }) => `the condition of ${it} is met`,
  cantAttack: () => 'no effect keeps it from attacking',
  cantBlock: () => 'no effect keeps it from blocking',
  attackTiming: ({ it }) => `${it} declares attackers now`,
  blockTiming: ({ it }) => `${it} declares blockers now`,
};

/** What was looked at, line by line: what fails first of all, then what holds. What consists of parts is told by them. */
export function findingLines(findings: readonly Finding[], names: Names): readonly FindingLine[] {
  const lines = findings.flatMap((finding) => linesOf(finding, names));
  const told = lines.filter(
    ({ text }, place) => lines.findIndex((line) => line.text === text) === place,
  );
  return [...told.filter(({ holds }) => !holds), ...told.filter(({ holds }) => holds)];
}

function linesOf(finding: Finding, names: Names): readonly FindingLine[] {
  const checks = finding.holds ? [finding.check] : finding.checks;
  if (finding.parts !== undefined) {
    const cites = checks.flatMap((check) => check.cites);
    return finding.parts
      .flatMap((part) => linesOf(part, names))
      .map((line) => ({ ...line, cites: [...new Set([...cites.slice(0, 1), ...line.cites])] }));
  }
  if (!finding.holds) {
    return checks.map((check) => ({
      text: plainText(check, names),
      holds: false,
      cites: check.cites,
    }));
  }
  return checks.flatMap((check): readonly FindingLine[] => {
    const words = HELD[check.code]?.({
      it: subjectsOf(check, names),
      detail: check.detail ?? '',
      cites: check.cites,
    });
    return words === undefined
      ? []
      : [{ text: asSentence(words), holds: true, cites: check.cites }];
  });
}

/** Without what would mend it: that is offered beside it. What is lacking of mana is said all the same. */
function plainText({ fix, ...check }: Check, names: Names): string {
  return checkText(fix?.kind === 'mana' ? { ...check, fix } : check, names);
}

const subjectsOf = ({ subjects }: Check, names: Names): string =>
  subjects.length === 0
    ? 'it'
    : listed(
        subjects.map((s) => (typeof s === 'number' ? names.object(s) : names.player(s.player))),
      );
