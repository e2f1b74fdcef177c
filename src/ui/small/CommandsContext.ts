import { createContext, useContext, useSyncExternalStore } from 'react';
import type { CommandView, Id } from '../views';

/**
 * The actions of the registry, for menus, buttons and tooltips. One thing for as long as the table stands: what
 * needs an action asks for it, and is drawn again when that one has changed.
 */
export interface Commands {
  readonly subscribe: (changed: () => void) => () => void;
  /** The same thing for as long as nothing of it changes. */
  readonly of: (id: Id) => CommandView | undefined;
  readonly run: (id: Id) => void;
}

const none: Commands = { subscribe: () => () => {}, of: () => undefined, run: () => {} };

export const CommandsContext = createContext<Commands>(none);

/** An action as it stands now, ready for a button: label, keys, why it can't be done, and doing it. */
export interface Command extends Omit<CommandView, 'group'> {
  readonly run: () => void;
}

/** One action of the registry; where there is none around, one that does nothing. */
export function useCommand(id: Id): Command {
  const { subscribe, of, run } = useContext(CommandsContext);
  const now = useSyncExternalStore(subscribe, () => of(id));
  return { id, name: '', label: '', keys: [], ...now, run: () => run(id) };
}
