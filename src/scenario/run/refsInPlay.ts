import {
  type CardId,
  cardId,
  faceUpValues,
  type GameEvent,
  type GameObject,
  type ObjectId,
  type Question,
} from '../../rules';
import type { RefBook } from '../refs';
import { type ExpectedAbility, objectOf, type Position, refOf } from './position';

type Created = Extract<GameEvent, { readonly kind: 'created' }>;

/** The position with refs for all that the events made, in the order in which it was made. */
export function withMadeRefs(position: Position, events: readonly GameEvent[]): Position {
  let next = position;
  for (const [at, event] of events.entries()) {
    if (event.kind !== 'created') continue;
    for (const id of event.became ?? []) {
      const object = objectOf(next, id);
      if (object === undefined || next.book.refOf(object.card) !== undefined) continue;
      next = named(next, object, event, events.slice(0, at + 2));
    }
  }
  return next.game.question.kind === 'priority' && next.expected.length > 0
    ? { ...next, expected: [] }
    : next;
}

function named(
  position: Position,
  object: GameObject,
  event: Created,
  nearby: readonly GameEvent[],
): Position {
  const { book } = position;
  const { card } = object;
  const copied = copiedBy(event, nearby, object.id);
  if (copied !== undefined) {
    return { ...position, book: book.forCopy(card, refOf(position, copied)).book };
  }
  switch (event.what) {
    case 'ability':
      return abilityNamed(position, object);
    case 'token':
      return { ...position, book: book.forToken(card, faceUpValues(object).name).book };
    case 'card':
    case 'copy':
    case 'emblem':
      return { ...position, book: book.forCard(card, object.printed.name).book };
  }
}

/** What a copy on the stack is a copy of, as the step beside its making tells. */
function copiedBy(
  event: Created,
  nearby: readonly GameEvent[],
  made: ObjectId,
): ObjectId | undefined {
  for (const told of nearby.toReversed()) {
    if (told.kind !== 'step' || told.what !== 'copied') continue;
    const [original, copy] = told.objects;
    if (copy === made || (event.became?.[0] === copy && event.became?.includes(made))) {
      return original;
    }
  }
  return undefined;
}

function abilityNamed(position: Position, object: GameObject): Position {
  const source = object.onStack?.source ?? object.id;
  const at = position.expected.findIndex((e) => e.source === source);
  const awaited = position.expected[at];
  if (awaited !== undefined && object.onStack?.as === 'triggered') {
    return {
      ...position,
      book: position.book.give(object.card, awaited.ref),
      expected: position.expected.filter((_, i) => i !== at),
    };
  }
  return {
    ...position,
    book: position.book.forAbility(object.card, refOf(position, source)).book,
  };
}

/** The refs that waiting abilities will have, in the order in which they are offered. */
export function awaitedRefs(
  position: Position,
  question: Extract<Question, { readonly kind: 'orderTriggers' }>,
): { readonly abilities: readonly ExpectedAbility[]; readonly book: RefBook<CardId> } {
  let { book } = position;
  const abilities: ExpectedAbility[] = [];
  for (const { source } of question.options) {
    // No card has such a number: the ref is kept for the ability to come.
    const stand = cardId(-1 - position.expected.length - abilities.length);
    const made = book.forAbility(stand, refOf(position, source));
    book = made.book;
    abilities.push({ source, ref: made.ref });
  }
  return { abilities, book };
}
