import { keyOf } from '../../../actions/casting';
import { namesOf, targetWords } from '../../../explain';
import type { Game, Question } from '../../../rules';
import type { Announcement } from '../../../store/state';
import { type Tree, wayTo } from '../../../store/tree';
import type { CastingView, TargetSlotView } from '../../views';
import { choiceOf, choicesOf } from './choices';

type TargetQuestion = Extract<Question, { kind: 'chooseTarget' }>;

/** The targets: those chosen in earlier steps of the draft, and the slot that is open now. */
export function slotsOf(
  tree: Tree,
  begun: number,
  game: Game,
  announcement: Announcement,
): Pick<CastingView, 'targets'> {
  const way = wayTo(tree, tree.cursor).toArray();
  const done = way.slice(begun).flatMap(({ what }, nth): readonly TargetSlotView[] => {
    const asked = way[begun + nth - 1]?.position.game.question;
    const [answer] = what.kind === 'answers' ? what.answers : [];
    if (answer?.kind !== 'targets' || asked?.kind !== 'chooseTarget') return [];
    return [
      {
        id: `done${nth}`,
        number: 0,
        words: wordsOf(game, asked),
        chosen: answer.targets.map(({ target }) => choiceOf(game, target)),
        min: 0,
        max: answer.targets.length,
        choices: [],
      },
    ];
  });
  const { question } = game;
  const chosen = new Set(announcement.targets);
  const open: readonly TargetSlotView[] =
    question.kind !== 'chooseTarget'
      ? []
      : [
          {
            id: 'open',
            number: 0,
            words: wordsOf(game, question),
            chosen: question.options
              .filter((option) => chosen.has(keyOf(option)))
              .map((option) => choiceOf(game, option)),
            min: question.min,
            max: question.max,
            choices: choicesOf(game, question.options),
            active: true,
          },
        ];
  const all = [...done, ...open].map((slot, nth) => ({ ...slot, number: nth + 1 }));
  return all.length === 0 ? {} : { targets: all };
}

/** What a slot asks for and what happens to it: "a creature to return". */
function wordsOf({ state }: Game, { about, slot }: TargetQuestion): string {
  const asked = about === undefined ? undefined : namesOf(state).slot(about, slot);
  return asked === undefined ? 'target' : `${targetWords(asked.spec)} ${asked.purpose}`.trim();
}
