import { cx } from '../look/cx';
import type { SeatView } from '../views';

interface Props {
  /** In full: "declare attackers step". */
  readonly step: string;
  readonly seats: readonly SeatView[];
  readonly on: boolean;
  readonly onSwitch: () => void;
}

/** Whether passing stops at a step, in the turns of one player or of all the others. */
export function StopButton({ step, seats, on, onSwitch }: Props) {
  const whose = seats.map(({ name }) => `${name}’s`).join(' and ');
  return (
    <button
      type="button"
      className={cx('stop', on && 'on')}
      data-rove=""
      tabIndex={-1}
      aria-pressed={on}
      aria-label={`Stop at the ${step} in ${whose} turns`}
      title={`${on ? 'Stops' : 'Stop'} at the ${step} in ${whose} turns`}
      onClick={onSwitch}
    >
      <i />
    </button>
  );
}
