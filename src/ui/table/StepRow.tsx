import { memo } from 'react';
import { cx } from '../look/cx';
import { Icon } from '../look/Icon';
import { SymbolText } from '../mana/SymbolText';
import { RuleChips } from '../small/RuleChips';
import type { EventView, Id, StepView } from '../views';

export type StepState = 'past' | 'now' | 'undone';

interface Props {
  readonly step: StepView;
  readonly state: StepState;
  /** Which of its events are shown. */
  readonly events: readonly EventView[];
  /** There are events to show or to hide. */
  readonly openable: boolean;
  /** The tab stop of the list. */
  readonly stop: boolean;
  readonly seen: boolean;
  readonly onOpen: (id: Id) => void;
  readonly onSelect: (id: Id) => void;
  readonly onNote: (id: Id) => void;
}

/** One answer as a headline, and under it all that came of it, each with its rules in the margin. */
export const StepRow = memo(function StepRow(props: Props) {
  const { step, state, events, openable, stop, seen, onOpen, onSelect, onNote } = props;
  const open = events.length > 0;
  return (
    <div className={cx('stepgroup', state, seen && 'seen')} data-step={step.id}>
      {step.chapter && <p className="chapter">{step.chapter}</p>}
      <div className="h">
        {openable ? (
          <button
            type="button"
            className="tri-button"
            data-rove=""
            tabIndex={-1}
            aria-expanded={open}
            aria-label={`What came of step ${step.number}`}
            onClick={() => onOpen(step.id)}
          >
            <Icon name={open ? 'down' : 'right'} />
          </button>
        ) : (
          <span />
        )}
        <span className="stepwords">
          <button
            type="button"
            data-rove=""
            tabIndex={stop ? 0 : -1}
            className="stepname"
            title={step.number === 0 ? undefined : `Step ${step.number}`}
            aria-current={state === 'now' ? 'step' : undefined}
            onClick={() => onSelect(step.id)}
          >
            {step.byHand && <span className="tag line hatched">by hand</span>}
            <SymbolText text={step.words} />
            {state === 'undone' && <span className="vh">, taken back</span>}
            {step.ways && <span className="vh">, a fork of {step.ways} ways</span>}
          </button>
          {step.ways && (
            <span className="stepways" aria-hidden="true">
              <Icon name="branch" />
              {step.ways}
            </span>
          )}
          <button
            type="button"
            data-rove=""
            tabIndex={-1}
            className={cx('notebutton', step.note !== undefined && 'has')}
            aria-label={noteLabel(step)}
            title={step.note === undefined ? 'Write a note' : 'Change the note'}
            onClick={() => onNote(step.id)}
          >
            <Icon name="note" />
          </button>
        </span>
        <RuleChips rules={step.rules} />
      </div>
      {step.note && <p className="stepnote">{step.note}</p>}
      {open && (
        <ol>
          {events.map((event) => (
            <li
              className={cx('e', (event.depth ?? 0) > 0 && 'r', event.depth === 2 && 'rr')}
              key={event.id}
            >
              <span className="letter">{event.letter}</span>
              <span>
                {event.byHand && <span className="tag line hatched">by hand</span>}
                <SymbolText text={event.words} />
              </span>
              <RuleChips rules={event.rules} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
});

const noteLabel = ({ number, note }: StepView): string =>
  `${note === undefined ? 'Write a note' : 'Change the note'} on step ${number}`;
