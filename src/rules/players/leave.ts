import type { RuleNumber } from '../citations';
import { cr } from '../citations';
import { apnap, playerOf } from '../evaluate/references';
import type { Doing, Proposal, Work } from '../happening/work';
import type { Happening } from '../kernel/events';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { State } from '../kernel/state';
import { moveObjects } from '../zones/move';

/** Whether a player has lost and is still to leave the game (104.5). */
export function someoneIsLeaving(state: State): boolean {
  return state.winner === null && leaving(state).length > 0;
}

function leaving(state: State): readonly PlayerId[] {
  return state.players.filter((p) => p.lost && !p.left).map((p) => p.id);
}

/**
 * The players who have lost leave the game (104.5, 800.4a): what they own leaves with them, effects that
 * give them control end, what else they control on the stack and is no card ceases to exist, what they
 * still control is exiled. With one player or none left the game is over (104.2a, 104.4a).
 */
export function* leaveGame(work: Work): Doing<void> {
  const players = leaving(work.state);
  if (players.length === 0) return;
  const rest = work.state.players.filter((p) => !p.lost);
  work.emit([
    ...players.map((player) => ({
      happening: { kind: 'left' as const, player },
      cites: [cr('104.5')],
    })),
    ...succession(work.state, players),
  ]);
  if (rest.length <= 1) {
    const winner = rest[0]?.id ?? null;
    const cite: RuleNumber = winner === null ? cr('104.4a') : cr('104.2a');
    work.one({ kind: 'won', player: winner }, cite);
    return;
  }
  const gone = new Set(players);
  work.set({
    waiting: work.state.waiting.filter((t) => !gone.has(t.controller)),
    ...withoutControllers(work.state, gone),
    changed: 'all',
  });
  work.emit(owned(work.state, gone));
  work.emit(controlEffects(work, gone));
  work.emit(onStack(work.state, gone));
  yield* moveObjects(work, controlled(work.state, gone), 'exile', {
    why: 'exile',
    cites: [cr('800.4a')],
  });
}

/** Effects that give those who leave control of other players end (800.4a). */
function withoutControllers(
  { turn, controls }: State,
  gone: ReadonlySet<PlayerId>,
): Pick<State, 'turn' | 'controls'> {
  const { decidedBy, ...plain } = turn;
  return {
    turn: decidedBy !== undefined && gone.has(decidedBy) ? plain : turn,
    ...(controls === undefined
      ? {}
      : {
          controls: controls.map((control) =>
            control.by !== null && gone.has(control.by) ? { ...control, by: null } : control,
          ),
        }),
  };
}

/** If the monarch leaves, the active player becomes it, or else the next in turn order (725.4). */
function succession(state: State, gone: readonly PlayerId[]): readonly Proposal[] {
  if (state.monarch === null || !gone.includes(state.monarch)) return [];
  const heir = apnap(state).find((p) => !gone.includes(p));
  return heir === undefined
    ? []
    : [{ happening: { kind: 'becameMonarch', player: heir }, cites: [cr('725.4')] }];
}

/** All objects that they own leave the game, phased-out permanents as well (702.26k). */
function owned(state: State, gone: ReadonlySet<PlayerId>): readonly Proposal[] {
  const found: Proposal[] = [];
  for (const object of state.objects.values()) {
    if (gone.has(object.owner)) found.push(ceased(object.id));
  }
  return found;
}

function ceased(object: ObjectId): Proposal {
  const happening: Happening = { kind: 'ceased', object, why: 'ceases' };
  return { happening, cites: [cr('800.4a')] };
}

function controlEffects(work: Work, gone: ReadonlySet<PlayerId>): readonly Proposal[] {
  const found: Proposal[] = [];
  for (const effect of work.state.effects.values()) {
    if (effect.content.kind !== 'changes') continue;
    const gives = effect.content.changes.some((change) => {
      if (change.change !== 'control') return false;
      const player = playerOf(work.view, effect.scope, change.player);
      return player !== undefined && gone.has(player);
    });
    if (!gives) continue;
    found.push({ happening: { kind: 'effectEnded', effect: effect.id }, cites: [cr('800.4a')] });
  }
  return found;
}

function onStack(state: State, gone: ReadonlySet<PlayerId>): readonly Proposal[] {
  return state.stack.flatMap((id) => {
    const object = state.objects.get(id);
    return object !== undefined && object.kind !== 'card' && gone.has(object.controller)
      ? [ceased(id)]
      : [];
  });
}

function controlled(state: State, gone: ReadonlySet<PlayerId>): readonly ObjectId[] {
  return [...state.battlefield.list(), ...state.stack].filter((id) => {
    const controller = state.objects.get(id)?.controller;
    return controller !== undefined && gone.has(controller);
  });
}
