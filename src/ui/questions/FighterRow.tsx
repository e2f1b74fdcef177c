import { CardMark } from '../card/CardMark';
import { cx } from '../look/cx';
import { Refusal } from '../small/Refusal';
import type { ChoiceView, Id } from '../views';
import { type CombatQuestion, foesFor, pair, unpair, verbIn } from './combat.view';
import type { Draft } from './draft';
import { MOST_ROWS } from './Listed';

interface Props {
  readonly question: CombatQuestion;
  readonly fighter: ChoiceView;
  readonly foes: readonly ChoiceView[];
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
}

/** One creature: whom it attacks, or which attackers it blocks. */
export function FighterRow({ question, fighter, foes, draft, onDraft }: Props) {
  const able = new Set(foesFor(question, fighter.id).map(({ id }) => id));
  const mine = foes.filter(({ id }) => able.has(id));
  const name = `${fighter.label} ${verbIn(question)}`;
  const attack = question.kind === 'attackers';
  const against = (to: Id) =>
    onDraft(to === '' ? unpair(draft, fighter.id) : pair(question, draft, fighter.id, to));
  const toggle = (to: Id, on: boolean) =>
    onDraft(on ? unpair(draft, fighter.id, to) : pair(question, draft, fighter.id, to));
  return (
    <li className={cx('choice', attack ? 'orderrow' : 'blockrow', fighter.refused && 'refused')}>
      <span className="blockhead">
        {fighter.card && <CardMark card={fighter.card} small />}
        <span className="words">
          <span>{fighter.label}</span>
          {fighter.note && <small>{fighter.note}</small>}
          {fighter.refused && <Refusal refusal={fighter.refused} />}
        </span>
      </span>
      {!fighter.refused && attack && (
        <select
          className="input whom"
          aria-label={name}
          value={draft.pairs[fighter.id]?.[0] ?? ''}
          onChange={(event) => against(event.target.value)}
        >
          <option value="">stays</option>
          {mine.map(({ id, label }) => (
            <option key={id} value={id}>
              attacks {label}
            </option>
          ))}
        </select>
      )}
      {!fighter.refused && !attack && (
        // biome-ignore lint/a11y/useSemanticElements: toggles of one blocker
        <span className="toggles" role="group" aria-label={name}>
          {mine.slice(0, MOST_ROWS).map(({ id, label }) => {
            const on = draft.pairs[fighter.id]?.includes(id) ?? false;
            return (
              <button
                key={id}
                type="button"
                className="btn small"
                aria-pressed={on}
                onClick={() => toggle(id, on)}
              >
                {on ? '✓ ' : ''}
                {label}
              </button>
            );
          })}
          {mine.length > MOST_ROWS && <span className="quiet">others on the table</span>}
        </span>
      )}
    </li>
  );
}
