import type { AnswerView, QuestionView } from '../views';
import { ChoicePanel } from './ChoicePanel';
import { CombatPanel } from './CombatPanel';
import { DividePanel } from './DividePanel';
import { type Draft, move, toggle } from './draft.view';
import { PileOrder } from './PileOrder';

interface Props {
  readonly question: QuestionView;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  readonly onAnswer: (answer: AnswerView) => void;
}

/** What needs more room than the bar has: it stands on the bar's right end. */
export function Panel({ question: q, draft, onDraft, onAnswer }: Props) {
  switch (q.kind) {
    case 'objects':
    case 'modes':
      return (
        <ChoicePanel
          choices={q.choices}
          chosen={draft.chosen}
          min={q.min}
          max={q.max}
          onToggle={(id) => onDraft(toggle(q, draft, id))}
        />
      );
    case 'option':
      return (
        <ChoicePanel
          choices={q.choices}
          chosen={[]}
          min={1}
          max={1}
          onToggle={(chosen) => onAnswer({ kind: 'option', chosen })}
        />
      );
    case 'order':
      return (
        <PileOrder
          question={q}
          order={draft.chosen}
          onMove={(id, by) => onDraft(move(draft, id, by))}
        />
      );
    case 'divide':
      return (
        <DividePanel
          choices={q.choices}
          amounts={draft.amounts}
          total={q.total}
          least={q.least}
          unit={q.unit}
          onChange={(id, amount) =>
            onDraft({ ...draft, amounts: { ...draft.amounts, [id]: amount } })
          }
        />
      );
    case 'attackers':
    case 'blockers':
      return <CombatPanel question={q} draft={draft} onDraft={onDraft} />;
    default:
      return null;
  }
}
