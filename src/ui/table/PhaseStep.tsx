import { useId } from 'react';
import { useLongPress } from '../card/useLongPress';
import { cx } from '../look/cx';
import { Icon } from '../look/Icon';
import type { SeatView, TurnActions, TurnStepView } from '../views';
import { StopButton } from './StopButton';

interface Props {
  readonly step: TurnStepView;
  readonly seats: readonly SeatView[];
  readonly actions: TurnActions;
  readonly onMenu: (step: TurnStepView, anchor: HTMLElement) => void;
}

/** One step of the scale: its stops, its name as a way to go there, and its menu. */
export function PhaseStep({ step, seats, actions, onMenu }: Props) {
  const why = useId();
  const hold = useLongPress((element) => onMenu(step, element));
  const { id, name, title, state, refused } = step;
  const [own, ...others] = seats;
  const stop = (whose: readonly SeatView[]) => {
    if (whose.length === 0) return <span />;
    const on = whose.some((seat) => step.stops.includes(seat.id));
    return step.noStop ? (
      <span />
    ) : (
      <StopButton
        step={title}
        seats={whose}
        on={on}
        onSwitch={() => {
          for (const seat of whose) actions.onStop(id, seat.id, !on);
        }}
      />
    );
  };
  return (
    <li
      className={cx(
        'step',
        state,
        own && step.stops.includes(own.id) && 'stops-own',
        others.some((seat) => step.stops.includes(seat.id)) && 'stops-others',
      )}
    >
      {stop(own ? [own] : [])}
      <button
        type="button"
        className="stepgo"
        data-rove=""
        tabIndex={-1}
        aria-current={state === 'now' ? 'step' : undefined}
        aria-label={state === 'now' ? `${name}, now` : refused ? name : `${name}: go there`}
        aria-describedby={refused ? why : undefined}
        aria-disabled={refused ? true : undefined}
        aria-haspopup={refused ? 'menu' : undefined}
        title={refused ? refused.reason : `Everyone passes until the ${title}`}
        onClick={(event) => {
          // What can't be gone to says why, and what can be done instead.
          if (refused) onMenu(step, event.currentTarget);
          else actions.onGo(id);
        }}
        onContextMenu={(event) => {
          event.preventDefault();
          onMenu(step, event.currentTarget);
        }}
        onKeyDown={(event) => {
          const opens =
            event.key === '.' ||
            event.key === 'ContextMenu' ||
            (event.shiftKey && event.key === 'F10');
          if (!opens) return;
          event.preventDefault();
          onMenu(step, event.currentTarget);
        }}
        {...hold}
      >
        <span>{name}</span>
      </button>
      {stop(others)}
      <button
        type="button"
        className="stepmore"
        tabIndex={-1}
        aria-label={`All about the ${title}`}
        onClick={(event) => {
          const go = event.currentTarget.parentElement?.querySelector<HTMLElement>('.stepgo');
          onMenu(step, go ?? event.currentTarget);
        }}
      >
        <Icon name="dots" />
      </button>
      {refused && (
        <span id={why} className="vh">
          {refused.reason}
        </span>
      )}
    </li>
  );
}
