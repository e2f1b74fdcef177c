import { Icon } from '../look/Icon';
import { Stepper } from '../small/Stepper';
import type { PortionView } from '../views';

interface Props {
  readonly portions: readonly PortionView[];
  readonly onChange: (portions: readonly PortionView[]) => void;
  /** Its text is to be changed. */
  readonly onEdit: (portion: PortionView) => void;
}

const MOST = 99_999;

/** What is to be placed, each with its number. */
export function Basket({ portions, onChange, onEdit }: Props) {
  return (
    <section className="basket" aria-label="To be placed">
      {portions.length === 0 ? (
        <p className="quiet">Choose cards: press one in the list, or Enter. They gather here.</p>
      ) : (
        <ul>
          {portions.map((portion) => {
            const { key, label, count, thing } = portion;
            return (
              <li key={key}>
                <span className="font-serif basketname">{label}</span>
                <Stepper
                  label={`How many ${label}`}
                  value={count}
                  min={1}
                  max={MOST}
                  onChange={(next) =>
                    onChange(
                      portions.map((one) => (one.key === key ? { ...one, count: next } : one)),
                    )
                  }
                />
                {('brought' in thing || ('card' in thing && thing.card !== '?')) && (
                  <button
                    type="button"
                    className="btn plain"
                    aria-label={`Change the text of ${label}`}
                    onClick={() => onEdit(portion)}
                  >
                    Text…
                  </button>
                )}
                <button
                  type="button"
                  className="btn plain icon"
                  aria-label={`Not ${label}`}
                  onClick={() => onChange(portions.filter((one) => one.key !== key))}
                >
                  <Icon name="cross" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
