import type { ObjectId } from '../../rules';
import { inspect } from '../../store/inspecting';
import { useApp } from '../app/AppContext';
import { SymbolText } from '../mana/SymbolText';

interface Props {
  readonly object: ObjectId;
  readonly name: string;
  /** The very object that is inspected: its name leads nowhere. */
  readonly self?: boolean;
}

/** The name of an object: pressed it is inspected. */
export function ObjectLink({ object, name, self = false }: Props) {
  const { store } = useApp();
  if (self) return <SymbolText text={name} />;
  return (
    <button type="button" className="objlink" onClick={() => inspect(store, object)}>
      <SymbolText text={name} />
    </button>
  );
}
