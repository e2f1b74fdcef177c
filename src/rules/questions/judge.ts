import type { RuleNumber } from '../citations';
import { cr } from '../citations';
import type { Target } from '../kernel/objects';
import type { Answer, Question, QuestionKind } from '../kernel/questions';
import type { Check, CheckCode } from '../kernel/results';
import { sameTarget } from '../targets/legal';

/** The kinds of answer that a kind of question takes. */
const ANSWERS: { readonly [K in QuestionKind]: readonly Answer['kind'][] } = {
  priority: ['pass', 'cast', 'activate', 'playLand', 'turnFaceUp', 'setAside', 'concede', 'loop'],
  chooseObject: ['choice'],
  chooseObjects: ['choice'],
  discard: ['choice'],
  sacrifice: ['choice'],
  choosePlayer: ['choice'],
  chooseDefender: ['choice'],
  chooseTarget: ['targets'],
  chooseMode: ['modes'],
  chooseColor: ['color'],
  chooseMana: ['mana'],
  chooseNumber: ['number'],
  chooseType: ['text'],
  chooseName: ['text'],
  chooseOption: ['option'],
  yesNo: ['yesNo'],
  payOptional: ['yesNo'],
  unread: ['byHand'],
  orderTriggers: ['order'],
  orderReplacements: ['object'],
  orderCards: ['cards'],
  declareAttackers: ['attackers'],
  declareBlockers: ['blockers'],
  assignDamage: ['amounts'],
  divide: ['amounts'],
  legendRule: ['object'],
  castingOptions: ['options'],
  payMana: ['activate', 'pay'],
};

/**
 * Holds an answer against the question: right kind, among the options, not too few and not too many.
 * What depends on the whole position (a declaration, a payment) is judged where it is carried out.
 * @returns the checks that fail; none: the answer may be tried.
 */
export function judge(question: Question, answer: Answer): readonly Check[] {
  if (!ANSWERS[question.kind].includes(answer.kind)) {
    return [failed(question, 'wrongQuestion', answer.kind)];
  }
  switch (question.kind) {
    case 'chooseObject':
    case 'choosePlayer':
    case 'chooseDefender':
      return answer.kind === 'choice'
        ? choice(question, answer.choice, question.options, 1, 1)
        : [];
    case 'chooseObjects':
      return answer.kind === 'choice'
        ? [
            ...choice(question, answer.choice, question.options, question.min, question.max),
            ...tooWeak(question, answer.choice),
          ]
        : [];
    case 'discard':
    case 'sacrifice':
      return answer.kind === 'choice'
        ? choice(question, answer.choice, question.options, question.min, question.max)
        : [];
    case 'chooseTarget': {
      if (answer.kind !== 'targets') return [];
      const targets = answer.targets.map((t) => t.target);
      const why = question.barred?.filter((b) =>
        targets.some((t) => 'object' in t && t.object === b.object),
      );
      const rules = [cr('601.2c'), ...(why ?? []).map((b) => b.rule)];
      return choice(question, targets, question.options, question.min, question.max, ...rules);
    }
    case 'chooseMode':
      return answer.kind === 'modes' ? modes(question, answer.modes) : [];
    case 'chooseColor':
      return answer.kind === 'color' && !question.options.includes(answer.color)
        ? [failed(question, 'notAnOption', answer.color)]
        : [];
    case 'chooseMana':
      return answer.kind === 'mana' && !question.options.includes(answer.mana)
        ? [failed(question, 'noSuchMana', answer.mana)]
        : [];
    case 'chooseNumber':
      return answer.kind === 'number' ? number(question, answer.number) : [];
    case 'chooseType':
    case 'chooseName':
      return answer.kind === 'text' && (answer.text.trim() === '' || answer.text.length > 200)
        ? [failed(question, 'notAnOption', answer.text.slice(0, 40))]
        : [];
    case 'chooseOption':
      return answer.kind === 'option' && question.options[answer.option] === undefined
        ? [failed(question, question.options.length === 0 ? 'gameOver' : 'notAnOption')]
        : [];
    case 'orderTriggers':
      return answer.kind === 'order' && !isOrder(answer.order, question.options.length)
        ? [failed(question, 'notAnOption')]
        : [];
    case 'orderReplacements':
    case 'legendRule':
      return answer.kind === 'object' && !question.options.includes(answer.object)
        ? [failed(question, 'notAnOption')]
        : [];
    case 'orderCards':
      return answer.kind === 'cards' &&
        !isPartition(question.options, [...answer.top, ...answer.bottom])
        ? [failed(question, 'notAnOption')]
        : [];
    case 'divide':
    case 'assignDamage':
      return answer.kind === 'amounts' ? amounts(question, answer.amounts) : [];
    case 'castingOptions':
      return answer.kind === 'options' ? options(question, answer) : [];
    case 'priority':
    case 'yesNo':
    case 'unread':
    case 'payOptional':
    case 'declareAttackers':
    case 'declareBlockers':
    case 'payMana':
      return [];
  }
}

function failed(
  question: Question,
  code: CheckCode,
  detail?: string,
  ...cites: readonly RuleNumber[]
): Check {
  return {
    code,
    subjects: question.about === undefined ? [{ player: question.player }] : [question.about],
    cites: cites.length > 0 ? cites : question.cites,
    ...(detail === undefined ? {} : { detail }),
  };
}

function choice(
  question: Question,
  chosen: readonly Target[],
  options: readonly Target[],
  min: number,
  max: number,
  ...cites: readonly RuleNumber[]
): readonly Check[] {
  const wrong = chosen.find((c) => !options.some((o) => sameTarget(o, c)));
  if (wrong !== undefined) {
    const code = question.kind === 'chooseTarget' ? 'illegalTarget' : 'notAnOption';
    return [
      {
        ...failed(question, code, undefined, ...cites),
        subjects: ['object' in wrong ? wrong.object : { player: wrong.player }],
      },
    ];
  }
  const twice = chosen.some((c, i) => chosen.findIndex((d) => sameTarget(c, d)) !== i);
  if (twice) return [failed(question, 'notAnOption', 'twice', ...cites)];
  if (chosen.length < min) return [failed(question, 'tooFew', `${min}`, ...cites)];
  return chosen.length > max ? [failed(question, 'tooMany', `${max}`, ...cites)] : [];
}

/** Too little power among what was chosen (702.122a). */
function tooWeak(
  question: Extract<Question, { kind: 'chooseObjects' }>,
  chosen: readonly Target[],
): readonly Check[] {
  const { power } = question;
  if (power === undefined) return [];
  const total = power.of
    .filter(({ object }) => chosen.some((c) => 'object' in c && c.object === object))
    .reduce((sum, one) => sum + one.power, 0);
  return total >= power.least ? [] : [failed(question, 'tooFew', `${power.least} power`)];
}

function modes(
  question: Extract<Question, { kind: 'chooseMode' }>,
  chosen: readonly number[],
): readonly Check[] {
  if (chosen.some((m) => !question.legal.includes(m))) return [failed(question, 'notAnOption')];
  if (new Set(chosen).size !== chosen.length) return [failed(question, 'notAnOption', 'twice')];
  if (chosen.length < question.min) return [failed(question, 'tooFew', `${question.min}`)];
  return chosen.length > question.max ? [failed(question, 'tooMany', `${question.max}`)] : [];
}

function number(
  question: Extract<Question, { kind: 'chooseNumber' }>,
  n: number,
): readonly Check[] {
  if (!Number.isSafeInteger(n) || n < question.min)
    return [failed(question, 'tooFew', `${question.min}`)];
  const max = question.max ?? MOST;
  return n > max ? [failed(question, 'tooMany', `${max}`)] : [];
}

/** More than any board that can be laid out here needs. */
const MOST = 1_000_000;

function isOrder(order: readonly number[], length: number): boolean {
  return (
    order.length === length &&
    new Set(order).size === length &&
    order.every((i) => Number.isInteger(i) && i >= 0 && i < length)
  );
}

function isPartition<T>(all: readonly T[], parts: readonly T[]): boolean {
  return (
    parts.length === all.length &&
    new Set(parts).size === all.length &&
    parts.every((p) => all.includes(p))
  );
}

function amounts(
  question: Extract<Question, { kind: 'divide' | 'assignDamage' }>,
  given: readonly { readonly to: Target; readonly amount: number }[],
): readonly Check[] {
  const wrong = given.some(
    (g) =>
      !Number.isSafeInteger(g.amount) ||
      g.amount < 0 ||
      !question.options.some((o) => sameTarget(o, g.to)),
  );
  const total = given.reduce((sum, g) => sum + g.amount, 0);
  const missing =
    question.kind === 'divide' &&
    question.options.some((o) => !given.some((g) => sameTarget(g.to, o) && g.amount > 0));
  if (wrong || total !== question.amount || missing)
    return [failed(question, 'badDivision', `${question.amount}`)];
  return [];
}

function options(
  question: Extract<Question, { kind: 'castingOptions' }>,
  answer: Extract<Answer, { kind: 'options' }>,
): readonly Check[] {
  const { alternative } = answer;
  const checks: Check[] = [];
  if (alternative !== null && !question.alternatives.some((a) => a.name === alternative)) {
    checks.push(failed(question, 'notOffered', alternative, cr('118.9')));
  }
  if (alternative === null && question.mustUseAlternative) {
    checks.push(failed(question, 'notOffered', undefined, cr('601.3')));
  }
  for (const { cost, times } of answer.additional) {
    const offer = question.additional.find((a) => a.cost === cost);
    if (offer === undefined || !Number.isSafeInteger(times) || times < 0) {
      checks.push(failed(question, 'notOffered', cost, cr('601.2b')));
    } else if (times > offer.max) {
      checks.push(failed(question, 'tooMany', `${offer.max}`, cr('702.33d'), cr('601.2b')));
    }
  }
  return checks;
}
