import { List, Map as PersistentMap } from 'immutable';
import type { Step } from '../abilities/values';
import { beginning } from '../engine/door';
import type { Game } from '../engine/game';
import { atOnce, type Resting } from '../happening/halts';
import { type PlayerId, playerId } from '../kernel/ids';
import { need } from '../kernel/invariant';
import { NotModelled, Refusal, type Result } from '../kernel/results';
import type { Combat, Player, State } from '../kernel/state';
import { emptyIdSet, emptyTable } from '../kernel/table';
import { turnAt } from '../turn/course';
import { agendaAt } from '../turn/steps';
import { placing } from './place';
import { poolOf } from './pool';
import type { Made, PlayerSetup, Setup } from './setup';

/** A new game at its first question, and what became of each placement; or why there is none. */
export type NewGame =
  | (Extract<Result<Game>, { readonly result: 'accepted' }> & { readonly made: readonly Made[] })
  | Exclude<Result<Game>, { readonly result: 'accepted' }>;

/**
 * Lays out a position and goes on to its first question. Placing triggers nothing and adds no
 * counters, but a planeswalker's loyalty and a battle's defense; static abilities and state-based
 * actions apply from the start (604.1, 704.3).
 */
export function newGame(setup: Setup): NewGame {
  return atOnce(layingOut(setup));
}

/** The same, resting in between where there is much to place. */
export function* layingOut(setup: Setup): Resting<NewGame> {
  try {
    const { state, made } = yield* layOut(setup);
    const begun = yield* beginning(state);
    return begun.result === 'accepted' ? { ...begun, made } : begun;
  } catch (error) {
    if (error instanceof Refusal) return { result: 'refused', checks: error.checks };
    if (error instanceof NotModelled) return { result: 'unsupported', what: error.message };
    throw error;
  }
}

function* layOut(setup: Setup): Resting<{ state: State; made: readonly Made[] }> {
  const { variant = 'free', turn = {}, players } = setup;
  const active = turn.active ?? playerId(0);
  const step = turn.step ?? 'main1';
  const empty: State = {
    variant,
    players: players.map((p, i) => emptyPlayer(p, playerId(i), variant === 'commander' ? 40 : 20)),
    objects: emptyTable(),
    battlefield: emptyIdSet(),
    exile: emptyIdSet(),
    command: emptyIdSet(),
    stack: [],
    cards: emptyTable(),
    departed: emptyTable(),
    effects: emptyTable(),
    effectHooks: PersistentMap(),
    hooks: PersistentMap(),
    turn: turnAt(turn.number ?? 1, active, step),
    extraTurns: [],
    combat: combatAt(step),
    waiting: [],
    thisTurn: List(),
    agenda: agendaAt(step, active),
    changed: 'all',
    monarch: setup.monarch ?? null,
    initiative: setup.initiative ?? null,
    winner: null,
    nextId: 1,
    nextBatch: 1,
    chance: { seed: setup.seed ?? 1, used: 0, script: setup.chance ?? [] },
  };
  const placed = yield* placing(empty, setup.objects);
  return { state: withCommanders(placed.state, players, placed.made), made: placed.made };
}

function emptyPlayer(setup: PlayerSetup, id: PlayerId, life: number): Player {
  return {
    id,
    name: setup.name,
    life: setup.life ?? life,
    pool: poolOf(setup.manaPool ?? ''),
    counters: Object.fromEntries(Object.entries(setup.counters ?? {}).filter(([, n]) => n > 0)),
    hand: [],
    library: [],
    libraryUnknown: setup.libraryUnknown ?? false,
    graveyard: [],
    landsPlayed: setup.landsPlayed ?? 0,
    lost: false,
    drewFromEmpty: false,
    commanders: [],
    commanderCasts: {},
    commanderDamage: {},
  };
}

/** Commanders are cards, whatever zone they are in (903.3). */
function withCommanders(
  state: State,
  players: readonly PlayerSetup[],
  made: readonly Made[],
): State {
  const card = (placed: number) => need(made[placed], `placed object ${placed}`).card;
  return {
    ...state,
    players: state.players.map((player, i) => ({
      ...player,
      commanders: (players[i]?.commanders ?? []).map(card),
      commanderDamage: Object.fromEntries(
        (players[i]?.commanderDamage ?? []).map(({ placed, amount }) => [card(placed), amount]),
      ),
    })),
  };
}

/** Where combat stands in a step, before any attacker is placed (506.1). */
export function combatAt(step: Step): Combat | null {
  const steps: readonly Step[] = [
    'beginCombat',
    'declareAttackers',
    'declareBlockers',
    'firstStrikeDamage',
    'combatDamage',
    'endCombat',
  ];
  const at = steps.indexOf(step);
  if (at < 0) return null;
  return {
    attackers: [],
    struckFirst: [],
    blockersLeft: [],
    attackersDeclared: at > 1,
    blockersDeclared: at > 2,
  };
}
