import { asSentence, namesOf, tellingIfLoaded } from '../../../explain';
import type { ObjectId } from '../../../rules';
import { type StepId, type Tree, wayTo } from '../../../store/tree';

/** More changes of one object than this are not told; the newest are the ones that show. */
const MOST = 6;

/** What was changed by hand of an object up to a step, in sentences, oldest first. None until what tells them is loaded. */
export function changesOf(tree: Tree, id: ObjectId, at: StepId = tree.cursor): readonly string[] {
  const telling = tellingIfLoaded();
  if (telling === undefined) return [];
  const { BY_HAND, sentence } = telling;
  const told = wayTo(tree, at)
    .toArray()
    .flatMap(({ events, position }) =>
      events.flatMap((event) =>
        event.kind === 'edited' && event.objects?.includes(id)
          ? [sentence({ ...event, objects: [id] }, namesOf(position.game.state))]
          : [],
      ),
    );
  const words = told.map((words) => asSentence(words.slice(BY_HAND.length).replace(/\.$/, '')));
  // The last of several that say the same is the one that holds.
  return [...new Set(words.reverse())].slice(0, MOST).reverse();
}
