import type { CopiableValues } from '../abilities/values';
import type { Happening } from '../kernel/events';
import type { State } from '../kernel/state';

/** A planeswalker's loyalty, a battle's defense: it enters with counters for them (306.5b, 310.4b). */
export function startingCounters({
  loyalty,
  defense,
}: CopiableValues): Readonly<Record<string, number>> {
  return {
    ...(loyalty === undefined ? {} : { loyalty }),
    ...(defense === undefined ? {} : { defense }),
  };
}

/** What an object that enters has by what it is: also the intrinsic ability of Sagas (714.3a). */
function enteringCountersOf(values: CopiableValues): Readonly<Record<string, number>> {
  const starting = startingCounters(values);
  return values.subtypes.includes('Saga') ? { ...starting, lore: 1 } : starting;
}

/** The same event with these counters said, so that effects that change how many are put on it see them (614.16). */
export function withStartingCounters(state: State, h: Happening): Happening {
  const values = enteringValues(state, h);
  if (values === undefined || (h.kind !== 'moved' && h.kind !== 'created')) return h;
  const starting = enteringCountersOf(values);
  if (h.entering?.faceDown !== undefined || Object.keys(starting).length === 0) return h;
  const counters: Record<string, number> = { ...h.entering?.counters };
  for (const [kind, n] of Object.entries(starting)) counters[kind] = (counters[kind] ?? 0) + n;
  return { ...h, entering: { ...h.entering, counters } };
}

function enteringValues(state: State, h: Happening): CopiableValues | undefined {
  if (h.kind === 'moved' && h.to === 'battlefield')
    return h.entering?.copy ?? state.objects.get(h.object)?.printed;
  if (h.kind === 'created' && h.zone === 'battlefield') return h.entering?.copy ?? h.values;
  return undefined;
}
