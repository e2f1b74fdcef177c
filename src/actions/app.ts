import type { ObjectId } from '../rules';
import type { OwnPlaces } from '../store/keeping/own';
import type { Shelf } from '../store/keeping/shelf';
import type { Windows } from '../store/keeping/windows';
import type { RunWorld } from '../store/running';
import type { Store } from '../store/state';

/** What actions need of the world outside. */
export interface Ports {
  /** Lets the user choose a file and opens it. */
  readonly pickFile: () => void;
  /** Hands a file to the user. */
  readonly download: (name: string, text: string) => void;
  /** Puts a text on the clipboard. @returns whether the browser let it */
  readonly copy: (text: string) => Promise<boolean>;
  /** Whether the system can hand a link on to another app. */
  readonly canHandOn: boolean;
  readonly handOn: (title: string, url: string) => void;
  readonly nextTheme: () => void;
  /** Opens the menu of the card that has the focus. */
  readonly openFocused: () => void;
  /** Lifts the card that has the focus, to be moved by keys. */
  readonly liftFocused: () => void;
  /** The card, player, zone or step that has the focus, as the UI names it. */
  readonly focused: () => string | undefined;
  /** All that a card on the page stands for, as the UI names them: a pile for its members. */
  readonly pileAt: (key: string) => readonly string[];
  /** Moves the focus to a card or player, if it is drawn. */
  readonly focusOn: (key: string) => void;
  /** Presses a control of the table, found by the UI's name of the thing that it stands for. */
  readonly press: (key: string) => void;
  /** Moves the focus to the hand that is shown. */
  readonly focusHand: () => void;
  /** Moves the focus to the board itself, off any card. */
  readonly focusBoard: () => void;
  /** Loads the page again; where a newer version waits, it takes over first. */
  readonly reload: () => void;
  /** Has the browser offer to install the app. */
  readonly install: () => void;
}

/** All that actions work on. */
export interface App {
  readonly store: Store;
  /** The storage of this browser; what is asked of it rejects where it is refused. */
  readonly shelf: Shelf;
  /** Where this window stands in the works that it had open. */
  readonly own: OwnPlaces;
  /** The other windows of this browser. */
  readonly windows: Windows;
  /** Saves now what is not saved yet. */
  readonly saveNow: () => void;
  readonly ports: Ports;
  /** Only what a menu belongs to is meant, unless it is one of those that are selected. */
  readonly alone?: boolean;
  /** These are meant, whatever is selected or has the focus: so many of a pile. */
  readonly meaning?: readonly ObjectId[];
  /** What long runs need. */
  readonly world: RunWorld;
}
