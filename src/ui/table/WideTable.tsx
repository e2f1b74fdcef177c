import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { CastingDialog } from '../casting/later';
import { cx } from '../look/cx';
import { QuestionBar } from '../questions/QuestionBar';
import type { Id, StepsActions } from '../views';
import { isBare } from './Bare';
import { BehindBar } from './BehindBar';
import { seated } from './cards.view';
import { Field } from './Field';
import { Hand } from './Hand';
import { Leaders } from './Leaders';
import { StepsPanel } from './laterSteps';
import type { LayoutProps } from './layout';
import { PhaseBar } from './PhaseBar';
import { PlayerPlaque } from './PlayerPlaque';
import { SelectionBar } from './SelectionBar';
import { StackRail } from './StackRail';
import { stackSize } from './stackRows.view';
import { TopBar } from './TopBar';
import { useShownHand } from './useShownHand';

type Tab = 'stack' | 'steps';

/** From 641 px up: ruler, field, rail of players, stack and steps; below 1280 the last two share a place. */
export function WideTable(props: LayoutProps) {
  const { view, actions, draft, onDraft, touched, inspector, onZone } = props;
  const { near, far } = seated(view);
  const [looked, setLooked] = useState<Id>();
  const [wanted, setTab] = useState<Tab>();
  // As long as nobody asks for one of them: an empty stack says less than the steps.
  const tab = wanted ?? (view.stack.length > 0 ? 'stack' : 'steps');
  const hand = useShownHand(view);
  const [only] = far;
  const casting = view.casting;
  const side = useRef<HTMLElement>(null);
  // The table answers first; then what was done is told.
  const told = useDeferredValue(view.steps);
  const seen = view.asItWas?.id;
  const steps = useMemo(
    (): StepsActions => ({
      ...actions.steps,
      // The stack keeps its height meanwhile, so that the list does not move under the pointer.
      onPreview: (id) => {
        const stack = side.current?.querySelector<HTMLElement>('.stackpanel');
        if (stack && seen === undefined) {
          side.current?.style.setProperty('--stack-height', `${stack.offsetHeight}px`);
        }
        actions.steps.onPreview(id);
      },
    }),
    [actions.steps, seen],
  );
  return (
    <div
      className={cx(
        'app',
        casting && 'casting',
        view.turn.inCombat && 'fighting',
        far.length > 1 && 'several',
        view.asItWas && 'aswas',
        inspector !== undefined && 'inspecting',
      )}
    >
      {view.selection ? (
        <SelectionBar view={view} actions={actions} draft={draft} onDraft={onDraft} />
      ) : (
        (touched ?? <TopBar view={view} actions={actions} />)
      )}
      <PhaseBar turn={view.turn} actions={actions.turn} />
      {inspector}
      <Field
        near={near}
        far={far}
        looked={looked}
        inCombat={view.turn.inCombat ?? false}
        onZone={onZone}
        onAddCard={isBare(view) ? actions.onAddCard : undefined}
      />
      <aside className="rail" aria-label="Players">
        {far.length === 1 && only ? (
          <PlayerPlaque player={only} side="far" onZone={onZone} />
        ) : (
          <ul className="others" aria-label="Life of the others">
            {far.map((player) => (
              <li key={player.id} className={cx(player.lost && 'lost')}>
                <button
                  type="button"
                  aria-pressed={looked === player.id}
                  aria-label={`${player.name}, ${player.life} life: give more room`}
                  onClick={() => setLooked(looked === player.id ? undefined : player.id)}
                >
                  <span className="seat who" data-seat={player.seat}>
                    {player.name}
                  </span>
                  <b>{player.life}</b>
                </button>
              </li>
            ))}
          </ul>
        )}
        {near && <PlayerPlaque player={near} side="near" onZone={onZone} />}
      </aside>
      {hand.player && (
        <Hand player={hand.player} players={view.players} asked={hand.asked} onShow={hand.show} />
      )}
      {casting ? (
        <CastingDialog casting={casting} actions={actions.casting} />
      ) : (
        <aside ref={side} className="side" data-tab={tab} aria-label="Stack and steps">
          {/* biome-ignore lint/a11y/useSemanticElements: two buttons of which one holds */}
          <div className="sidetabs" role="group" aria-label="Show">
            <button type="button" aria-pressed={tab === 'stack'} onClick={() => setTab('stack')}>
              Stack <b>{stackSize(view.stack).toLocaleString('en')}</b>
            </button>
            <button type="button" aria-pressed={tab === 'steps'} onClick={() => setTab('steps')}>
              Steps
            </button>
          </div>
          <StackRail items={view.stack} />
          <StepsPanel steps={told} seen={seen} actions={steps} />
        </aside>
      )}
      <QuestionBar
        question={view.question}
        draft={draft}
        refusal={view.refusal}
        asItWas={view.asItWas}
        above={view.behind && <BehindBar behind={view.behind} actions={actions.steps} />}
        onDraft={onDraft}
        onAnswer={actions.onAnswer}
        onAction={actions.onAction}
        onCancel={actions.onCancel}
        run={view.run}
      />
      <Leaders view={view} />
    </div>
  );
}
