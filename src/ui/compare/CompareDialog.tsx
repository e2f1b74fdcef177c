import { useMemo, useState } from 'react';
import { DIFFERENCE_WORDS } from '../../explain/differences';
import type { StepId, Tree } from '../../store/tree';
import { DialogFrame } from '../dialogs/DialogFrame';
import { Icon } from '../look/Icon';
import { SymbolText } from '../mana/SymbolText';
import '../look/whycompare.css';
import { CompareColumns } from './CompareColumns';
import {
  type Column,
  columnsAround,
  forkOf,
  inPlace,
  MOST_COLUMNS,
  stepped,
  withColumn,
} from './columns';
import { compareView, linesToCompare } from './compare.view';
import { DifferenceTable } from './DifferenceTable';

interface Props {
  readonly tree: Tree;
  /** The lines that part around it are compared first. */
  readonly step: StepId;
  readonly viewer: number;
  readonly onGo: (step: StepId) => void;
  readonly onClose: () => void;
}

/** Two or three positions in columns from the fork of their lines, and all in which they differ. */
export function CompareDialog({ tree, step, viewer, onGo, onClose }: Props) {
  const [columns, setColumns] = useState<readonly Column[]>(() => columnsAround(tree, step));
  const view = useMemo(() => compareView(tree, columns, viewer), [tree, columns, viewer]);
  const lines = useMemo(() => linesToCompare(tree), [tree]);
  const { fork, count } = view;
  const more = lines.find(({ tip }) => !columns.some((column) => column.tip === tip));
  const walk = (place: number, by: 1 | -1) =>
    setColumns((now) =>
      now.map((column, at) =>
        at === place ? stepped(tree, column, forkOf(tree, now), by) : column,
      ),
    );
  return (
    <DialogFrame open whole reading title={DIFFERENCE_WORDS.title} onClose={onClose}>
      <div className="compare">
        <p className="comparefork">
          <span>
            {DIFFERENCE_WORDS.fork}: <b>{fork.number === 0 ? 'Start' : `step ${fork.number}`}</b>{' '}
            <SymbolText text={fork.words} />.{' '}
            <span role="status">{DIFFERENCE_WORDS.about(count)}</span>
          </span>
          {more && columns.length < MOST_COLUMNS && (
            <button
              type="button"
              className="btn"
              onClick={() => setColumns(withColumn(columns, more.tip))}
            >
              <Icon name="plus" />
              Add a column
            </button>
          )}
        </p>
        <CompareColumns
          columns={view.columns}
          lines={lines}
          onLine={(place, tip) => setColumns(inPlace(columns, place, tip))}
          onStep={walk}
          onGo={onGo}
          onRemove={(place) => setColumns(columns.filter((_, other) => other !== place))}
        />
        <DifferenceTable view={view} />
      </div>
    </DialogFrame>
  );
}
