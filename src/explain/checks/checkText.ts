import {
  type Check,
  type CheckCode,
  type Color,
  isRuleNumber,
  type RuleNumber,
  type Step,
} from '../../rules';
import { heading } from '../headings';
import type { Names } from '../naming/names';
import { COLOUR_WORDS, moreMana } from '../words/mana';
import { STEP_NAMES } from '../words/places';
import { asSentence, listed, possessive } from '../words/sentences';

/** What a check's template is given. */
interface About {
  /** What it is about first of all, by name; "it" where nothing is. */
  readonly it: string;
  /** The same behind "for"; empty for a player, who is then the one who tries it. */
  readonly forIt: string;
  /** The other things that it names: what stands in the way. Empty where there are none. */
  readonly others: string;
  /** All of them. */
  readonly all: string;
  readonly detail: string;
  /** What stands in the way by the heading of its rule: "shroud". Empty where none is a keyword's. */
  readonly keyword: string;
  /** The heading of the last rule. */
  readonly rule: string;
  /** What would be done with it: lands are played, never cast (305.9). */
  readonly done: 'played' | 'cast or activated';
}

/** Behind the sentence, if there is anything to say. */
const tail = (text: string, before = ': '): string => (text === '' ? '' : `${before}${text}`);

const because = ({ others, keyword }: About): string =>
  others === '' ? tail(keyword) : tail(others, ', because of ');

/** What each check found lacking, without a full stop. */
const CHECKS: { readonly [C in CheckCode]: (about: About) => string } = {
  notYourPriority: ({ it }) =>
    it === 'it' ? "you don't have priority" : `${it} doesn't have priority`,
  wrongQuestion: () => 'that is no answer to what is asked now',
  notAnOption: ({ detail }) => `that is not among what may be chosen${tail(choiceDetail(detail))}`,
  tooFew: ({ forIt, detail }) => `too few are chosen${forIt}${tail(detail, '; at least needed: ')}`,
  tooMany: ({ forIt, detail }) =>
    `too many are chosen${forIt}${tail(detail, '; at most allowed: ')}`,
  sorceryTiming: ({ it, done }) =>
    `${it} can be ${done} only in a main phase of your turn, while you have priority and the stack is empty`,
  notYourTurn: ({ it }) => `it is ${it === 'it' ? 'another player’s' : possessive(it)} turn`,
  notMainPhase: ({ detail }) =>
    `it is no main phase${detail === '' ? '' : `, but the ${stepName(detail)}`}`,
  stackNotEmpty: ({ all }) => `the stack is not empty${tail(all)}`,
  attackTiming: ({ it, detail }) => attackWords(it, detail),
  blockTiming: ({ it, detail }) => blockWords(it, detail),
  notInZone: ({ it, detail }) =>
    `${it} is not in a zone from which this can be done${tail(detail)}`,
  notYours: ({ it }) => `${it} is not yours to do this with`,
  noSuchAbility: ({ it, detail }) => `${it} has no such ability${tail(detail)}`,
  notALand: ({ it }) => `${it} isn't a land, so it can't be played as one`,
  isALand: ({ it }) => `${it} is a land, and lands are played, not cast`,
  landsPlayed: ({ detail }) => `no further land may be played this turn${tail(detail)}`,
  noLegalTarget: ({ it }) => `there is no legal target for ${it}`,
  illegalTarget: (about) => `${about.it} is not a legal target${because(about)}`,
  cantPayMana: ({ detail }) => `you can't pay ${detail === '' ? 'the mana of the cost' : detail}`,
  cantPay: ({ forIt, rule, detail }) =>
    `you can't pay the cost${forIt}${tail(lower(rule))}${detail === '' ? '' : ` (${detail})`}`,
  alreadyTapped: ({ it }) => `${it} is already tapped`,
  notFaceDown: ({ it }) => `${it} is not face down`,
  cantTransform: ({ it }) => `${it} has no other face to be up here`,
  cantTurnFaceUp: ({ it }) => `nothing lets ${it} be turned face up for a cost`,
  notTapped: ({ it }) => `${it} is not tapped`,
  summoningSick: ({ it }) =>
    `${it} has not been under its controller's control since their turn began, so it can't attack, and its {T} and {Q} can't be paid`,
  alreadyUsed: ({ it }) => `${it} was already used this turn`,
  conditionNotMet: ({ it, detail }) => `a condition of ${it} isn't met${tail(detail)}`,
  noSuchMana: ({ detail }) => `there is no such mana to use${tail(detail)}`,
  cantAttack: (about) => `${about.it} can't attack${because(about)}`,
  cantBlock: (about) => `${about.it} can't block${because(about)}`,
  mustAttack: ({ it }) => `${it} has to attack if able`,
  mustBlock: ({ it }) => `${it} has to block if able`,
  cantBeBlocked: ({ it, others, keyword }) =>
    `${it} can't block ${others === '' ? 'it' : others} like this${tail(keyword)}`,
  badDivision: ({ detail, others }) =>
    `it can't be divided like this${tail(detail, '; in all it has to be ')}${tail(others, '; too little for ')}`,
  notOffered: ({ detail }) => `that isn't offered${tail(detail)}`,
  forbidden: ({ forIt, others, rule, detail }) =>
    others === ''
      ? `that is forbidden${forIt}${tail(lower(rule))}${detail === '' ? '' : ` (${detail})`}`
      : `${others} forbids that${forIt}`,
  noManaCost: ({ it }) => `${it} has no mana cost, so that can't be paid`,
  gone: ({ it }) => `${it} is no longer there`,
  gameOver: () => 'the game is over',
  loopEnds: () =>
    'this is no loop without end: with everyone passing, or with one of the choices in it, it comes to an end',
  loopOptional: ({ it }) =>
    `${it} may choose in this loop whether to do something, and a loop with that in it is no draw`,
  noDraft: () => 'nothing is being cast or activated that could be taken back',
};

const stepName = (detail: string): string =>
  Object.hasOwn(STEP_NAMES, detail) ? STEP_NAMES[detail as Step] : detail;

/** Why no attackers are declared now. */
function attackWords(it: string, detail: string): string {
  if (detail === 'declared') return 'attackers are already declared';
  if (detail === 'nobody') return 'there is nobody to attack, or no creature that can';
  if (detail === 'turn')
    return `it isn't ${it === 'it' ? 'your' : possessive(it)} turn, so ${it} declares no attackers`;
  return 'attackers are declared only as the declare attackers step begins';
}

/** Why no blockers are declared now. */
function blockWords(it: string, detail: string): string {
  if (detail === 'declared') return 'blockers are already declared';
  if (detail === 'none') return `nothing attacks ${it}`;
  if (detail === 'attacking') return `${it} is the attacking player, and blocks nothing`;
  return 'blockers are declared only as the declare blockers step begins';
}

/** What was chosen wrongly, in words. */
function choiceDetail(detail: string): string {
  if (detail === 'twice') return 'the same one is chosen twice';
  return Object.hasOwn(COLOUR_WORDS, detail) ? COLOUR_WORDS[detail as Color] : detail;
}

type Fix = NonNullable<Check['fix']>;

/** The smallest change that would make it pass. */
const FIXES: { readonly [K in Fix['kind']]: (detail: string, it: string) => string } = {
  mana: (detail) => (/^\{/.test(detail) ? `${moreMana(detail)} needed` : `${detail} needed`),
  untap: (detail, it) => `untap ${detail || it} first`,
  wait: (detail) => `wait until ${waitFor(detail)}`,
  target: (detail) => `it needs ${detail || 'another target'}`,
  choose: (detail) => `choose ${detail || 'otherwise'}`,
};

/** Until when to wait: a step of the turn, or words. */
function waitFor(detail: string): string {
  if (detail === 'main1' || detail === 'main2') return 'your main phase';
  if (detail === 'turn') return 'your next turn';
  if (Object.hasOwn(STEP_NAMES, detail)) return `the ${STEP_NAMES[detail as Step]}`;
  return detail || 'your next turn';
}

/**
 * Why something is not allowed, and what would mend it: "You can't pay {C}: one more colourless mana is
 * needed." One template for each code; the rules are on the check.
 */
export function checkText(check: Check, names: Names): string {
  const about = aboutOf(check, names);
  const words = CHECKS[check.code](about);
  const { fix } = check;
  if (fix === undefined) return asSentence(words);
  const mend = FIXES[fix.kind](fix.detail, about.it);
  return asSentence(fix.kind === 'mana' ? `${words}: ${withIs(mend)}` : `${words}; ${mend}`);
}

/** "one more colourless mana is needed", "two more blue mana are needed". */
function withIs(mend: string): string {
  const many = !/^one more [^,]*$/.test(mend) || / and /.test(mend);
  return mend.replace(/ needed$/, many ? ' are needed' : ' is needed');
}

function aboutOf(check: Check, names: Names): About {
  const [first, ...rest] = check.subjects;
  const it = first === undefined ? 'it' : subjectName(first, names);
  const keyword = check.cites.findLast((c) => c.startsWith('702.'));
  const last = check.cites.at(-1);
  return {
    it,
    forIt: typeof first === 'number' ? ` for ${it}` : '',
    all: listed(check.subjects.map((s) => subjectName(s, names))),
    others: listed(rest.map((s) => subjectName(s, names))),
    detail: check.detail ?? '',
    keyword: keyword === undefined ? '' : lower(heading(keywordRule(keyword))),
    rule: last === undefined ? '' : heading(last),
    done: check.cites.some((cite) => cite.startsWith('305.')) ? 'played' : 'cast or activated',
  };
}

/** The rule that bears the keyword's name: 702.18 of 702.18a. */
function keywordRule(cite: RuleNumber): RuleNumber {
  const rule = cite.replace(/[a-z]$/, '');
  return isRuleNumber(rule) ? rule : cite;
}

const lower = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

function subjectName(subject: Check['subjects'][number], names: Names): string {
  return typeof subject === 'number' ? names.object(subject) : names.player(subject.player);
}
