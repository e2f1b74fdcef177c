import { Switch } from '@base-ui/react/switch';
import { ManaCost } from '../mana/ManaCost';
import { Refusal } from '../small/Refusal';
import { RuleChips } from '../small/RuleChips';
import { Stepper } from '../small/Stepper';
import type { CastingView } from '../views';

interface Props {
  readonly casting: CastingView;
  readonly onKicker: (id: string, times: number) => void;
}

const formula = ({ printed = '', kickers = [], alternatives }: CastingView) => {
  const base = alternatives?.choices.find(({ id }) => id === alternatives.chosen)?.cost ?? printed;
  const added = kickers.filter(({ times }) => times > 0);
  return { base, added };
};

/** Additional costs as toggles, and the sum they make: printed + kicker = total. */
export function Kickers({ casting, onKicker }: Props) {
  const { kickers = [], total } = casting;
  const { base, added } = formula(casting);
  return (
    <div className="kickers">
      {kickers.map((kicker) => (
        <div className="kick" key={kicker.id}>
          {kicker.most > 1 ? (
            <Stepper
              label={kicker.name}
              value={kicker.times}
              min={0}
              max={kicker.most}
              onChange={(times) => onKicker(kicker.id, times)}
            />
          ) : (
            <Switch.Root
              className="sw"
              checked={kicker.times > 0}
              readOnly={kicker.refused !== undefined}
              aria-disabled={kicker.refused !== undefined}
              aria-describedby={kicker.refused && `why-${kicker.id}`}
              aria-label={`${kicker.name}, ${kicker.cost}`}
              onCheckedChange={(on) => onKicker(kicker.id, on ? 1 : 0)}
            >
              <i />
            </Switch.Root>
          )}
          <b>
            {kicker.name} <ManaCost cost={kicker.cost} />
          </b>
          <RuleChips rules={kicker.rules} />
          {kicker.note && kicker.times > 0 && <em>{kicker.note}</em>}
          {kicker.refused && (
            <span id={`why-${kicker.id}`}>
              <Refusal refusal={kicker.refused} />
            </span>
          )}
        </div>
      ))}
      <p className="sum">
        <ManaCost cost={base} />
        {added.flatMap(({ id, cost, times }) =>
          Array.from({ length: times }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same cost several times
            <span key={`${id}${place}`} className="plus">
              + <ManaCost cost={cost} />
            </span>
          )),
        )}
        <span>=</span>
        <ManaCost cost={total} />
      </p>
    </div>
  );
}
