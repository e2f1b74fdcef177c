import { cx } from '../look/cx';
import { Icon } from '../look/Icon';
import { RuleChips } from '../small/RuleChips';
import { Tick } from '../small/Tick';
import type { SeatView, TurnActions, TurnStepView, TurnView } from '../views';
import { DialogFrame } from './DialogFrame';

interface Props {
  readonly turn: TurnView;
  readonly actions: TurnActions;
  /** Why nobody can pass into the next turn now. */
  readonly nextRefused: string | undefined;
  readonly onNext: () => void;
  readonly onClose: () => void;
}

/** The whole turn as a list: for touch, and for whoever wants to read it. */
export function TurnDialog({ turn, actions, nextRefused, onNext, onClose }: Props) {
  return (
    <DialogFrame open wide title={`Turn ${turn.number}, ${turn.player}’s`} onClose={onClose}>
      <ol className="turnlist">
        {turn.phases.flat().map((step) => (
          <Line key={step.id} step={step} seats={turn.seats} actions={actions} onClose={onClose} />
        ))}
      </ol>
      <div className="dialogfoot">
        <p className="quiet">
          {nextRefused ?? 'Passing ends before, where anything is to be chosen or a stop is set.'}
        </p>
        <button
          type="button"
          className="btn main"
          aria-disabled={nextRefused === undefined ? undefined : true}
          onClick={() => {
            if (nextRefused !== undefined) return;
            onClose();
            onNext();
          }}
        >
          To the next turn
        </button>
      </div>
    </DialogFrame>
  );
}

interface LineProps {
  readonly step: TurnStepView;
  readonly seats: readonly SeatView[];
  readonly actions: TurnActions;
  readonly onClose: () => void;
}

function Line({ step, seats, actions, onClose }: LineProps) {
  const { id, title, state, refused, noStop, stops } = step;
  return (
    <li className={cx('turnline', state)} aria-current={state === 'now' ? 'step' : undefined}>
      <p className="turnname">
        <b>{title}</b>
        {state === 'now' ? (
          <span className="tag now">now</span>
        ) : (
          refused && (
            <small>
              {refused.reason} <RuleChips rules={refused.rules} />
            </small>
          )
        )}
      </p>
      {noStop ? (
        <span />
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a group of ticks in a list
        <span
          className="turnstops"
          role="group"
          aria-label={`Stops at the ${title}: in whose turns`}
        >
          {seats.map((seat) => (
            <Tick
              key={seat.id}
              label={`stop in ${seat.name}’s`}
              on={stops.includes(seat.id)}
              onChange={(on) => actions.onStop(id, seat.id, on)}
            />
          ))}
        </span>
      )}
      <span className="turndeeds">
        {!refused && (
          <button
            type="button"
            className="btn"
            data-first=""
            aria-label={`Go to the ${title}`}
            onClick={() => {
              onClose();
              actions.onGo(id);
            }}
          >
            <Icon name="skip" />
            Go there
          </button>
        )}
        <button
          type="button"
          className="btn hatched"
          aria-label={`Go to the ${title} by hand`}
          onClick={() => {
            onClose();
            actions.onByHand(id);
          }}
        >
          By hand
        </button>
      </span>
    </li>
  );
}
