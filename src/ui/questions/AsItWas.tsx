import { SymbolText } from '../mana/SymbolText';
import type { AsItWasView } from '../views';

/** In place of the question while another position is looked at: that nothing can be done on it. */
export function AsItWas({ step }: { readonly step: AsItWasView }) {
  return (
    <>
      <p className="chooser">
        <span className="who">{step.number === 0 ? 'Start' : `Step ${step.number}`}</span>
        <small>as it was</small>
      </p>
      <div className="asked">
        <h2>
          <span className="aswas">
            As it was at {step.number === 0 ? 'the start' : `step ${step.number}`}:{' '}
          </span>
          <SymbolText text={step.words} />
        </h2>
        <p>
          Only looked at: nothing can be done here. Click or Enter goes there; Esc or leaving comes
          back.
        </p>
      </div>
    </>
  );
}
