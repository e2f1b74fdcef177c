import type { App } from '../app';

/** What an action is about; the palette and the page of keys list them under these names. */
export const GROUPS = [
  { id: 'play', name: 'Play' },
  { id: 'card', name: 'Card' },
  { id: 'history', name: 'Steps' },
  { id: 'view', name: 'View' },
  { id: 'file', name: 'Works and files' },
] as const;

/** Something that can be done from anywhere: the keys, the menus, the palette and the list of keys all read it here. */
export interface Action {
  readonly id: string;
  readonly label: string;
  /** What it does in the present position, where that can be said: "Pass: Murder resolves". */
  readonly now?: (app: App) => string;
  readonly group: (typeof GROUPS)[number]['id'];
  /** As they are shown: "Shift+Z". The first is the one that menus print. */
  readonly keys: readonly string[];
  /** Further keys, of the set that Magic Online uses; they rest until they are switched on. */
  readonly functionKeys?: readonly string[];
  readonly when: (app: App) => boolean;
  /** Why it can't be done, asked where `when` says no. Not needed where `when` is one of `when.ts`. */
  readonly why?: (app: App) => string;
  readonly run: (app: App) => void;
}
