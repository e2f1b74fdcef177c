import { CardMark } from '../card/CardMark';
import { Stepper } from '../small/Stepper';
import type { ChoiceView } from '../views';
import { type CombatQuestion, foesFor, verbIn } from './combat.view';
import type { Draft } from './draft';
import { countAgainst, idle, setCount } from './fighters.view';

interface Props {
  readonly question: CombatQuestion;
  readonly members: readonly ChoiceView[];
  readonly foes: readonly ChoiceView[];
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
}

/** Creatures that are alike: how many of them go against each foe. */
export function FighterGroup({ question, members, foes, draft, onDraft }: Props) {
  const [first] = members;
  if (!first) return null;
  const free = idle(members, draft).length;
  const able = new Set(foesFor(question, first.id).map(({ id }) => id));
  const verb = verbIn(question) === 'attacks' ? 'attack' : 'block';
  return (
    <li className="choice blockrow">
      <span className="blockhead">
        {first.card && <CardMark card={first.card} small />}
        <span className="words">
          <span>
            {first.label} ×{members.length}
          </span>
          <small>
            {first.note && `${first.note}; `}
            {free === 0 ? 'none stays' : `${free} ${free === 1 ? 'stays' : 'stay'}`}
          </small>
        </span>
      </span>
      <span className="howmany">
        {foes
          .filter(({ id }) => able.has(id))
          .map(({ id, label }) => {
            const count = countAgainst(members, draft, id);
            return (
              <span key={id}>
                <span>
                  {verb} {label}
                </span>
                <Stepper
                  label={`${first.label}: how many ${verb} ${label}`}
                  value={count}
                  min={0}
                  max={count + free}
                  onChange={(next) => onDraft(setCount(question, draft, members, id, next))}
                />
              </span>
            );
          })}
      </span>
    </li>
  );
}
