import { ManaCost } from '../mana/ManaCost';
import { ChoiceRow, digitAt } from '../questions/ChoiceRow';
import { Choices } from '../questions/Choices';
import { Stepper } from '../small/Stepper';
import type { CastingActions, CastingView } from '../views';
import { Kickers } from './Kickers';

interface Props {
  readonly casting: CastingView;
  readonly actions: CastingActions;
}

/** Row b: modes, alternative costs, additional costs, X. */
export function AnnounceParts({ casting, actions }: Props) {
  const { modes, alternatives, kickers = [], x } = casting;
  return (
    <>
      {modes && (
        <Choices single={modes.max === 1} required={modes.min > 0} label="Modes">
          {modes.choices.map((choice, place) => {
            const on = modes.chosen.includes(choice.id);
            return (
              <ChoiceRow
                key={choice.id}
                choice={choice}
                single={modes.max === 1}
                required={modes.min > 0}
                keyName={digitAt(place)}
                on={on}
                onToggle={() => actions.onMode(choice.id, !on)}
              />
            );
          })}
        </Choices>
      )}
      {alternatives && (
        <Choices single required label="Which cost to pay">
          {alternatives.choices.map((choice, place) => (
            <ChoiceRow
              key={choice.id}
              choice={{ ...choice, label: `${choice.label} ${choice.cost}` }}
              single
              required
              keyName={digitAt(place)}
              on={alternatives.chosen === choice.id}
              onToggle={() => actions.onAlternative(choice.id)}
            />
          ))}
        </Choices>
      )}
      {x && (
        <p className="xline">
          <ManaCost cost="{X}" /> is <Stepper label="X" {...x} onChange={actions.onX} />
        </p>
      )}
      {kickers.length > 0 && <Kickers casting={casting} onKicker={actions.onKicker} />}
    </>
  );
}
