import type { App } from '../app';

/** Something that can be done from anywhere: the keys, the menus and the list of keys all read it here. */
export interface Action {
  readonly id: string;
  readonly label: string;
  readonly group: 'play' | 'history' | 'card' | 'file' | 'view';
  /** As it is shown: "Shift+Z". */
  readonly keys: readonly string[];
  readonly when: (app: App) => boolean;
  readonly run: (app: App) => void;
}
