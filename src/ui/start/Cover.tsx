import { useState } from 'react';
import { Icon } from '../look/Icon';
import { ThemeButton } from '../table/ThemeButton';
import type { StartActions } from './startActions';

interface Props {
  readonly actions: StartActions;
}

const COUNTS = [2, 3, 4, 5, 6];

/** The left half of the start page: what it is, an empty table, a file. */
export function Cover({ actions }: Props) {
  const [players, setPlayers] = useState(2);
  return (
    <section className="cover">
      <div className="coverhead">
        <p className="mark">
          <Icon name="lens" />
          Ruleglass
        </p>
        <ThemeButton />
      </div>
      <h1>
        Lay out a board.
        <br />
        Play it by the rules.
        <br />
        Ask why.
      </h1>
      <section className="new" aria-label="Empty table">
        <p className="cap">Empty table</p>
        <div className="newrow">
          {/* biome-ignore lint/a11y/useSemanticElements: buttons of which one holds */}
          <div className="seg" role="group" aria-label="How many players">
            {COUNTS.map((count) => (
              <button
                key={count}
                type="button"
                aria-pressed={players === count}
                aria-label={`${count} players`}
                onClick={() => setPlayers(count)}
              >
                {count}
              </button>
            ))}
          </div>
          <span className="quiet">players</span>
          <button type="button" className="btn main" onClick={() => actions.onEmpty(players)}>
            Open the table
          </button>
        </div>
        <button type="button" className="drop" onClick={actions.onOpen}>
          <Icon name="file" />
          <span>Open a scenario file, or drop it anywhere</span>
        </button>
      </section>
    </section>
  );
}
