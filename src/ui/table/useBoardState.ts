import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Spot } from '../menu/opensMenu';
import { STEP, TABLE } from '../moves/destinations.view';
import { isByTouch } from '../moves/lastPointer';
import type { Move } from '../moves/machine';
import { type BoardMoves, useBoardMoves } from '../moves/useBoardMoves';
import { draftLines, isCombat } from '../questions/combat.view';
import { type Draft, press as pressed } from '../questions/draft.view';
import type { Id, LineView, TableActions, TableView } from '../views';
import { amountsAt } from './amounts.view';
import { type Board, NONE } from './BoardContext';
import { findCard } from './cards.view';
import { membersAt } from './drawnPiles';
import type { HowMany } from './HowManyDialog';
import { pileDeed, sourcesOf } from './pilePress';
import { takenOf } from './piles.view';
import { useLooks } from './useLooks';
import { usePiles } from './usePiles';
import type { Reading } from './useReading';

export interface OpenMenu {
  readonly id: Id;
  readonly anchor: HTMLElement;
  readonly at?: Spot | undefined;
}

/** What a finger has tapped, and under which question. */
export interface Touched {
  readonly id: Id;
  readonly element: HTMLElement;
  readonly question: Id;
}

/** A press on an object while something is cast: a target for the open slot, or a source put in or out of the proposal. */
function pressWhileCasting(view: TableView, actions: TableActions, id: Id): boolean {
  const { casting } = view;
  const slot = casting?.targets?.find(({ active }) => active);
  const target = slot?.choices.find(
    (choice) => !choice.refused && (choice.object ?? choice.id) === id,
  );
  if (slot && target) {
    const on = slot.chosen.some((chosen) => chosen.id === target.id);
    actions.casting.onTarget(slot.id, target.id, !on);
    return true;
  }
  const sources = sourcesOf(casting).filter((source) => (source.object ?? source.id) === id);
  const source = sources.find(({ used }) => used) ?? sources[0];
  if (source === undefined) return false;
  actions.casting.onSource(source.id, !source.used);
  return true;
}

/** What is lifted, and where it would go. */
const hoverLines = (move: Move): readonly LineView[] =>
  move.state === 'over' && !move.at.byHand && move.at.id !== TABLE
    ? move.lift.what.map((from) => ({ from, to: move.at.id }))
    : [];

const NO_LINES: Board['lines'] = [];

/** The lines of combat: declared, drafted, and those of what is lifted. */
function useLines(view: TableView, draft: Draft, move: Move): Board['lines'] {
  const declared = view.lines ?? NO_LINES;
  // What asks for nothing of combat has no lines of its own, in one step as in the next.
  const asked = view.asItWas || !isCombat(view.question) ? undefined : view.question;
  const answer = asked && draft;
  return useMemo(() => {
    const drafted = asked && answer ? draftLines(asked, answer) : NO_LINES;
    const all = [
      ...declared.map((line) => ({ ...line, proposed: false })),
      ...[...drafted, ...hoverLines(move)].map((line) => ({ ...line, proposed: true })),
    ];
    return all.length === 0 ? NO_LINES : all;
  }, [declared, asked, answer, move]);
}

/** The board, its moves, and what is opened or looked at on it. */
export interface BoardState {
  readonly board: Board;
  readonly moves: BoardMoves;
  readonly menu: OpenMenu | undefined;
  readonly closeMenu: () => void;
  readonly touched: Touched | undefined;
  readonly leaveTouched: () => void;
  /** The card under a held finger. */
  readonly held: Reading | undefined;
  readonly act: (id: Id, element: HTMLElement) => void;
  readonly openMenu: (id: Id, element: HTMLElement) => void;
  /** What is asked of a pile. */
  readonly howMany: HowMany | undefined;
  readonly closeHowMany: () => void;
}

/**
 * What a press does: drops or lifts, answers the question, serves the cast, does the default, or opens the menu.
 * A finger's first tap only chooses, unless it answers the question or serves the cast: these are choices
 * already, nothing is announced by them, and what is chosen can be taken out again by another tap.
 */
export function useBoardState(
  view: TableView,
  actions: TableActions,
  draft: Draft,
  setDraft: (draft: Draft) => void,
): BoardState {
  const [menu, setMenu] = useState<OpenMenu>();
  const [tapped, setTapped] = useState<Touched>();
  const [held, setHeld] = useState<Reading>();
  const [howMany, setHowMany] = useState<HowMany>();
  const { question } = view;
  // Another question is another position: nothing is chosen in it.
  const touched = tapped?.question === question.id ? tapped : undefined;
  const openMenu = (id: Id, anchor: HTMLElement, at?: Spot) => {
    // Of a position that is only looked at, the steps alone have something to offer.
    if (view.asItWas && !id.startsWith(STEP)) return;
    // Cards have their menu beside them; what is large has it where the pointer is.
    setMenu({ id, anchor, ...(id === TABLE && { at }) });
  };
  const askOf = (
    pile: readonly Id[],
    title: string,
    run: (some: readonly Id[]) => void,
    max = pile.length,
  ) =>
    setHowMany({
      title,
      max,
      count: pile.length,
      name: findCard(view, pile[0] ?? '')?.name ?? '',
      run: (count) => run(takenOf(pile, count)),
    });
  const moves = useBoardMoves({ view, actions, draft, setDraft, openMenu, askHowMany: askOf });
  const lines = useLines(view, draft, moves.move);
  const act = (id: Id, element: HTMLElement) => {
    setTapped(undefined);
    if (findCard(view, id)?.does) actions.onDefault(id, membersAt(id));
    else openMenu(id, element);
  };
  const piles = usePiles(question);
  const askHowMany = (pile: readonly Id[]): boolean => {
    const deed = pileDeed({ view, actions, draft, setDraft, lift: moves.liftAll }, pile);
    if (deed === undefined) return false;
    askOf(pile, deed.title, deed.run, deed.max);
    return true;
  };
  const press = (drawn: Id, element: HTMLElement) => {
    const pile = membersAt(drawn);
    const idle = moves.move.state === 'idle';
    if (idle && askHowMany(pile)) return;
    const [id = drawn] = takenOf(pile, 1);
    // What answers with one press does so, unless something is lifted that goes there.
    const next = idle ? pressed(question, draft, id) : undefined;
    if (next) return setDraft(next);
    if (moves.press(drawn)) return;
    if (pressWhileCasting(view, actions, id)) return;
    if (isByTouch() && touched?.id !== drawn) {
      setTapped({ id: drawn, element, question: question.id });
      return;
    }
    act(drawn, element);
  };
  // Cards are drawn again when what they show changes, not when what a press does has.
  const latest = useRef({ press, openMenu });
  useLayoutEffect(() => {
    latest.current = { press, openMenu };
  });
  const [stable] = useState(() => ({
    press: (id: Id, element: HTMLElement) => latest.current.press(id, element),
    menu: (id: Id, element: HTMLElement, at?: Spot) => latest.current.openMenu(id, element, at),
    hold: (id: Id, element: HTMLElement) => setHeld({ id, element }),
    letGo: (id: Id, element: HTMLElement, still: boolean) => {
      setHeld(undefined);
      // After the events of the finger that goes: they are no press beside the menu.
      if (still) setTimeout(() => latest.current.openMenu(id, element));
    },
  }));
  const amounts = amountsAt(view, actions, draft, setDraft);
  const looks = useLooks(view, draft, moves.rings, touched?.id);
  const { dropOn } = moves;
  const board = useMemo(
    (): Board => ({ ...stable, ...looks, amountAt: (id) => amounts.get(id), lines, piles, dropOn }),
    [stable, looks, amounts, lines, piles, dropOn],
  );
  // A position that is only looked at has neither choices nor deeds.
  const looking = useMemo((): Board => ({ ...NONE, lines, menu: stable.menu }), [lines, stable]);
  return {
    board: view.asItWas ? looking : board,
    moves,
    menu,
    closeMenu: () => setMenu(undefined),
    touched: view.asItWas ? undefined : touched,
    leaveTouched: () => setTapped(undefined),
    held,
    act,
    openMenu,
    howMany,
    closeHowMany: () => setHowMany(undefined),
  };
}
