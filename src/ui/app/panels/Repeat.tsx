import { useId, useState } from 'react';
import { MOST_TIMES, repeatSince, stretchSince } from '../../../actions/repeating';
import { likelyStart } from '../../../actions/rounds';
import { stepNumber } from '../../../store/counting';
import { here, type StepId, type Tree, wayTo } from '../../../store/tree';
import { DialogFrame } from '../../dialogs/DialogFrame';
import { spoken } from '../../mana/symbols.view';
import { Stepper } from '../../small/Stepper';
import { useApp, useAppState } from '../AppContext';
import { stepWords } from '../views/told';
import type { PanelProps } from './panel';

/** How many steps back one can choose from. */
const MOST_STEPS = 60;
/** Letters of a step in the list. */
const MOST_LETTERS = 64;

/** A list of the browser's own draws no symbols, and wraps no words. */
function shortWords(words: string): string {
  const said = spoken(words);
  return said.length > MOST_LETTERS ? `${said.slice(0, MOST_LETTERS - 1).trimEnd()}…` : said;
}

/** Since the present step nothing was done: then since where a round seems to have begun. */
const startFor = (tree: Tree | undefined, asked: StepId): StepId =>
  tree === undefined || asked !== tree.cursor
    ? asked
    : (likelyStart(tree) ?? here(tree).parent ?? asked);

/** The steps since which something was done, newest first, the one asked for among them. */
function startsOf(tree: Tree, asked: StepId) {
  return wayTo(tree, tree.cursor)
    .butLast()
    .reverse()
    .filter(({ id }, at) => at < MOST_STEPS || id === asked)
    .map((step) => ({
      id: step.id,
      words: `${stepNumber(tree, step.id)} · ${shortWords(stepWords(tree, step))}`,
    }))
    .toArray();
}

/** Asks since which step, and how often, what was done is repeated (732.2a). */
export default function Repeat({ panel, onClose }: PanelProps<'repeat'>) {
  const app = useApp();
  const tree = useAppState(({ work }) => work?.tree);
  const [since, setSince] = useState(() => startFor(tree, panel.step));
  const [times, setTimes] = useState(1);
  const id = useId();
  if (tree === undefined) return null;
  const stretch = stretchSince(tree, since);
  const count = stretch.ok ? stretch.answers.length : 0;
  return (
    <DialogFrame open title="Repeat what was done" onClose={onClose}>
      <form
        className="addform"
        onSubmit={(event) => {
          event.preventDefault();
          if (!stretch.ok) return;
          onClose();
          void repeatSince(app, since, times);
        }}
      >
        <label className="field-line">
          Since step
          <select
            className="input"
            value={since}
            onChange={(event) => setSince(event.target.value)}
          >
            {startsOf(tree, since).map(({ id, words }) => (
              <option key={id} value={id}>
                {words}
              </option>
            ))}
          </select>
        </label>
        <p className="howmanyof">
          <Stepper label="How often" value={times} min={1} max={MOST_TIMES} onChange={setTimes} />
          <span>times</span>
        </p>
        <p className="quiet" role="status" id={`${id}why`}>
          {stretch.ok
            ? `${count === 1 ? 'One answer was' : `${count} answers were`} given since. Each is played again by the rules; it ends early where one is not allowed.`
            : stretch.why}
        </p>
        <div className="dialogfoot">
          <button
            type="submit"
            className="btn main"
            aria-disabled={!stretch.ok}
            aria-describedby={`${id}why`}
          >
            {times === 1 ? 'Repeat it once' : `Repeat it ${times.toLocaleString('en')} times`}
          </button>
        </div>
      </form>
    </DialogFrame>
  );
}
