import type { RuleNumber } from '../citations';
import { cr } from '../citations';
import type { Proposal } from '../happening/work';
import type { Happening } from '../kernel/events';
import type { Player, State } from '../kernel/state';

type Why = Extract<Happening, { readonly kind: 'lost' }>['why'];

/** Ten poison counters lose the game (704.5c), 21 combat damage by one commander (704.6c). */
const MOST_POISON = 10;
const MOST_COMMANDER_DAMAGE = 21;

/** The players who lose now (704.5a–c, 704.6c), with all reasons cited. */
export function playersWhoLose(state: State): readonly Proposal[] {
  return state.players
    .filter((p) => !p.lost)
    .flatMap((player): readonly Proposal[] => {
      const reasons = reasonsOf(state, player);
      const [first] = reasons;
      if (first === undefined) return [];
      return [
        {
          happening: { kind: 'lost', player: player.id, why: first.why },
          cites: reasons.flatMap((r) => r.cites),
        },
      ];
    });
}

function reasonsOf(
  state: State,
  player: Player,
): readonly { readonly why: Why; readonly cites: readonly RuleNumber[] }[] {
  const byCommander =
    state.variant === 'commander' &&
    Object.values(player.commanderDamage).some((n) => n >= MOST_COMMANDER_DAMAGE);
  return [
    ...(player.life <= 0 ? [{ why: 'life', cites: [cr('704.5a')] } as const] : []),
    ...(player.drewFromEmpty ? [{ why: 'draw', cites: [cr('704.5b')] } as const] : []),
    ...((player.counters.poison ?? 0) >= MOST_POISON
      ? [{ why: 'poison', cites: [cr('704.5c')] } as const]
      : []),
    ...(byCommander ? [{ why: 'commander', cites: [cr('704.6c'), cr('903.10a')] } as const] : []),
  ];
}
