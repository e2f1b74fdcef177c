import type { BehindView, StepsActions } from '../views';

interface Props {
  readonly behind: BehindView;
  readonly actions: StepsActions;
}

/** Says that the table is not at the end of its line, and leads on. */
export function BehindBar({ behind, actions }: Props) {
  const { number, of, next } = behind;
  return (
    <p className="behindbar">
      <span>Back at {number === 0 ? `the start; ${of} more` : `step ${number} of ${of}`}</span>
      <button
        type="button"
        title={next === '' ? undefined : `Redo: ${next}`}
        onClick={() => actions.onMove('redo')}
      >
        Redo the next
      </button>
      <button type="button" onClick={() => actions.onMove('lastStep')}>
        To the newest
      </button>
    </p>
  );
}
