import { CardMark } from '../card/CardMark';
import { COLOUR_NAMES } from '../card/card.view';
import { ManaCost } from '../mana/ManaCost';
import { later } from '../small/later';
import { Stepper } from '../small/Stepper';
import type { AnswerView, QuestionView } from '../views';
import { AnswerButton } from './AnswerButton';
import type { Draft } from './draft.view';

const TextAnswer = later(async () => ({
  default: (await import('./TextAnswer')).TextAnswer,
}));

interface Props {
  readonly question: QuestionView;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  readonly onAnswer: (answer: AnswerView) => void;
  readonly onAction: (id: string) => void;
}

/** Up to how many options stand in the bar itself; more become a list. */
export const INLINE_OPTIONS = 4;

/** The answers that have room in the bar. */
export function Inline({ question: q, draft, onDraft, onAnswer, onAction }: Props) {
  switch (q.kind) {
    case 'priority':
    case 'casting':
    case 'over':
      return q.quick?.map((action, place) => (
        <AnswerButton
          key={action.id}
          label={action.label}
          note={action.note ?? action.cost}
          keyName={action.refused ? undefined : (action.key ?? String(place + 1))}
          refused={action.refused}
          lead={action.card && <CardMark card={action.card} small />}
          onPress={() => onAction(action.id)}
        />
      ));
    case 'yesNo':
      return (
        <AnswerButton
          label={q.no.label}
          note={q.no.note}
          keyName="2"
          onPress={() => onAnswer({ kind: 'yesNo', yes: false })}
        />
      );
    case 'option':
    case 'mana':
      if (q.kind === 'option' && q.choices.length > INLINE_OPTIONS) return null;
      return q.choices.map((choice, place) => (
        <AnswerButton
          key={choice.id}
          label={choice.label}
          note={choice.note}
          keyName={choice.refused ? undefined : String(place + 1)}
          refused={choice.refused}
          lead={choice.card && <CardMark card={choice.card} small />}
          onPress={() => onAnswer({ kind: q.kind, chosen: choice.id })}
        />
      ));
    case 'colour':
      return q.colours.map((colour, place) => (
        <AnswerButton
          key={colour}
          label={COLOUR_NAMES[colour]}
          keyName={String(place + 1)}
          lead={<ManaCost cost={`{${colour}}`} silent />}
          onPress={() => onAnswer({ kind: 'colour', colour })}
        />
      ));
    case 'number':
      return (
        <span className="numberanswer">
          <Stepper
            label={q.unit ?? 'Number'}
            value={draft.number}
            min={q.min}
            max={q.max}
            onChange={(number) => onDraft({ ...draft, number })}
          />
          {q.unit && <span>{q.unit}</span>}
        </span>
      );
    case 'text':
      return (
        <TextAnswer
          key={q.id}
          question={q}
          text={draft.text}
          onText={(text) => onDraft({ ...draft, text })}
        />
      );
    default:
      return null;
  }
}
