import type { Question } from '../../../rules';
import type { Json, QuestionTest } from '../../format';
import { listOf } from '../choices';
import { nameOf, type Position, playerName, refOf } from '../position';
import { awaitedRefs } from '../refsInPlay';
import { WORD_OF_COLOR } from '../words';
import { type Finding, sameSet } from './compare';

/** Whether the question now asked is the one expected. */
export function* questionFindings(position: Position, test: QuestionTest): Iterable<Finding> {
  const { question } = position.game;
  const { kind } = question;
  yield { what: 'the question', wanted: test.kind, found: kind, holds: kind === test.kind };
  if (test.by !== undefined) {
    // Who is asked is who decides (723.5).
    const by = playerName(position, question.decidedBy ?? question.player);
    yield { what: 'who is asked', wanted: test.by, found: by, holds: by === test.by };
  }
  if (test.options !== undefined) {
    const found = optionsOf(position);
    yield {
      what: `the options of ${kind}`,
      wanted: test.options,
      found,
      holds: sameOptions(question, found, test.options),
    };
  }
}

/** The options of a question as the format names them. */
export function optionsOf(position: Position): readonly Json[] {
  const { question } = position.game;
  switch (question.kind) {
    case 'chooseObject':
    case 'chooseObjects':
    case 'discard':
    case 'sacrifice':
    case 'choosePlayer':
    case 'chooseDefender':
    case 'chooseTarget':
    case 'assignDamage':
    case 'divide':
      return question.options.map((target) => nameOf(position, target));
    case 'chooseMode':
      return question.legal.map((mode) => mode + 1);
    case 'chooseColor':
      return question.options.map((color) => WORD_OF_COLOR[color]);
    case 'chooseMana':
    case 'chooseOption':
      return question.options;
    case 'yesNo':
    case 'payOptional':
      return ['yes', 'no'];
    case 'unread':
      return ['byHand'];
    case 'orderTriggers':
      return awaitedRefs(position, question).abilities.map(({ ref }) => ref);
    case 'orderReplacements':
    case 'orderCards':
    case 'legendRule':
      return question.options.map((id) => refOf(position, id));
    case 'declareAttackers':
    case 'declareBlockers':
      return question.options.map(({ object }) => refOf(position, object));
    case 'castingOptions':
      return [
        ...question.alternatives.map(({ name }) => name),
        ...question.additional.map(({ cost }) => cost),
      ];
    case 'priority':
    case 'chooseNumber':
    case 'chooseType':
    case 'chooseName':
    case 'payMana':
      return [];
  }
}

/** Colours may be written as words or letters, targets one by one. */
function sameOptions(question: Question, found: readonly Json[], wanted: readonly Json[]): boolean {
  if (question.kind !== 'chooseColor') return sameSet(found, wanted.flatMap(listOf));
  const letters = new Map(Object.entries(WORD_OF_COLOR));
  return sameSet(
    found,
    wanted.map((w) => letters.get(String(w).replace(/[{}]/g, '')) ?? w),
  );
}
