import type { Id } from './common';

/** Something of the registry, as menus, tooltips, the palette and the page of keys show it. */
export interface CommandView {
  readonly id: Id;
  /** What it does, whatever the position. */
  readonly name: string;
  /** What it does just now. */
  readonly label: string;
  /** The name of its group. */
  readonly group: string;
  /** As printed: "Shift N". Those that are switched on. */
  readonly keys: readonly string[];
  /** Why it can't be done now. */
  readonly refused?: string;
}
