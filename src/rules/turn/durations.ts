import type { Duration } from '../abilities/statics';
import type { RuleNumber } from '../citations';
import { cr } from '../citations';
import type { Proposal } from '../happening/work';
import type { EffectId, PlayerId } from '../kernel/ids';
import type { State } from '../kernel/state';

/** The effects of resolved spells and abilities that last so long, oldest first. */
function lasting(state: State, duration: Duration): readonly EffectId[] {
  return state.effectHooks.get(`duration:${duration}`)?.list() ?? [];
}

/** The ends of all effects with that duration (611.2a). */
export function endsOf(
  state: State,
  duration: Duration,
  ...cites: readonly RuleNumber[]
): readonly Proposal[] {
  return lasting(state, duration).map((effect) => ({
    happening: { kind: 'effectEnded', effect },
    cites,
  }));
}

/** The ends of effects that keep permanents of the player tapped in this untap step alone (502.3). */
export function endsAfterUntapOf(state: State, player: PlayerId): readonly Proposal[] {
  const theirs = lasting(state, 'nextUntapStep').filter((id) =>
    state.effects
      .get(id)
      ?.affected.objects?.some((object) => state.objects.get(object)?.controller === player),
  );
  const own = lasting(state, 'yourNextUntapStep').filter(
    (id) => state.effects.get(id)?.controller === player,
  );
  return [...theirs, ...own].map((effect) => ({
    happening: { kind: 'effectEnded', effect },
    cites: [cr('502.3'), cr('611.2a')],
  }));
}

/**
 * The ends of effects that last until the next turn of these players (500.4). A player who has left the
 * game begins no turn; such an effect ends where that turn would have begun (800.4m).
 */
export function endsAtTurnOf(state: State, players: readonly PlayerId[]): readonly Proposal[] {
  return lasting(state, 'yourNextTurn').flatMap((id): readonly Proposal[] => {
    const effect = state.effects.get(id);
    if (effect === undefined || !players.includes(effect.controller)) return [];
    const left = state.players[effect.controller]?.lost === true;
    const cites = left ? [cr('800.4m')] : [cr('500.4'), cr('611.2a')];
    return [{ happening: { kind: 'effectEnded', effect: id }, cites }];
  });
}
