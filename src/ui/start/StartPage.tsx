import type { BoardView, WorkView } from '../views';
import { BoardEntry } from './BoardEntry';
import { Cover } from './Cover';
import { SavedWorks } from './SavedWorks';
import type { StartActions } from './startActions';

interface Props {
  readonly boards: readonly BoardView[];
  readonly works: readonly WorkView[];
  readonly edition: string;
  readonly actions: StartActions;
}

const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];

/**
 * Laid out as a table of contents: questions, their rules in the margin, the cards in small. Whoever comes back
 * finds their own works before the boards, also where there is one column only.
 */
export function StartPage({ boards, works, edition, actions }: Props) {
  const many = WORDS[boards.length] ?? String(boards.length);
  const saved = (
    <div className="coverend">
      <SavedWorks works={works} actions={actions} />
      <p className="foot">
        {edition}. Everything stays on this machine unless you share it.{' '}
        <button type="button" className="link" onClick={actions.onAbout}>
          About
        </button>
      </p>
    </div>
  );
  return (
    <div className="startshell">
      <main className="startpage">
        <Cover actions={actions} />
        {works.length > 0 && saved}
        <section className="boardlist" aria-label="Boards">
          <header>
            <h2>{many} boards to open</h2>
            <p className="quiet">Each stops at the moment where people disagree.</p>
          </header>
          <ol>
            {boards.map((board, place) => (
              <BoardEntry
                key={board.id}
                board={board}
                number={place + 1}
                onOpen={() => actions.onBoard(board.id)}
              />
            ))}
          </ol>
        </section>
        {works.length === 0 && saved}
      </main>
    </div>
  );
}
