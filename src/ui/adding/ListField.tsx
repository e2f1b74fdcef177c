import { useId, useState } from 'react';
import { useTakesFocus } from '../small/useTakesFocus';
import type { Entry } from './find.view';
import { type Left, readList, type Taken } from './list.view';

interface Props {
  /** It takes the focus as it comes. */
  readonly focus: boolean;
  readonly entries: readonly Entry[];
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onTake: (taken: readonly Taken[]) => void;
}

/** A list typed or pasted. What it names goes into the basket; what is not known stays, with what may be meant. */
export function ListField({ focus, entries, text, onText, onTake }: Props) {
  const id = useId();
  const field = useTakesFocus<HTMLTextAreaElement>(focus);
  const [left, setLeft] = useState<readonly Left[]>([]);
  const read = () => {
    const found = readList(text, entries);
    if (found.taken.length > 0) onTake(found.taken);
    setLeft(found.left);
    onText(found.left.map(({ line }) => line).join('\n'));
  };
  const mean = (one: Left, entry: Entry) => {
    onTake([{ entry, count: one.count }]);
    const rest = left.filter((other) => other !== one);
    setLeft(rest);
    onText(rest.map(({ line }) => line).join('\n'));
  };
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
          onChange={(event) => onText(event.target.value)}
        />
      </label>
      {left.length > 0 && (
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
        aria-disabled={text.trim() === ''}
        title={text.trim() === '' ? 'Nothing is written yet' : undefined}
        onClick={() => text.trim() !== '' && read()}
      >
        {text.trim() === '' ? 'Write a list first' : 'Take what the list names'}
      </button>
    </div>
  );
}
