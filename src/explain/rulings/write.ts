import type { RuleNumber } from '../../rules';
import type { Reason } from './propose';

/** A ruling as it is handed on. */
export interface Ruling {
  readonly question: string;
  readonly assumptions: readonly string[];
  readonly answer: string;
  readonly reasons: readonly Reason[];
  /** "17 April 2026" */
  readonly edition: string;
  /** "step 4 of “Bolt the Bears”" */
  readonly step: string;
  /** The address of that very step; empty while it is not made, or could not be. */
  readonly link: string;
}

/** The words of a ruling that stay the same. */
export const RULING_WORDS = {
  title: 'Ruling',
  question: 'Question',
  assumptions: 'Assumptions',
  answer: 'Answer',
  reasons: 'Reasons',
  byHand: 'by hand',
  /** Who is asked, in a picture of the table. */
  decides: (name: string): string => `${name} decides.`,
  rules: (cites: readonly RuleNumber[]): string =>
    `${cites.length === 1 ? 'rule' : 'rules'} ${cites.join(', ')}`,
  edition: (day: string): string => `Comprehensive Rules of ${day}`,
} as const;

const kept = (lines: readonly string[]): readonly string[] =>
  lines.map((line) => line.trim()).filter((line) => line !== '');

const behind = ({ cites, byHand }: Reason): string => {
  const said = [
    ...(byHand ? [RULING_WORDS.byHand] : []),
    ...(cites.length > 0 ? [RULING_WORDS.rules(cites)] : []),
  ];
  return said.length === 0 ? '' : ` (${said.join('; ')})`;
};

/** What Markdown would take for something else than a letter. */
const escaped = (text: string): string => text.replace(/[\\`*_[\]<>#|~]/g, '\\$&');

/** As Markdown, for a forum or a chat that draws it. */
export function rulingMarkdown(ruling: Ruling): string {
  const { question, assumptions, answer, reasons, edition, step, link } = ruling;
  const given = kept(assumptions);
  return [
    `**${RULING_WORDS.question}.** ${escaped(question.trim())}`,
    ...(given.length === 0
      ? []
      : [
          `**${RULING_WORDS.assumptions}**\n\n${given.map((line) => `- ${escaped(line)}`).join('\n')}`,
        ]),
    `**${RULING_WORDS.answer}.** ${escaped(answer.trim())}`,
    ...(reasons.length === 0
      ? []
      : [
          `**${RULING_WORDS.reasons}**\n\n${reasons
            .map((reason, at) => `${at + 1}. ${escaped(reason.text)}${behind(reason)}`)
            .join('\n')}`,
        ]),
    `${RULING_WORDS.edition(edition)}; ${link === '' ? escaped(step) : `[${escaped(step)}](${link})`}`,
  ].join('\n\n');
}

/** As plain text. */
export function rulingText(ruling: Ruling): string {
  const { question, assumptions, answer, reasons, edition, step, link } = ruling;
  const given = kept(assumptions);
  return [
    `${RULING_WORDS.question}: ${question.trim()}`,
    ...(given.length === 0
      ? []
      : [`${RULING_WORDS.assumptions}:\n${given.map((line) => `- ${line}`).join('\n')}`]),
    `${RULING_WORDS.answer}: ${answer.trim()}`,
    ...(reasons.length === 0
      ? []
      : [
          `${RULING_WORDS.reasons}:\n${reasons
            .map((reason, at) => `${at + 1}. ${reason.text}${behind(reason)}`)
            .join('\n')}`,
        ]),
    `${RULING_WORDS.edition(edition)}; ${step}${link === '' ? '' : `\n${link}`}`,
  ].join('\n\n');
}
