import { cx } from '../look/cx';
import { Icon } from '../look/Icon';
import { SymbolText } from '../mana/SymbolText';
import { later } from '../small/later';
import { Refusal } from '../small/Refusal';
import { RuleChips } from '../small/RuleChips';
import type { AnswerView, AsItWasView, QuestionView, TableView } from '../views';
import { AnswerButton } from './AnswerButton';
import { AnswerPanel } from './AnswerPanel';
import { AsItWas } from './AsItWas';
import type { Draft } from './draft.view';
import { hasPanel } from './hasPanel';
import { Inline } from './Inline';
import { PassMenu } from './PassMenu';
import { PrimaryOf } from './PrimaryOf';
import { oneAnswerAGesture } from './secondPress';

const Panel = later(async () => ({ default: (await import('./Panel')).Panel }));

interface Props {
  readonly question: QuestionView;
  readonly draft: Draft;
  readonly refusal?: TableView['refusal'] | undefined;
  readonly onDraft: (draft: Draft) => void;
  readonly onAnswer: (answer: AnswerView) => void;
  readonly onAction: (id: string, object?: string) => void;
  readonly onCancel: () => void;
  /** Another position is looked at: it is named in place of the question. */
  readonly asItWas?: AsItWasView | undefined;
  /** What stands on the upper edge. */
  readonly above?: React.ReactNode;
  /** A run that goes on: in place of the main button stands what stops it. */
  readonly run?: TableView['run'];
  /** On the phone: what stands in the sheet between the question and its answers. */
  readonly children?: React.ReactNode;
}

/** Letters from which a question is set smaller, and a role has a line of its own, where there is little room. */
const LONG = 60;
const LONG_ROLE = 20;

const PANEL_TITLES: Partial<Record<QuestionView['kind'], string>> = {
  attackers: 'Attackers',
  blockers: 'Blockers',
  order: 'The order',
  divide: 'The division',
  modes: 'Modes',
};

/** The question now asked: the biggest words on the darkest band, always in one place. */
export function QuestionBar({ asItWas, above, children, ...asked }: Props) {
  const name = asItWas ? 'The table as it was' : 'The question now';
  return (
    <section className="prompt" aria-label={name} data-kind={asked.question.kind}>
      {above}
      {asItWas && <AsItWas step={asItWas} />}
      {/* What is chosen for the answer stays while another position is looked at. */}
      <div className="askedbox" hidden={asItWas !== undefined} {...oneAnswerAGesture}>
        <Asked {...asked} />
      </div>
      {children}
      <div className="askedbox answerfoot" hidden={asItWas !== undefined}>
        <Answers {...asked} />
      </div>
    </section>
  );
}

type AskedProps = Omit<Props, 'asItWas' | 'above' | 'children'>;

function Asked({ question, draft, refusal, onDraft, onAnswer, onAction }: AskedProps) {
  const { player } = question;
  return (
    <>
      {refusal && (
        <p className="refusalbar">
          <Refusal refusal={refusal} />
          {refusal.about !== undefined && (
            <button
              type="button"
              className="whynot"
              onClick={() => onAction('do:deeds', refusal.about ?? '')}
            >
              Why not?
            </button>
          )}
        </p>
      )}
      {hasPanel(question) && (
        <AnswerPanel title={PANEL_TITLES[question.kind] ?? 'Choices'}>
          <Panel question={question} draft={draft} onDraft={onDraft} onAnswer={onAnswer} />
        </AnswerPanel>
      )}
      <p className="chooser">
        <span className="seat who" data-seat={player.seat}>
          {player.name}
        </span>
        <small className={cx(question.role.length > LONG_ROLE && 'long')}>{question.role}</small>
      </p>
      <div className="asked">
        <h2 className={cx(question.words.length > LONG && 'long')}>
          <SymbolText text={question.words} />
        </h2>
        {(question.note || question.rules) && (
          <p>
            {question.note && <SymbolText text={question.note} />}{' '}
            <RuleChips rules={question.rules} />
          </p>
        )}
      </div>
    </>
  );
}

function Answers({ question, draft, onDraft, onAnswer, onAction, onCancel, run }: AskedProps) {
  const { cancel } = question;
  return (
    <>
      <div className="answers">
        <Inline
          question={question}
          draft={draft}
          onDraft={onDraft}
          onAnswer={onAnswer}
          onAction={onAction}
        />
      </div>
      <div className="primaryplace">
        <PrimaryOf question={question} draft={draft} onAnswer={onAnswer} run={run} />
        {question.kind === 'priority' && <PassMenu />}
      </div>
      {/* Drawn before the main button, and reached after it. */}
      {cancel && (
        <div className="cancelplace">
          <AnswerButton
            label={cancel.label}
            note={cancel.note}
            keyName="Esc"
            quiet
            lead={<Icon name="cross" />}
            onPress={onCancel}
          />
        </div>
      )}
    </>
  );
}
