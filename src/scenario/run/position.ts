import {
  type CardId,
  type Game,
  type GameObject,
  type ObjectId,
  type PlayerId,
  playerId,
  type Target,
  THE_MONARCH,
} from '../../rules';
import { didYouMean } from '../nearest';
import type { RefBook } from '../refs';
import type { CardSource } from './cards';
import { Misfit } from './stops';

/** A triggered ability that was put in order and so has its ref before it is on the stack. */
export interface ExpectedAbility {
  readonly source: ObjectId;
  readonly ref: string;
}

/** A game together with what the scenario calls its objects. Never changed. */
export interface Position {
  readonly game: Game;
  readonly book: RefBook<CardId>;
  readonly expected: readonly ExpectedAbility[];
  readonly cards: CardSource;
  /** Texts that could not be read end the run as soon as they may count (headless runs). */
  readonly strict: boolean;
}

/** An object where it is, or as it last was. */
export function objectOf({ game }: Position, id: ObjectId): GameObject | undefined {
  return game.state.objects.get(id) ?? game.state.departed.get(id)?.object;
}

/** The ref of an object; `?` for one that never got one. */
export function refOf(position: Position, id: ObjectId): string {
  if (id === THE_MONARCH) return 'monarch';
  const object = objectOf(position, id);
  return (object === undefined ? undefined : position.book.refOf(object.card)) ?? '?';
}

/** What a target is called: a ref or a player's name. */
export function nameOf(position: Position, target: Target): string {
  return 'object' in target ? refOf(position, target.object) : playerName(position, target.player);
}

export function playerName({ game }: Position, id: PlayerId): string {
  return game.state.players[id]?.name ?? '?';
}

/** The card that a ref means, wherever it is. @throws Misfit where the ref means nothing. */
export function cardOf({ book }: Position, ref: string): CardId {
  const card = book.idOf(ref);
  if (card === undefined) {
    throw new Misfit(`No object has the ref “${ref}”${didYouMean(ref, new Set(book.all()))}.`);
  }
  return card;
}

/** The object that a ref means now; nothing when it ceased to exist. */
export function present(position: Position, ref: string): GameObject | undefined {
  const id = position.game.state.cards.get(cardOf(position, ref));
  return id === undefined ? undefined : position.game.state.objects.get(id);
}

/** The object that a ref means. @throws Misfit where it is in no zone any more. */
export function presentId(position: Position, ref: string): ObjectId {
  const object = present(position, ref);
  if (object === undefined) throw new Misfit(`“${ref}” does not exist any more.`);
  return object.id;
}

/** The player of that name; nothing where nobody has it. */
export function playerNamed({ game }: Position, name: string): PlayerId | undefined {
  const at = game.state.players.findIndex((p) => p.name === name);
  return at < 0 ? undefined : playerId(at);
}

/** The player of that name. @throws Misfit */
export function playerCalled(position: Position, name: string): PlayerId {
  const player = playerNamed(position, name);
  if (player === undefined) throw new Misfit(`No player is called “${name}”.`);
  return player;
}

/** What a player's name or a ref means now. @throws Misfit */
export function targetCalled(position: Position, name: string): Target {
  const player = playerNamed(position, name);
  return player === undefined ? { object: presentId(position, name) } : { player };
}
