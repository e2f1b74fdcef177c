import { useId, useState } from 'react';
import type { CardData } from '../../scenario/format';
import { many } from '../small/many';
import { useTakesFocus } from '../small/useTakesFocus';
import type { Entry } from './find.view';
import { type Left, readList, type Taken, withFound } from './list.view';

interface Props {
  /** It takes the focus as it comes. */
  readonly focus: boolean;
  readonly entries: readonly Entry[];
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onTake: (taken: readonly Taken[]) => void;
  /** Where names are looked up that are not known, and the cards of those that were found. */
  readonly lookUp: (names: readonly string[]) => Promise<{
    readonly found: readonly CardData[];
    /** What else is to be said of it. */
    readonly said: string;
  }>;
}

/** A list typed or pasted. What it names goes into the basket; what is not known stays, with what may be meant. */
export function ListField({ focus, entries, text, onText, onTake, lookUp }: Props) {
  const id = useId();
  const field = useTakesFocus<HTMLTextAreaElement>(focus);
  const [left, setLeft] = useState<readonly Left[]>([]);
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);
  const stays = (rest: readonly Left[]) => {
    setLeft(rest);
    onText(rest.map(({ line }) => line).join('\n'));
  };
  const read = async () => {
    const known = readList(text, entries);
    if (known.taken.length > 0) onTake(known.taken);
    setSaid('');
    stays(known.left);
    if (known.left.length === 0) return;
    setBusy(true);
    setSaid(`Looking for ${many(known.left.length, 'name')} …`);
    const looked = await lookUp([...new Set(known.left.map(({ wanted }) => wanted))]);
    const more = withFound(known.left, looked.found);
    if (more.taken.length > 0) onTake(more.taken);
    stays(more.left);
    setSaid(looked.said);
    setBusy(false);
  };
  const mean = (one: Left, entry: Entry) => {
    onTake([{ entry, count: one.count }]);
    stays(left.filter((other) => other !== one));
  };
  const blank = text.trim() === '';
  return (
    <div className="adder">
      <label className="field-line" htmlFor={id}>
        A line for each card, the number first
        <textarea
          ref={field}
          id={id}
          className="input listinput"
          rows={8}
          spellCheck={false}
          placeholder={'4 Forest\n2 Shock\n40 ?'}
          value={text}
          readOnly={busy}
          onChange={(event) => onText(event.target.value)}
        />
      </label>
      <p className="quiet" role="status">
        {said}
      </p>
      {left.length > 0 && !busy && (
        <div role="status" className="leftlines">
          <p>
            {left.length === 1 ? 'One line names' : `${left.length} lines name`} nothing known here:
          </p>
          <ul>
            {left.map((one) => (
              <li key={one.line}>
                <q>{one.line}</q>
                {one.meant && (
                  <button
                    type="button"
                    className="btn"
                    onClick={() => one.meant && mean(one, one.meant)}
                  >
                    Take {one.count} {one.meant.label}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      <button
        type="button"
        className="btn"
        aria-disabled={blank || busy}
        aria-description={busy ? 'The names are being looked up' : undefined}
        onClick={() => !blank && !busy && void read()}
      >
        {blank ? 'Write a list first' : 'Take what the list names'}
      </button>
    </div>
  );
}
