import { cx } from '../look/cx';
import { Icon } from '../look/Icon';
import { SymbolText } from '../mana/SymbolText';
import { RuleChips } from '../small/RuleChips';
import type { StepView } from '../views';

interface Props {
  readonly step: StepView;
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onSelect: () => void;
}

/** One answer as a headline, and under it all that came of it, each with its rules in the margin. */
export function StepRow({ step, open, onOpen, onSelect }: Props) {
  const events = step.events ?? [];
  return (
    <li className={cx('stepgroup', step.state)} data-step={step.id}>
      {step.chapter && <p className="chapter">{step.chapter}</p>}
      <div className="h">
        {events.length > 0 ? (
          <button
            type="button"
            className="tri-button"
            data-rove=""
            tabIndex={-1}
            aria-expanded={open}
            aria-label={`What came of it, ${events.length}`}
            onClick={onOpen}
          >
            <Icon name={open ? 'down' : 'right'} />
          </button>
        ) : (
          <span />
        )}
        <button
          type="button"
          data-rove=""
          tabIndex={-1}
          className="stepname"
          aria-current={step.state === 'now' ? 'step' : undefined}
          onClick={onSelect}
        >
          {step.byHand && <span className="tag line hatched">by hand</span>}
          <SymbolText text={step.words} />
          {step.state === 'undone' && <span className="vh">, taken back</span>}
        </button>
        <RuleChips rules={step.rules} />
      </div>
      {open && events.length > 0 && (
        <ol>
          {events.map((event) => (
            <li className={cx('e', event.depth === 1 && 'r')} key={event.id}>
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
    </li>
  );
}
