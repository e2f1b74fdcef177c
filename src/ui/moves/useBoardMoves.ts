import { useMemo } from 'react';
import { fighterAt, isCombat, setAgainst } from '../questions/combat.view';
import type { Draft } from '../questions/draft';
import { findCard } from '../table/cards.view';
import { membersAt } from '../table/drawnPiles';
import type { Id, Ring, TableActions, TableView } from '../views';
import { liftOf, zoneOfDrop } from './destinations.view';
import type { Destination, Lift, Move } from './machine';
import { type Moves, useMoves } from './useMoves';

/** Moving things on this table. */
export interface BoardMoves extends Moves {
  /** What would be lifted with a card. What a press lifted before goes along. */
  readonly lift: (id: Id, by: Lift['by']) => Lift | undefined;
  /** Lifts several at once, by a press. */
  readonly liftAll: (ids: readonly Id[]) => void;
  /** A press while something is lifted: drops it there, puts it down, or lifts one more. */
  readonly press: (id: Id) => boolean;
  /** The rings that moving puts on an object; nothing where nothing is lifted. */
  readonly rings: (id: Id) => readonly Ring[] | undefined;
  /** Whether something lifted may be dropped there. */
  readonly dropOn: (place: Id) => 'may' | 'over' | undefined;
}

interface World {
  readonly view: TableView;
  readonly actions: TableActions;
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
  readonly openMenu: (id: Id, anchor: HTMLElement) => void;
  /** Asks with how many of a pile it is done. */
  readonly askHowMany: (
    pile: readonly Id[],
    title: string,
    run: (some: readonly Id[]) => void,
  ) => void;
}

/** A pile that was dragged or lifted by a key: only now it is said how many of it go there. */
function dropPile(world: World, what: readonly Id[], at: Destination): void {
  const [first, ...others] = what;
  const pile = first === undefined || others.length > 0 ? [] : membersAt(first);
  const title = togetherIn(world, pile, at);
  if (pile.length < 2 || title === undefined) drop(world, what, at);
  else world.askHowMany(pile, title, (some) => drop(world, some, at));
}

/** What several do there: they are put somewhere by hand, or fight; what else the rules do is done with one. */
function togetherIn(
  { view: { question } }: World,
  [first = '']: readonly Id[],
  { id, name }: Destination,
): string | undefined {
  if (zoneOfDrop(id)) return `Put into ${name}`;
  if (!isCombat(question) || fighterAt(question, first) === undefined) return undefined;
  return `${question.kind === 'attackers' ? 'Attack' : 'Block'} ${name} with`;
}

/** Carries out a drop: into the draft of an attack or block, to a zone by hand, or to the table by the rules. */
function drop(world: World, what: readonly Id[], { id: to }: Destination): void {
  const { view, actions, draft, setDraft, openMenu } = world;
  const { question } = view;
  const zone = zoneOfDrop(to);
  const [first] = what;
  if (first === undefined) return;
  if (zone) actions.onPut(what, zone.kind);
  else if (isCombat(question) && fighterAt(question, first)) {
    setDraft(setAgainst(question, draft, what, to));
  } else if (findCard(view, first)?.does) actions.onDefault(first);
  else {
    const card = document.querySelector<HTMLElement>(`[data-card="${CSS.escape(first)}"]`);
    if (card) openMenu(first, card);
  }
}

/** What moving shows on objects and places. */
function signsOf(move: Move): Pick<BoardMoves, 'rings' | 'dropOn'> {
  if (move.state === 'idle') return { rings: () => undefined, dropOn: () => undefined };
  const { lift } = move;
  const over = move.state === 'over' ? move.at.id : undefined;
  // A pile stays whole while it is carried: how many of it go is asked where it is dropped.
  const lifted = new Set(lift.what.flatMap((id) => membersAt(id)));
  const goals = new Set(lift.to.map(({ id }) => id));
  return {
    rings: (id) => {
      if (lifted.has(id) || over === id) return ['chosen'];
      return goals.has(id) ? ['may'] : [];
    },
    dropOn: (place) => {
      if (!goals.has(place)) return undefined;
      return over === place ? 'over' : 'may';
    },
  };
}

/** The move machine of a table, with what it may lift and what drops do. */
export function useBoardMoves(world: World): BoardMoves {
  const { view } = world;
  const { question } = view;
  const moves = useMoves(question.id, (what, at) => dropPile(world, what, at));
  const { move, send } = moves;
  const held = move.state === 'idle' ? undefined : move.lift;
  const signs = useMemo(() => signsOf(move), [move]);
  const fights = (id: Id) => isCombat(question) && fighterAt(question, id) !== undefined;
  const lift = (id: Id, by: Lift['by']) => {
    const before = held?.what.every(fights) && fights(id) ? held.what : [];
    const along = by === 'press' || before.includes(id);
    const together = along ? liftOf(view, [...new Set([...before, id])], by) : undefined;
    return together ?? liftOf(view, [id], by);
  };
  return {
    ...moves,
    lift,
    liftAll: (ids) => {
      const together = liftOf(view, ids, 'press');
      if (together) send({ kind: 'lift', lift: together });
    },
    press: (id) => {
      if (held?.to.some((to) => to.id === id)) {
        send({ kind: 'over', id });
        send({ kind: 'drop' });
        return true;
      }
      if (held?.what.includes(id)) {
        send({ kind: 'cancel' });
        const rest = liftOf(
          view,
          held.what.filter((other) => other !== id),
          'press',
        );
        if (rest) send({ kind: 'lift', lift: rest });
        return true;
      }
      const more = fights(id) ? lift(id, 'press') : undefined;
      if (more) send({ kind: 'lift', lift: more });
      else if (held) send({ kind: 'cancel' });
      return more !== undefined;
    },
    ...signs,
  };
}
