import { CardMark } from '../card/CardMark';
import { cx } from '../look/cx';
import { Refusal } from '../small/Refusal';
import type { Id, QuestionOf } from '../views';
import { type Draft, defendersFor } from './draft.view';

interface Props {
  readonly question: QuestionOf<'attackers'>;
  readonly draft: Draft;
  readonly onPair: (attacker: Id, defender: Id) => void;
}

/** Each attacker with whom it attacks. The same is done by pressing creatures on the table. */
export function AttackPanel({ question, draft, onPair }: Props) {
  const attacking = Object.keys(draft.pairs).length;
  return (
    <>
      <p className="panelnote">
        Press creatures here or on the table
        <b className="num">{attacking} attacking</b>
      </p>
      <ul className="choices">
        {question.attackers.map((attacker) => (
          <li key={attacker.id} className={cx('choice orderrow', attacker.refused && 'refused')}>
            {attacker.card && <CardMark card={attacker.card} small />}
            <span className="words">
              <span>{attacker.label}</span>
              {attacker.note && <small>{attacker.note}</small>}
              {attacker.refused && <Refusal refusal={attacker.refused} />}
            </span>
            {!attacker.refused && (
              <select
                className="input whom"
                aria-label={`${attacker.label} attacks`}
                value={draft.pairs[attacker.id]?.[0] ?? ''}
                onChange={(event) => onPair(attacker.id, event.target.value)}
              >
                <option value="">stays</option>
                {defendersFor(question, attacker.id).map(({ id, label }) => (
                  <option key={id} value={id}>
                    attacks {label}
                  </option>
                ))}
              </select>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
