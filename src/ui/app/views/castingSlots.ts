import { keyOf } from '../../../actions/casting';
import type { Game } from '../../../rules';
import type { Announcement } from '../../../store/state';
import { type Tree, wayTo } from '../../../store/tree';
import type { CastingView, TargetSlotView } from '../../views';
import { choiceOf } from './choices';

/** The targets: those chosen in earlier steps of the draft, and the slot that is open now. */
export function slotsOf(
  tree: Tree,
  begun: number,
  game: Game,
  announcement: Announcement,
): Pick<CastingView, 'targets'> {
  const answers = wayTo(tree, tree.cursor)
    .slice(begun)
    .toArray()
    .flatMap(({ what }) => (what.kind === 'answers' ? what.answers : []));
  const done = answers.flatMap((answer, nth): readonly TargetSlotView[] =>
    answer.kind === 'targets'
      ? [
          {
            id: `done${nth}`,
            number: 0,
            words: 'target',
            chosen: answer.targets.map(({ target }) => choiceOf(game, target)),
            min: 0,
            max: answer.targets.length,
            choices: [],
          },
        ]
      : [],
  );
  const { question } = game;
  const open: readonly TargetSlotView[] =
    question.kind !== 'chooseTarget'
      ? []
      : [
          {
            id: 'open',
            number: 0,
            words: 'target',
            chosen: question.options
              .filter((option) => announcement.targets.includes(keyOf(option)))
              .map((option) => choiceOf(game, option)),
            min: question.min,
            max: question.max,
            choices: question.options.map((option) => choiceOf(game, option)),
            active: true,
          },
        ];
  const all = [...done, ...open].map((slot, nth) => ({ ...slot, number: nth + 1 }));
  return all.length === 0 ? {} : { targets: all };
}
