import { answerIn } from '../../../actions/casting';
import { namesOf } from '../../../explain';
import { costLines } from '../../../explain/costs/costLines';
import { costWords } from '../../../explain/derivations';
import { type Answer, costOfActivation, costOfCast } from '../../../rules';
import type { Announcement } from '../../../store/state';
import { here, type Step, type Tree } from '../../../store/tree';
import type { CostLineView } from '../../views';
import { objectKey } from './ids';
import { ruleViews } from './rules';

export interface AnnouncedCost {
  readonly total: string;
  readonly lines: readonly CostLineView[];
  readonly others: readonly string[];
}

const NOTHING: AnnouncedCost = { total: '', lines: [], others: [] };

/** The cost of what is being put together, as far as it is announced (601.2f), and how it comes about. */
export function announcedCost(
  tree: Tree,
  before: Step,
  answers: readonly Answer[],
  announcement: Announcement,
): AnnouncedCost {
  const { position } = here(tree);
  const { question } = position.game;
  const asked = question.kind === 'payMana' ? { ...NOTHING, total: question.cost } : NOTHING;
  const given = answerIn(position, announcement);
  const all = given === undefined ? answers : [...answers, given];
  const { state } = before.position.game;
  const names = namesOf(state);
  const cost = costIn(before, all);
  if (cost === undefined || !cost.allowed) return asked;
  return {
    total: cost.cost.text,
    lines: costLines(cost.cost.steps, names).map(
      ({ text, symbols, after, sign, source, cites }) => ({
        words: text,
        cost: symbols,
        after,
        rules: ruleViews(cites),
        ...(sign !== '' && { sign }),
        ...(source !== null && { source: objectKey(source) }),
      }),
    ),
    others: cost.cost.parts.length === 0 ? [] : [costWords(cost.cost.parts)],
  };
}

function costIn(before: Step, answers: readonly Answer[]) {
  const { state, question } = before.position.game;
  const [first] = answers;
  const x = numberIn(answers);
  if (first?.kind === 'activate') {
    return costOfActivation(state, question.player, first.object, first.ability, x);
  }
  if (first?.kind !== 'cast') return undefined;
  const options = answers.find((answer) => answer.kind === 'options');
  return costOfCast(state, question.player, first.object, {
    ...(first.faceDown !== undefined && { faceDown: first.faceDown }),
    ...(first.face !== undefined && { face: first.face }),
    ...(options !== undefined && {
      alternative: options.alternative,
      additional: options.additional,
    }),
    ...(x !== undefined && { x }),
  });
}

const numberIn = (answers: readonly Answer[]): number | undefined =>
  answers.find((answer) => answer.kind === 'number')?.number;
