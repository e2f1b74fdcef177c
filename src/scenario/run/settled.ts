import type { CardId, GameEvent, ObjectId } from '../../rules';
import type { Json, QuestionKind } from '../format';
import { fieldsOf, listOf } from './choices';
import { objectOf, type Position, playerNamed } from './position';
import { colorOf, symbolsOf } from './words';

/**
 * Whether a value fits a choice that was made without asking, because there was but one legal answer or
 * the order made no difference: what happened must bear it out. A kind that is always asked never fits.
 */
export function settled(
  position: Position,
  recent: readonly GameEvent[],
  kind: QuestionKind,
  value: Json,
): boolean {
  switch (kind) {
    case 'chooseColor':
      return hasColor(recent, value);
    case 'chooseMana':
      return typeof value === 'string' && symbolsOf(value).every((s) => wasMade(recent, s));
    case 'chooseMode':
      return recent.some(
        (e) =>
          e.kind === 'step' &&
          e.what === 'modesChosen' &&
          e.detail === listOf(value).toSorted().join(', '),
      );
    case 'payOptional':
      // Who cannot pay is not asked (118.3).
      return (
        (value === 'no' || value === false) &&
        recent.some(
          (e) => e.kind === 'step' && e.what === 'impossible' && e.cites.includes('118.12'),
        )
      );
    case 'orderReplacements':
      return everyCard(position, value, (card) =>
        recent.some((e) => e.kind === 'replaced' && cardOf(position, e.by) === card),
      );
    case 'assignDamage':
      return Object.keys(typeof value === 'object' ? fieldsOf(value) : {}).every((name) =>
        recent.some((e) => e.kind === 'damage' && touches(position, e, name)),
      );
    case 'orderTriggers':
    case 'orderCards':
    case 'chooseObject':
    case 'chooseObjects':
    case 'discard':
    case 'sacrifice':
    case 'legendRule':
    case 'choosePlayer':
    case 'chooseDefender':
      return namesIn(value).every((name) => recent.some((e) => touches(position, e, name)));
    default:
      return false;
  }
}

/** The names in a value: of a list, or of `{ "top": …, "bottom": … }`. */
function namesIn(value: Json): readonly string[] {
  const lists =
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.values(value).flatMap(listOf)
      : listOf(value);
  return lists.map((name) => (typeof name === 'string' ? name : ''));
}

function everyCard(position: Position, value: Json, holds: (card: CardId) => boolean): boolean {
  return namesIn(value).every((name) => {
    const card = position.book.idOf(name);
    return card !== undefined && holds(card);
  });
}

/** Mana of that colour was made, or the colour was chosen. */
function hasColor(recent: readonly GameEvent[], value: Json): boolean {
  const color = colorOf(value);
  return recent.some(
    (event) =>
      (event.kind === 'manaAdded' && event.mana.some(({ type }) => type === color)) ||
      (event.kind === 'chose' && event.chosen.color === color) ||
      ((event.kind === 'moved' || event.kind === 'created') &&
        color !== undefined &&
        event.entering?.chosen?.color === color),
  );
}

function wasMade(recent: readonly GameEvent[], symbol: string): boolean {
  return recent.some(
    (e) => e.kind === 'manaAdded' && e.mana.some(({ type }) => `{${type}}` === symbol),
  );
}

/** Whether an event is about what the name means: an object, what entered as a copy of it, or a player. */
function touches(position: Position, event: GameEvent, name: string): boolean {
  const player = playerNamed(position, name);
  if (player !== undefined) return playersIn(event).includes(player);
  const card = position.book.idOf(name);
  if (card === undefined) return false;
  if (idsIn(event).some((id) => cardOf(position, id) === card)) return true;
  return copiedName(event) === nameOfCard(position, card);
}

function cardOf(position: Position, id: ObjectId): CardId | undefined {
  return objectOf(position, id)?.card;
}

function idsIn(event: GameEvent): readonly ObjectId[] {
  const found: ObjectId[] = [];
  for (const value of Object.values(event) as readonly unknown[]) {
    for (const item of [value].flat()) {
      if (typeof item === 'number') found.push(item as ObjectId);
      else if (typeof item === 'object' && item !== null && 'object' in item) {
        found.push(item.object as ObjectId);
      }
    }
  }
  return found;
}

function playersIn(event: GameEvent): readonly number[] {
  const found: number[] =
    'player' in event && typeof event.player === 'number' ? [event.player] : [];
  for (const value of Object.values(event) as readonly unknown[]) {
    if (typeof value !== 'object' || value === null) continue;
    if ('player' in value && typeof value.player === 'number') found.push(value.player);
    if ('attacking' in value && 'attackingPlayer' in value) found.push(Number(value.attacking));
  }
  return found;
}

/** The name of what something entered as a copy of. */
function copiedName(event: GameEvent): string | undefined {
  if (event.kind !== 'moved' && event.kind !== 'created') return undefined;
  return event.entering?.copy?.name;
}

function nameOfCard({ game }: Position, card: CardId): string | undefined {
  const id = game.state.cards.get(card);
  return id === undefined ? undefined : game.state.objects.get(id)?.printed.name;
}
