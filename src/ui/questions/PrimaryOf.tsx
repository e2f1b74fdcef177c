import { useCommand } from '../small/CommandsContext';
import type { AnswerView, QuestionView, TableView } from '../views';
import { answerOf, type Draft, missing, powerOf } from './draft.view';
import { Primary } from './Primary';

interface Props {
  readonly question: QuestionView;
  readonly draft: Draft;
  readonly onAnswer: (answer: AnswerView) => void;
  readonly run?: TableView['run'];
}

const someWords = (q: { readonly min: number; readonly confirm?: string }, chosen: number) =>
  chosen === 0 && q.min === 0
    ? { label: 'Choose none' }
    : { label: q.confirm ?? 'Choose these', note: `${chosen} chosen` };

function confirmWords(q: QuestionView, draft: Draft): { label: string; note?: string } {
  const chosen = draft.chosen.length;
  const pairs = Object.keys(draft.pairs).length;
  switch (q.kind) {
    case 'attackers':
      return pairs === 0
        ? { label: q.none }
        : { label: q.confirm ?? `Attack with ${pairs === 1 ? 'this one' : `these ${pairs}`}` };
    case 'blockers':
      return pairs === 0 ? { label: q.none } : { label: q.confirm ?? 'Block like this' };
    case 'objects':
      if (q.need !== undefined) {
        const crew = chosen === 1 ? 'this one' : `these ${chosen}`;
        return {
          label: `${q.confirm ?? 'Choose'} ${chosen === 0 ? 'creatures' : crew}`,
          note: `power ${powerOf(q, draft)}, ${q.need.least} needed`,
        };
      }
      return someWords(q, chosen);
    case 'modes':
      return someWords(q, chosen);
    case 'number':
      return { label: q.confirm ?? `Choose ${draft.number}` };
    case 'text':
      return { label: q.confirm ?? 'Choose it' };
    case 'order':
      return { label: q.confirm ?? 'In this order' };
    case 'divide':
      return { label: q.confirm ?? 'Divide like this' };
    default:
      return { label: 'Confirm' };
  }
}

/** The primary button of any question; none where each answer is a button of its own. */
export function PrimaryOf({ question: q, draft, onAnswer, run }: Props) {
  const stop = useCommand('stopRun');
  if (run) return <Primary label="Stop" note={run.progress} keyName="Esc" onPress={stop.run} />;
  switch (q.kind) {
    case 'priority':
      return <Primary {...q.pass} keyName="N" onPress={() => onAnswer({ kind: 'pass' })} />;
    case 'yesNo':
      return (
        <Primary {...q.yes} keyName="1" onPress={() => onAnswer({ kind: 'yesNo', yes: true })} />
      );
    case 'unread':
      return <Primary {...q.done} keyName="1" onPress={() => onAnswer({ kind: 'byHand' })} />;
    case 'casting':
      return (
        <Primary
          {...q.confirm}
          of={q.id}
          missing={q.ready ? undefined : (q.confirm.note ?? 'not ready yet')}
          onPress={() => onAnswer({ kind: 'confirmCasting' })}
        />
      );
    case 'option':
    case 'colour':
    case 'mana':
    case 'over':
      return null;
    default:
      return (
        <Primary
          {...confirmWords(q, draft)}
          of={q.id}
          missing={missing(q, draft)}
          onPress={() => {
            const answer = answerOf(q, draft);
            if (answer) onAnswer(answer);
          }}
        />
      );
  }
}
