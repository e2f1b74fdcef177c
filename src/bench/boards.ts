import { findCard } from '../cards';
import type { CopiableValues, Game } from '../rules';
import { newGame, type Placement, playerId } from '../rules';

/** @throws where the library lacks the card: a fault of this file. */
export function card(name: string): CopiableValues {
  const found = findCard(name);
  if (found === undefined) throw new Error(`The library has no ${name}.`);
  return found;
}

/** A list of the same card as placed permanents or cards of a player. */
export function placed(
  name: string,
  count: number,
  owner: number,
  zone: Placement['zone'] = 'battlefield',
): readonly Placement[] {
  const printed = card(name);
  return Array.from({ length: count }, () => ({
    kind: 'card',
    printed,
    owner: playerId(owner),
    zone,
  }));
}

/** Two players, the first one's main phase, plenty of mana for her. */
export function board(objects: readonly Placement[]): Game {
  const game = newGame({
    players: [
      { name: 'A', manaPool: '{W}{U}{B}{R}{G}{G}{C}{C}{C}', libraryUnknown: true },
      { name: 'B', libraryUnknown: true },
    ],
    objects,
    turn: { number: 1, active: playerId(0), step: 'main1' },
  });
  if (game.result !== 'accepted') throw new Error(JSON.stringify(game));
  return game.game;
}
