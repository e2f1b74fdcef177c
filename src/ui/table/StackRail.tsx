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
        <ol className="stack" {...roving}>
          {items.map((item, place) => (
            <StackItem key={item.id} item={item} next={place === 0} />
          ))}
        </ol>
      )}
    </section>
  );
}
