import type { Shelf } from '../store/keeping/shelf';
import type { RunWorld } from '../store/running';
import type { Store } from '../store/state';

/** What actions need of the world outside. */
export interface Ports {
  /** Lets the user choose a file and opens it. */
  readonly pickFile: () => void;
  /** Hands a file to the user. */
  readonly download: (name: string, text: string) => void;
  readonly nextTheme: () => void;
  /** Opens the menu of the card that has the focus. */
  readonly openFocused: () => void;
  /** Lifts the card that has the focus, to be moved by keys. */
  readonly liftFocused: () => void;
  /** The card or player that has the focus, as the UI names it. */
  readonly focused: () => string | undefined;
  /** Moves the focus to a card or player, if it is drawn. */
  readonly focusOn: (key: string) => void;
  /** Moves the focus to the board itself, off any card. */
  readonly focusBoard: () => void;
}

/** All that actions work on. */
export interface App {
  readonly store: Store;
  /** Nothing where the storage of this browser is refused. */
  readonly shelf: () => Shelf | undefined;
  /** Saves now what is not saved yet; does nothing where the storage is refused. */
  readonly saveNow: () => void;
  readonly ports: Ports;
  /** What long runs need. */
  readonly world: RunWorld;
}
