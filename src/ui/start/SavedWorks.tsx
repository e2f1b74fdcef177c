import { Icon } from '../look/Icon';
import type { WorkView } from '../views';

interface Props {
  readonly works: readonly WorkView[];
  readonly onWork: (id: string) => void;
  readonly onRemove?: ((id: string) => void) | undefined;
}

/** What lies saved on this machine, newest first; opens where it was left. */
export function SavedWorks({ works, onWork, onRemove }: Props) {
  return (
    <section className="saved" aria-label="Saved works">
      <p className="cap">Saved on this machine</p>
      {works.length === 0 ? (
        <p className="quiet">Nothing yet. Each step is saved as you make it.</p>
      ) : (
        <ul>
          {works.map((work) => (
            <li className="work" key={work.id}>
              <button type="button" className="workname" onClick={() => onWork(work.id)}>
                <b>{work.title}</b>
                <span>{work.line}</span>
              </button>
              <span className="when">{work.when}</span>
              {onRemove && (
                <button
                  type="button"
                  className="btn plain icon"
                  aria-label={`Remove ${work.title}`}
                  onClick={() => onRemove(work.id)}
                >
                  <Icon name="cross" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
