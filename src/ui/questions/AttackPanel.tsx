import { CardMark } from '../card/CardMark';
import { cx } from '../look/cx';
import { Refusal } from '../small/Refusal';
import type { Id, QuestionOf } from '../views';
import { type Draft, defendersFor } from './draft.view';
import { Listed } from './Listed';
import { numbered } from './numbered';

interface Props {
  readonly question: QuestionOf<'attackers'>;
  readonly draft: Draft;
  readonly onPair: (attacker: Id, defender: Id) => void;
  /** All that may attack that defender do. */
  readonly onAll: (defender: Id) => void;
}

/** Each attacker with whom it attacks. The same is done by pressing creatures on the table. */
export function AttackPanel({ question, draft, onPair, onAll }: Props) {
  const attacking = Object.keys(draft.pairs).length;
  return (
    <>
      <p className="panelnote">
        Press creatures here or on the table
        <b className="num">{attacking} attacking</b>
      </p>
      {question.attackers.length > 1 && (
        <p className="toggles">
          {question.defenders.map(({ id, label }) => (
            <button key={id} type="button" className="btn small" onClick={() => onAll(id)}>
              All attack {label}
            </button>
          ))}
        </p>
      )}
      <ul className="choices">
        <Listed
          items={numbered(question.attackers)}
          row={(attacker) => (
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
          )}
        />
      </ul>
    </>
  );
}
