import { type KeyboardEvent, useEffect, useRef } from 'react';
import { cx } from '../look/cx';
import { Icon } from '../look/Icon';
import { SymbolText } from '../mana/SymbolText';
import { spoken } from '../mana/symbols.view';
import { many } from '../small/many';
import type { BranchesView, BranchView, NodeView, StepsActions } from '../views';
import { pathsOf, pathTo } from './branches.view';

interface Props {
  readonly branches: BranchesView;
  readonly actions: StepsActions;
}

/** Each key with the action that it stands for while the focus is in the tree. */
const KEYS: Readonly<Record<string, string>> = {
  ArrowLeft: 'undo',
  ArrowRight: 'redo',
  'Shift+ArrowLeft': 'forkBefore',
  'Shift+ArrowRight': 'forkAhead',
  ArrowUp: 'previousWay',
  ArrowDown: 'nextWay',
  Home: 'firstStep',
  End: 'lastStep',
};

/**
 * All lines of play, drawn: one row each, with the same step at the same place. Left and right go from step
 * to step, with Shift from fork to fork, up and down choose the way at a fork.
 */
export function BranchTree({ branches, actions }: Props) {
  const { lines, columns, line } = branches;
  const box = useRef<HTMLDivElement>(null);
  const nodeNow = () => box.current?.querySelector<HTMLElement>('.node.now');
  // Where it stood when a key moved it. The steps are told after the table has answered, so it may still be there.
  const movedFrom = useRef<string>(undefined);
  // Where keys moved it, the focus follows the present step; in any case that stays in view.
  useEffect(() => {
    const now = nodeNow();
    now?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    if (movedFrom.current === undefined || now?.dataset.node === movedFrom.current) return;
    now?.focus({ preventScroll: true });
    movedFrom.current = undefined;
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const action = KEYS[`${event.shiftKey ? 'Shift+' : ''}${event.key}`];
    if (action === undefined) return;
    event.preventDefault();
    movedFrom.current = nodeNow()?.dataset.node;
    actions.onMove(action);
  };
  return (
    <div className="branches">
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that belong together, and no form */}
      <div
        role="group"
        className="tree"
        aria-label="Lines of play"
        ref={box}
        onKeyDown={onKeyDown}
        onBlur={() => {
          movedFrom.current = undefined;
        }}
        style={{ '--columns': columns, '--lines': lines.length } as React.CSSProperties}
      >
        <svg
          className="treelines"
          viewBox={`0 0 ${columns} ${lines.length}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {pathsOf(lines).map(({ id, d, givenUp }) => (
            <path key={id} d={d} className={cx(givenUp && 'givenup')} />
          ))}
          <path d={pathTo(lines, 'done')} className="done" />
          <path d={pathTo(lines, 'undone')} className="ahead" />
        </svg>
        <ol>
          {lines.map((branch) => (
            <TreeLine key={branch.id} branch={branch} actions={actions} />
          ))}
        </ol>
      </div>
      <p className="lineof">
        <span className="vh">
          On the line <SymbolText text={line.name} />
        </span>
        <button
          type="button"
          className="btn plain small"
          onClick={() => actions.onMove('nameLine')}
        >
          Name it …
        </button>
        {lines.length > 1 && (
          <button
            type="button"
            className="btn plain small"
            onClick={() => actions.onMove('compare')}
          >
            Compare …
          </button>
        )}
        {!line.main && (
          <button
            type="button"
            className="btn plain small"
            onClick={() => actions.onMove('makeMain')}
          >
            Make it the main line
          </button>
        )}
      </p>
    </div>
  );
}

interface LineProps {
  readonly branch: BranchView;
  readonly actions: StepsActions;
}

function TreeLine({ branch, actions }: LineProps) {
  const { name, nodes, folds, here, givenUp, steps, tip } = branch;
  const end = nodes.at(-1)?.column ?? 0;
  const onwards = givenUp ? ': press to go on with it' : '';
  return (
    <li className={cx(here && 'here', givenUp && 'givenup')}>
      {nodes.map((node) => (
        <button
          key={node.id}
          type="button"
          data-node={node.id}
          className={cx(
            'node',
            node.now && 'now',
            node.fork && 'parts',
            node.state === 'done' && 'was',
          )}
          tabIndex={node.now ? 0 : -1}
          aria-current={node.now ? 'step' : undefined}
          aria-label={nodeLabel(node)}
          title={nodeLabel(node)}
          style={{ '--at': node.column } as React.CSSProperties}
          onClick={() => actions.onStep(node.id)}
        >
          <i />
        </button>
      ))}
      {folds.map(({ column, count }) => (
        <span
          key={column}
          className="runfold"
          title={many(count, 'more step')}
          style={{ '--at': column } as React.CSSProperties}
        >
          <Icon name="dots" />
          <span className="vh">{many(count, 'more step')}</span>
        </span>
      ))}
      <button
        type="button"
        className="branchname"
        style={{ '--at': end + 1 } as React.CSSProperties}
        title={spoken(name) + onwards}
        aria-current={here ? 'true' : undefined}
        aria-label={`${spoken(name)}, ${many(steps, 'step')}${onwards}`}
        onClick={() => actions.onStep(tip)}
      >
        <SymbolText text={name} silent />
      </button>
    </li>
  );
}

const nodeLabel = ({ number, words, fork }: NodeView): string =>
  `${number === 0 ? 'Start' : `Step ${number}`}: ${spoken(words)}${fork ? ', a fork' : ''}`;
