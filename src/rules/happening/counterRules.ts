import { cr } from '../citations';
import type { Happening } from '../kernel/events';
import { NotModelled } from '../kernel/results';
import type { State } from '../kernel/state';
import type { Proposal } from './work';

/** Counters with a keyword or rules of their own that are not modelled (122.1b, 122.1i). */
const NOT_MODELLED: ReadonlySet<string> = new Set(['decayed', 'rad']);

/**
 * Lets counters be put on something only where the rules of their kind are modelled.
 * @throws NotModelled for decayed and rad counters.
 */
export function checkCounterKinds(counters: Readonly<Record<string, number>>): void {
  for (const [kind, count] of Object.entries(counters)) {
    if (count > 0 && NOT_MODELLED.has(kind.toLowerCase())) {
      throw new NotModelled(`${kind} counters (122.1b, 122.1i)`);
    }
  }
}

/** What counters make of something that is about to happen: a stun counter goes instead of untapping (122.1d). */
export function withCounterRules(state: State, proposal: Proposal): Proposal {
  const { happening } = proposal;
  checkCounterKinds(countersOf(happening));
  if (happening.kind !== 'untapped') return proposal;
  const { object } = happening;
  if ((state.objects.get(object)?.counters.stun ?? 0) === 0) return proposal;
  return {
    happening: { kind: 'counters', on: { object }, counter: 'stun', change: -1 },
    cites: [cr('122.1d'), cr('614.6')],
  };
}

function countersOf(h: Happening): Readonly<Record<string, number>> {
  if (h.kind === 'counters') return { [h.counter]: h.change };
  return h.kind === 'moved' || h.kind === 'created' ? (h.entering?.counters ?? {}) : {};
}
