import { Icon } from '../look/Icon';
import { useCommand } from '../small/CommandsContext';
import type { StackItemView } from '../views';
import { StackItem } from './StackItem';
import { useRoving } from './useRoving';

/** The stack, newest on top; what is next is outlined. */
export function StackRail({ items }: { readonly items: readonly StackItemView[] }) {
  const roving = useRoving<HTMLOListElement>();
  return (
    <section className="stackpanel" aria-label="Stack">
      <div className="panelhead">
        <h2 className="cap">Stack</h2>
        <span className="n">{items.length === 0 ? 'empty' : `${items.length}, newest above`}</span>
      </div>
      {items.length > 0 && (
        <div className="stackruns">
          <Resolves id="resolve" words="Resolve" />
          {items.length > 1 && <Resolves id="resolveAll" words={`Resolve all ${items.length}`} />}
        </div>
      )}
      {items.length === 0 && (
        <p className="emptystack">
          Nothing waits here. Cast a spell or activate an ability: it lies here until all players
          pass.
        </p>
      )}
      {items.length > 0 && (
        <ol className="stack" {...roving}>
          {items.map((item, place) => (
            <StackItem key={item.id} item={item} next={place === 0} />
          ))}
        </ol>
      )}
    </section>
  );
}

interface Props {
  readonly id: string;
  readonly words: string;
}

/** A run of passes as a button: what it will do stands in its title and name, or why it can't be done. */
function Resolves({ id, words }: Props) {
  const { label, refused, keys, run } = useCommand(id);
  const does = label.startsWith(words) ? label.slice(words.length).replace(/^[: ]+/, '') : label;
  return (
    <button
      type="button"
      className="btn"
      aria-disabled={refused === undefined ? undefined : true}
      title={refused ?? label}
      onClick={() => refused === undefined && run()}
    >
      <Icon name="check" />
      <span className="words">
        {words}
        <small>{refused === undefined ? does : `not now: ${refused}`}</small>
      </span>
      {keys[0] !== undefined && <span className="key">{keys[0]}</span>}
    </button>
  );
}
