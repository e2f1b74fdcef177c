import type { Work } from '../../../store/state';
import { here } from '../../../store/tree';
import type { MisfitView } from '../../views';
import { editsWords, entryWords } from './entryWords';
import { troubleWords } from './messages';

/** The choices that do not fit any more, in words, those with a reason first. */
export function misfitWords({ tree, misfits }: Work): readonly MisfitView[] {
  const { state } = here(tree).position.game;
  return misfits.map(({ id, what, why }) => ({
    id,
    words: wordsOf(what),
    why: why === undefined ? '' : troubleWords(why, state).reason,
  }));
}

function wordsOf(what: Work['misfits'][number]['what']): string {
  switch (what.kind) {
    case 'start':
      return 'The board';
    case 'entry':
      return entryWords(what.entry) ?? JSON.stringify(what.entry).slice(0, 200);
    case 'note':
    case 'name':
      return `“${what.text.slice(0, 200)}”`;
    case 'main':
      return 'The choice of the main line';
    case 'edits':
      return editsWords(what.edits);
    case 'answers':
      return what.answers.map((answer) => JSON.stringify(answer).slice(0, 120)).join(', ');
  }
}
