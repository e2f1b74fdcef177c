import { namesOf } from '../../../explain';
import type { Work } from '../../../store/state';
import { here } from '../../../store/tree';
import type { MisfitView } from '../../views';
import { type Called, editsWords, entryWords } from './entryWords';
import { troubleWords } from './messages';

/** The choices that do not fit any more, in words, those with a reason first. */
export function misfitWords({ tree, misfits }: Work): readonly MisfitView[] {
  const { game, book } = here(tree).position;
  const { state } = game;
  const names = namesOf(state);
  const called: Called = (ref) => {
    const card = book.idOf(ref);
    const object = card === undefined ? undefined : state.cards.get(card);
    return object === undefined ? ref : names.object(object);
  };
  return misfits.map(({ id, what, why }) => ({
    id,
    words: wordsOf(what, called),
    ...(why !== undefined && { why: troubleWords(why, state) }),
  }));
}

function wordsOf(what: Work['misfits'][number]['what'], called: Called): string {
  switch (what.kind) {
    case 'start':
      return 'The board';
    case 'entry':
      if ('edit' in what.entry) return editsWords([what.entry], called);
      return entryWords(what.entry) ?? JSON.stringify(what.entry).slice(0, 200);
    case 'note':
    case 'name':
      return `“${what.text.slice(0, 200)}”`;
    case 'main':
      return 'The choice of the main line';
    case 'edits':
      return editsWords(what.edits, called);
    case 'answers':
      return what.answers.map((answer) => JSON.stringify(answer).slice(0, 120)).join(', ');
  }
}
