import { memo, useState } from 'react';
import { cx } from '../look/cx';
import { Icon } from '../look/Icon';
import { useCommand } from '../small/CommandsContext';
import { useOnce } from '../small/useOnce';
import type { TurnActions, TurnStepView, TurnView } from '../views';
import { StepMenu } from './laterMenus';
import { PhaseStep } from './PhaseStep';
import { useRoving } from './useRoving';

interface Props {
  readonly turn: TurnView;
  readonly actions: TurnActions;
}

/** The turn as a scale, with the cursor glass on the present step; each step is a place to go and to stop. */
export const PhaseBar = memo(function PhaseBar({ turn, actions }: Props) {
  const roving = useRoving<HTMLOListElement>('.stepgo');
  const [menu, setMenu] = useState<{ id: string; anchor: HTMLElement }>();
  const panel = useCommand('turnPanel');
  const next = useCommand('nextTurn');
  const { number, player, phases, seats } = turn;
  const [own, ...others] = seats;
  const menuSeen = useOnce(menu !== undefined);
  const shown = phases.flat().find(({ id }) => id === menu?.id);
  const onMenu = ({ id }: TurnStepView, anchor: HTMLElement) => setMenu({ id, anchor });
  return (
    <nav className="ruler" aria-label="Turn and steps">
      <button
        type="button"
        className="turn"
        aria-label={`Turn ${number}, ${player}’s: all steps and stops`}
        title={panel.label}
        onClick={panel.run}
      >
        <b>Turn {number}</b>
        <span>{player}’s</span>
        <Icon name="down" />
      </button>
      <p className="stopheads" aria-hidden="true">
        <span>{own?.name}</span>
        <span>stops</span>
        <span>{others.length === 1 ? others[0]?.name : 'rest'}</span>
      </p>
      <ol className="scale" {...roving}>
        {phases.map((steps) => (
          <li
            className="phase"
            key={steps[0]?.id}
            style={{ '--n': steps.length } as React.CSSProperties}
          >
            <ol>
              {steps.map((step) => (
                <PhaseStep
                  key={step.id}
                  step={step}
                  seats={seats}
                  actions={actions}
                  onMenu={onMenu}
                />
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <button
        type="button"
        className={cx('nextturn', next.refused !== undefined && 'refused')}
        aria-disabled={next.refused === undefined ? undefined : true}
        title={next.refused ?? next.label}
        onClick={() => next.refused === undefined && next.run()}
      >
        Next turn
        <Icon name="right" />
        {next.refused !== undefined && <span className="vh">: not now. {next.refused}</span>}
      </button>
      {menuSeen && (
        <StepMenu
          step={shown}
          seats={seats}
          anchor={menu?.anchor ?? null}
          actions={actions}
          onClose={() => setMenu(undefined)}
        />
      )}
    </nav>
  );
});
