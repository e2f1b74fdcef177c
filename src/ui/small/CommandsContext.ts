import { createContext, useContext } from 'react';
import type { CommandView, Id } from '../views';

/** The actions of the registry, for menus, buttons and tooltips. */
export interface Commands {
  readonly of: (id: Id) => CommandView | undefined;
  readonly run: (id: Id) => void;
}

const none: Commands = { of: () => undefined, run: () => {} };

export const CommandsContext = createContext<Commands>(none);

/** An action as it stands now, ready for a button: label, keys, why it can't be done, and doing it. */
export interface Command extends Omit<CommandView, 'group'> {
  readonly run: () => void;
}

/** One action of the registry; where there is none around, one that does nothing. */
export function useCommand(id: Id): Command {
  const { of, run } = useContext(CommandsContext);
  return { id, name: '', label: '', keys: [], ...of(id), run: () => run(id) };
}
