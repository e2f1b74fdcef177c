import { useState } from 'react';
import { Icon } from '../look/Icon';
import type { WorkView } from '../views';
import type { WorkActions } from './startActions';
import { WorkEntry } from './WorkEntry';

interface Props {
  readonly works: readonly WorkView[];
  readonly actions: WorkActions;
}

/** So many are drawn at a time, and from so many on they can be searched. */
const PAGE = 8;

/** What lies saved on this machine, newest first; opens where it was left. */
export function SavedWorks({ works, actions }: Props) {
  const [shown, setShown] = useState(PAGE);
  const [wanted, setWanted] = useState('');
  const found = works.filter((work) => fits(work, wanted));
  return (
    <section className="saved" aria-label="Saved works">
      <p className="cap">Saved on this machine</p>
      {works.length > PAGE && (
        <label className="find">
          <Icon name="search" />
          <input
            type="search"
            value={wanted}
            placeholder={`Find among ${works.length} works`}
            aria-label="Find a saved work"
            onChange={({ target }) => {
              setWanted(target.value);
              setShown(PAGE);
            }}
          />
        </label>
      )}
      {works.length === 0 ? (
        <p className="quiet">
          Nothing yet. Open a board or an empty table: each step is saved as you make it.
        </p>
      ) : (
        <ul>
          {found.slice(0, shown).map((work) => (
            <WorkEntry key={work.id} work={work} actions={actions} />
          ))}
        </ul>
      )}
      {works.length > 0 && found.length === 0 && <p className="quiet">No title has these words.</p>}
      {found.length > shown && (
        <button type="button" className="link" onClick={() => setShown(shown + 3 * PAGE)}>
          Show more, {found.length - shown} are left
        </button>
      )}
    </section>
  );
}

const fits = ({ title, line }: WorkView, wanted: string): boolean => {
  const text = `${title} ${line}`.toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};
