import { useMemo } from 'react';
import { cx } from '../look/cx';
import { SymbolText } from '../mana/SymbolText';
import { RuleChips } from '../small/RuleChips';
import { type CombatQuestion, fightersIn, foesIn, pairAll, pairNone, tollIn } from './combat.view';
import type { Draft } from './draft';
import { FighterGroup } from './FighterGroup';
import { FighterRow } from './FighterRow';
import { fighterRows } from './fighters.view';
import { Listed } from './Listed';
import { numbered } from './numbered';

interface Props {
  readonly question: CombatQuestion;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
}

/** More foes than this have no button of their own in each row. */
const MOST_FOES = 6;

/** Who attacks whom, or who blocks what; creatures that are alike in one row. The same is done on the table. */
export function CombatPanel({ question, draft, onDraft }: Props) {
  const attack = question.kind === 'attackers';
  const fighting = Object.keys(draft.pairs).length;
  const foes = numbered(foesIn(question));
  const toll = tollIn(question, draft);
  const told = useMemo(
    () => new Map(numbered(fightersIn(question)).map((fighter) => [fighter.id, fighter])),
    [question],
  );
  return (
    <>
      <p className="panelnote">
        {attack ? 'Press a creature, then whom it attacks' : 'Press a blocker, then the attacker'}
        <b className="num">
          {fighting} of {fightersIn(question).length} {attack ? 'attack' : 'block'}
        </b>
      </p>
      {question.tolls && (
        <p className="panelnote" aria-live="polite">
          <SymbolText
            text={
              toll === ''
                ? 'So far this costs nothing.'
                : `${attack ? 'Attacking' : 'Blocking'} like this costs ${toll}, to be paid next.`
            }
          />
          <RuleChips rules={question.tolls.rules} />
        </p>
      )}
      <p className="toggles all">
        {attack &&
          foes.map(({ id, label }) => (
            <button
              key={id}
              type="button"
              className="btn small"
              onClick={() => onDraft(pairAll(question, draft, id))}
            >
              All attack {label}
            </button>
          ))}
        {fighting > 0 && (
          <button type="button" className="btn small" onClick={() => onDraft(pairNone(draft))}>
            {attack ? 'None attacks' : 'None blocks'}
          </button>
        )}
      </p>
      <ul className={cx('choices', 'fighters')}>
        <Listed
          items={fighterRows(question)}
          row={({ key, members }) => {
            const [first, ...more] = members;
            if (!first) return null;
            return more.length > 0 && foes.length <= MOST_FOES ? (
              <FighterGroup
                key={key}
                question={question}
                members={members}
                foes={foes}
                draft={draft}
                onDraft={onDraft}
              />
            ) : (
              members.map((fighter) => (
                <FighterRow
                  key={fighter.id}
                  question={question}
                  fighter={told.get(fighter.id) ?? fighter}
                  foes={foes}
                  draft={draft}
                  onDraft={onDraft}
                />
              ))
            );
          }}
        />
      </ul>
    </>
  );
}
