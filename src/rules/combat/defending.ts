import { apnap } from '../evaluate/references';
import { characteristicsOf, viewOf } from '../happening/view';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { Target } from '../kernel/objects';
import type { Attacker, State } from '../kernel/state';

/** The player who protects a battle: chosen as it entered (310.8); null where none is. */
export function protectorOf(state: State, battle: ObjectId): PlayerId | null {
  const player = viewOf(state).object(battle)?.chosen.player;
  return player === undefined || state.players[player]?.lost !== false ? null : player;
}

/** Who defends what may be attacked: the player, the planeswalker's controller, the battle's protector (506.2). */
export function defenderOf(state: State, whom: Target): PlayerId | null {
  if ('player' in whom) return whom.player;
  const values = characteristicsOf(state, whom.object);
  if (values === undefined) return null;
  return values.types.includes('Battle') ? protectorOf(state, whom.object) : values.controller;
}

/** Who may block an attacking creature; also when what it attacked was removed from combat (506.4c, 508.5). */
export function defenderAgainst(state: State, attacker: Attacker): PlayerId | null {
  return attacker.formerDefender ?? defenderOf(state, attacker.whom);
}

/** What an attacker attacks now: nothing, once that was removed from combat or left the game (506.4c, 800.4e). */
export function attacked(state: State, attacker: Attacker): Target | null {
  if (attacker.formerDefender !== undefined) return null;
  const { whom } = attacker;
  if ('player' in whom) return state.players[whom.player]?.lost === false ? whom : null;
  return state.objects.has(whom.object) ? whom : null;
}

/** The players who may be attacked: all opponents are defending players (506.2, 802.2). */
export function defendingPlayers(state: State): readonly PlayerId[] {
  return apnap(state).filter((p) => p !== state.turn.active);
}

/**
 * All that the active player may attack: each opponent, the planeswalkers they control and the battles
 * they protect (508.1b, 310.8b, 802.3).
 */
export function attackable(state: State): readonly Target[] {
  const players = defendingPlayers(state);
  const permanents = state.battlefield.list().filter((id) => {
    if (state.objects.get(id)?.phasedOut !== false) return false;
    const types = characteristicsOf(state, id)?.types ?? [];
    if (!types.includes('Planeswalker') && !types.includes('Battle')) return false;
    const defender = defenderOf(state, { object: id });
    return defender !== null && players.includes(defender);
  });
  return [...players.map((player) => ({ player })), ...permanents.map((object) => ({ object }))];
}
