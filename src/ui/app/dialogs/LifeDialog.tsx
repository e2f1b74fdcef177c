import { useId, useState } from 'react';
import { DialogFrame } from '../../dialogs/DialogFrame';
import { isNumber, NumberField } from './NumberField';

interface Props {
  readonly name: string;
  readonly life: number;
  readonly pool: string;
  readonly onSet: (life: number, pool: string) => void;
  readonly onClose: () => void;
}

const POOL = /^(\{[WUBRGC]\})*$/;

/** Sets life and mana pool of a player by hand. */
export function LifeDialog({ name, life, pool, onSet, onClose }: Props) {
  const id = useId();
  const [amount, setAmount] = useState(life);
  const [mana, setMana] = useState(pool);
  const written = symbols(mana);
  const fits = isNumber(amount, -999_999) && POOL.test(written);
  return (
    <DialogFrame open title={`${name}’s life and mana`} onClose={onClose}>
      <form
        className="addform"
        onSubmit={(event) => {
          event.preventDefault();
          if (fits) onSet(amount, written);
        }}
      >
        <div className="two">
          <NumberField label="Life" min={-999_999} value={amount} onChange={setAmount} />
          <label className="field-line" htmlFor={id}>
            Mana pool, as letters
            <input
              id={id}
              className="input"
              maxLength={200}
              placeholder="UUC"
              value={mana}
              onChange={(event) => setMana(event.target.value)}
            />
          </label>
        </div>
        <div className="dialogfoot">
          <p className="quiet">This is done by hand, and marked so.</p>
          <button type="submit" className="btn main" disabled={!fits}>
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
