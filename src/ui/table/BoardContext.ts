import { createContext, useContext } from 'react';
import type { Spot } from '../menu/opensMenu';
import type { CardView, GroupView, Id, LineView, PlayerView } from '../views';

/** A share of what is divided, as it stands on an object. */
export interface AmountAt {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** As much as is lethal. */
  readonly enough?: number;
  readonly onChange: (value: number) => void;
}

/** What every card and player on the table needs, however deep it lies. */
export interface Board {
  /** The card with the rings and flags of the question now asked. */
  readonly dress: (card: CardView) => CardView;
  readonly ringOf: (player: PlayerView) => PlayerView['rings'];
  readonly press: (id: Id, element: HTMLElement) => void;
  /** Opens what can be done with something: beside it, or where the pointer was. */
  readonly menu: (id: Id, element: HTMLElement, at?: Spot) => void;
  /** A finger is held on a card: it is shown large until it is let go, and then offered what can be done. */
  readonly hold: (id: Id, element: HTMLElement) => void;
  readonly letGo: (id: Id, element: HTMLElement, still: boolean) => void;
  /** What a finger has tapped: another tap on it acts. */
  readonly touched?: Id | undefined;
  /** Whether something lifted may be dropped on a place that is no card. */
  readonly dropOn: (place: Id) => 'may' | 'over' | undefined;
  /** Lines of combat: declared ones, and those of the draft. */
  readonly lines: readonly (LineView & { readonly proposed: boolean })[];
  readonly amountAt: (id: Id) => AmountAt | undefined;
  /** Equal for cards that are drawn the same. */
  readonly look: (card: CardView) => string;
  readonly piles: Piles;
}

/** Which piles lie open on the table. */
export interface Piles {
  /** How many of a pile are laid out; nothing where it is closed. */
  readonly laid: (pile: GroupView) => number | undefined;
  /** Somebody opened it: it did not open by itself. */
  readonly isOpened: (pile: GroupView) => boolean;
  /** Lays out a pile, or more of it. */
  readonly lay: (pile: GroupView) => void;
  readonly gather: (pile: GroupView) => void;
}

/** No pile is open. */
const CLOSED: Piles = {
  laid: () => undefined,
  isOpened: () => false,
  lay: () => {},
  gather: () => {},
};

/** A board on which nothing can be done. */
export const NONE: Board = {
  dress: (card) => card,
  ringOf: (player) => player.rings,
  press: () => {},
  menu: () => {},
  hold: () => {},
  letGo: () => {},
  dropOn: () => undefined,
  lines: [],
  amountAt: () => undefined,
  look: () => '',
  piles: CLOSED,
};

export const BoardContext = createContext<Board>(NONE);
export const useBoard = (): Board => useContext(BoardContext);
