import { CardMark } from '../card/CardMark';
import { cx } from '../look/cx';
import { Refusal } from '../small/Refusal';
import type { Id, QuestionOf } from '../views';
import { attackersFor, type Draft } from './draft.view';
import { Listed, MOST_ROWS } from './Listed';
import { numbered } from './numbered';

interface Props {
  readonly question: QuestionOf<'blockers'>;
  readonly draft: Draft;
  readonly onPair: (blocker: Id, attacker: Id) => void;
}

/** Each possible blocker with the attackers it may block. On the table: press blocker, then attacker. */
export function BlockPanel({ question, draft, onPair }: Props) {
  const blocking = Object.keys(draft.pairs).length;
  const labels = new Map(numbered(question.attackers).map(({ id, label }) => [id, label]));
  return (
    <>
      <p className="panelnote">
        Press a blocker, then an attacker
        <b className="num">{blocking} blocking</b>
      </p>
      <ul className="choices">
        <Listed
          items={numbered(question.blockers)}
          row={(blocker) => (
            <li key={blocker.id} className={cx('choice blockrow', blocker.refused && 'refused')}>
              <span className="blockhead">
                {blocker.card && <CardMark card={blocker.card} small />}
                <span className="words">
                  <span>{blocker.label}</span>
                  {blocker.note && <small>{blocker.note}</small>}
                  {blocker.refused && <Refusal refusal={blocker.refused} />}
                </span>
              </span>
              {!blocker.refused && (
                // biome-ignore lint/a11y/useSemanticElements: toggles of one blocker
                <span className="toggles" role="group" aria-label={`${blocker.label} blocks`}>
                  {attackersFor(question, blocker.id)
                    .slice(0, MOST_ROWS)
                    .map(({ id, label }) => {
                      const on = draft.pairs[blocker.id]?.includes(id) ?? false;
                      return (
                        <button
                          key={id}
                          type="button"
                          className="btn small"
                          aria-pressed={on}
                          onClick={() => onPair(blocker.id, id)}
                        >
                          {on ? '✓ ' : ''}
                          {labels.get(id) ?? label}
                        </button>
                      );
                    })}
                </span>
              )}
            </li>
          )}
        />
      </ul>
    </>
  );
}
