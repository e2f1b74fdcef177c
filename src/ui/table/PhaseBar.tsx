import { cx } from '../look/cx';
import type { TurnView } from '../views';

/** The turn as a scale, with the cursor glass on the present step. */
export function PhaseBar({ turn }: { readonly turn: TurnView }) {
  return (
    <nav className="ruler" aria-label="Turn and steps">
      <p className="turn">
        <b>Turn {turn.number}</b>
        <span>{turn.player}’s</span>
      </p>
      <ol className="scale">
        {turn.phases.map((steps) => (
          <li
            className="phase"
            key={steps[0]?.id}
            style={{ '--n': steps.length } as React.CSSProperties}
          >
            <ol>
              {steps.map(({ id, name, state }) => (
                <li
                  key={id}
                  className={cx('step', state)}
                  aria-current={state === 'now' ? 'step' : undefined}
                >
                  <span>{name}</span>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </nav>
  );
}
