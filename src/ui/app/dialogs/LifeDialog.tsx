import { useId, useState } from 'react';
import { DialogFrame } from '../../dialogs/DialogFrame';
import { Stepper } from '../../small/Stepper';

/** A commander, and the combat damage that it has dealt to the player. */
export interface CommanderHits {
  readonly ref: string;
  readonly label: string;
  readonly damage: number;
}

export interface PlayerNumbers {
  readonly life: number;
  readonly pool: string;
  /** In this turn. */
  readonly landsPlayed: number;
  readonly commanders: readonly CommanderHits[];
}

interface Props {
  readonly name: string;
  readonly before: PlayerNumbers;
  readonly onSet: (set: PlayerNumbers) => void;
  readonly onClose: () => void;
}

const POOL = /^(\{[WUBRGC]\})*$/;
const MOST = 999_999;

/** Sets the numbers of a player by hand. */
export function LifeDialog({ name, before, onSet, onClose }: Props) {
  const id = useId();
  const [set, setSet] = useState(before);
  const pool = symbols(set.pool);
  const fits = POOL.test(pool);
  const hit = (ref: string, damage: number) =>
    setSet({
      ...set,
      commanders: set.commanders.map((one) => (one.ref === ref ? { ...one, damage } : one)),
    });
  return (
    <DialogFrame open title={`${name}’s life and mana`} onClose={onClose}>
      <form
        className="addform"
        onSubmit={(event) => {
          event.preventDefault();
          if (fits) onSet({ ...set, pool });
        }}
      >
        <ul className="counterrows">
          <li>
            <span aria-hidden="true">Life</span>
            <Stepper
              label="Life"
              min={-MOST}
              max={MOST}
              value={set.life}
              onChange={(life) => setSet({ ...set, life })}
            />
          </li>
          <li>
            <span aria-hidden="true">Lands played this turn</span>
            <Stepper
              label="Lands played this turn"
              min={0}
              max={MOST}
              value={set.landsPlayed}
              onChange={(landsPlayed) => setSet({ ...set, landsPlayed })}
            />
          </li>
          {set.commanders.map(({ ref, label, damage }) => (
            <li key={ref}>
              <span aria-hidden="true">Commander damage by {label}</span>
              <Stepper
                label={`Commander damage by ${label}`}
                min={0}
                max={MOST}
                value={damage}
                onChange={(amount) => hit(ref, amount)}
              />
            </li>
          ))}
        </ul>
        <label className="field-line" htmlFor={id}>
          Mana pool, as letters
          <input
            id={id}
            className="input"
            maxLength={200}
            placeholder="UUC"
            value={set.pool}
            aria-invalid={!fits}
            aria-describedby={fits ? undefined : `${id}why`}
            onChange={(event) => setSet({ ...set, pool: event.target.value })}
          />
        </label>
        {!fits && (
          <p className="quiet" id={`${id}why`}>
            Mana is written with the letters W, U, B, R, G and C.
          </p>
        )}
        <div className="dialogfoot">
          <p className="quiet">This is done by hand, and marked so.</p>
          <button
            type="submit"
            className="btn main"
            aria-disabled={!fits}
            aria-describedby={fits ? undefined : `${id}why`}
          >
            Set
          </button>
        </div>
      </form>
    </DialogFrame>
  );
}

/** "uuc" and "{U}{U}{C}" mean the same. */
const symbols = (text: string): string =>
  /[{}]/.test(text) ? text.trim() : text.replace(/\s/g, '').toUpperCase().replace(/./g, '{$&}');
