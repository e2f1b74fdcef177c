import { memo } from 'react';
import { useLongPress } from '../card/useLongPress';
import { cx } from '../look/cx';
import { Icon } from '../look/Icon';
import { SymbolText } from '../mana/SymbolText';
import { opensMenu } from '../menu/opensMenu';
import { STEP } from '../moves/destinations.view';
import { RuleChips } from '../small/RuleChips';
import type { EventView, Id, StepView } from '../views';
import { withoutMark } from './mark.view';

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
  readonly onMenu: (id: Id, element: HTMLElement) => void;
  /** A finger is held on it: the table is shown as it was, until it is let go. */
  readonly onLook: (id: Id | undefined) => void;
}

/** One answer as a headline, and under it all that came of it, each with its rules in the margin. */
export const StepRow = memo(function StepRow(props: Props) {
  const { step, state, events, openable, stop, seen, onOpen, onSelect, onNote, onMenu, onLook } =
    props;
  const key = STEP + step.id;
  const holding = useLongPress(
    () => onLook(step.id),
    (element, still) => {
      onLook(undefined);
      if (still) setTimeout(() => onMenu(key, element));
    },
  );
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
            data-thing={key}
            onClick={() => onSelect(step.id)}
            {...opensMenu((element) => onMenu(key, element))}
            {...holding}
          >
            {step.byHand && <ByHand />}
            <SymbolText text={step.byHand ? withoutMark(step.words) : step.words} />
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
          <button
            type="button"
            data-rove=""
            tabIndex={-1}
            className="notebutton"
            aria-label={`All actions of step ${step.number}`}
            onClick={(event) => onMenu(key, event.currentTarget)}
          >
            <Icon name="dots" />
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
                {event.byHand && <ByHand />}
                <SymbolText text={event.byHand ? withoutMark(event.words) : event.words} />
              </span>
              <RuleChips rules={event.rules} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
});

const ByHand = () => (
  <>
    <span className="tag line hatched">by hand</span>
    <span className="vh">: </span>
  </>
);

const noteLabel = ({ number, note }: StepView): string =>
  `${note === undefined ? 'Write a note' : 'Change the note'} on step ${number}`;
