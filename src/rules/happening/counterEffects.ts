import type { ContinuousEffect } from '../kernel/effects';
import type { ObjectId } from '../kernel/ids';
import type { State } from '../kernel/state';
import type { PlainKeyword } from '../keywords/kinds';
import { endEffect } from './applyEffects';
import { startOnPermanent } from './startOnPermanent';

/** Counters that give the keyword of their name (122.1b). */
const KEYWORDS: ReadonlyMap<string, PlainKeyword> = new Map<string, PlainKeyword>([
  ['flying', 'flying'],
  ['first strike', 'firstStrike'],
  ['double strike', 'doubleStrike'],
  ['deathtouch', 'deathtouch'],
  ['exalted', 'exalted'],
  ['haste', 'haste'],
  ['hexproof', 'hexproof'],
  ['indestructible', 'indestructible'],
  ['lifelink', 'lifelink'],
  ['menace', 'menace'],
  ['reach', 'reach'],
  ['shadow', 'shadow'],
  ['trample', 'trample'],
  ['vigilance', 'vigilance'],
]);

/** One or more of them on a permanent: where it would go to the graveyard, it is exiled instead (122.1h). */
const FINALITY = 'finality';

type Counters = Readonly<Record<string, number>>;

/**
 * Brings the effects of the counters on an object into step with them: those that give keywords (122.1b) and
 * finality counters (122.1h). All counters of a kind have the timestamp of the one that was put there last (613.7c).
 * @param before the counters that were on it when that was last done
 * @param timestamp where it is not now that they are put on
 */
export function withCounterEffects(
  state: State,
  id: ObjectId,
  before: Counters,
  timestamp?: number,
): State {
  const object = state.objects.get(id);
  if (object === undefined || object.counters === before) return state;
  if (!hasRuled(before) && !hasRuled(object.counters)) return state;
  let next = state;
  for (const kind of new Set([...Object.keys(before), ...Object.keys(object.counters)])) {
    if (!KEYWORDS.has(kind) && kind !== FINALITY) continue;
    const was = before[kind] ?? 0;
    const now = object.counters[kind] ?? 0;
    // Fewer of them do as before, as long as one is left.
    if (now === was || (now < was && now > 0)) continue;
    next = endCounter(next, id, kind);
    if (now === 0) continue;
    next = startOnPermanent(next, object, { timestamp, content: contentOf(kind), counter: kind });
  }
  return next;
}

function hasRuled(counters: Counters): boolean {
  for (const kind in counters) if (KEYWORDS.has(kind) || kind === FINALITY) return true;
  return false;
}

function endCounter(state: State, object: ObjectId, kind: string): State {
  const effects = state.effectHooks.get(`counter:${object}`)?.list() ?? [];
  return effects.filter((id) => state.effects.get(id)?.counter === kind).reduce(endEffect, state);
}

function contentOf(kind: string): ContinuousEffect['content'] {
  const keyword = KEYWORDS.get(kind);
  if (keyword !== undefined) {
    const abilities = [{ kind: 'keyword' as const, keyword }];
    return { kind: 'changes', changes: [{ change: 'addAbilities', abilities }] };
  }
  return {
    kind: 'replacement',
    once: false,
    replacement: {
      effect: 'replacement',
      event: {
        event: 'moved',
        object: [{ is: 'object', object: { ref: 'this' } }],
        from: 'battlefield',
        to: 'graveyard',
      },
      with: [{ replace: 'moveTo', zone: 'exile' }],
    },
  };
}
