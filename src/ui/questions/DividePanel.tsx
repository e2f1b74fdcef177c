import { CardMark } from '../card/CardMark';
import { SymbolText } from '../mana/SymbolText';
import { Stepper } from '../small/Stepper';
import type { ChoiceView, Id } from '../views';

interface Props {
  readonly choices: readonly ChoiceView[];
  readonly amounts: Readonly<Record<Id, number>>;
  readonly total: number;
  readonly least: number;
  readonly unit: string;
  readonly onChange: (id: Id, amount: number) => void;
}

/** An amount shared out; what is left is said, and the buttons stop where nothing is. */
export function DividePanel({ choices, amounts, total, least, unit, onChange }: Props) {
  const given = Object.values(amounts).reduce((all, n) => all + n, 0);
  const left = total - given;
  return (
    <>
      <p className="panelnote">
        {total} {unit} to divide
        <b className="num">{left < 0 ? `${-left} too many` : `${left} left`}</b>
      </p>
      <ul className="choices">
        {choices.map((choice) => {
          const amount = amounts[choice.id] ?? 0;
          return (
            <li key={choice.id} className="choice orderrow">
              {choice.card && <CardMark card={choice.card} small />}
              <span className="words">
                <span>
                  <SymbolText text={choice.label} />
                </span>
                {choice.note && <small>{choice.note}</small>}
              </span>
              <Stepper
                label={`${unit} to ${choice.label}`}
                value={amount}
                min={least}
                max={amount + Math.max(0, left)}
                onChange={(value) => onChange(choice.id, value)}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
