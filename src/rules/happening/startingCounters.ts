import type { CopiableValues, Face } from '../abilities/values';
import { valuesWith } from '../faces/values';
import type { Entering, Happening } from '../kernel/events';
import type { GameObject } from '../kernel/objects';
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

/** The values that something enters the battlefield with, were it not for effects there; undefined for anything else. */
export function enteringValues(state: State, h: Happening): CopiableValues | undefined {
  if (h.kind === 'moved' && h.to === 'battlefield') {
    const object = state.objects.get(h.object);
    const own = object && valuesWith(object.printed, enteringFace(object, h.entering));
    return h.entering?.copy ?? own;
  }
  if (h.kind !== 'created' || h.zone !== 'battlefield') return undefined;
  return h.entering?.copy ?? valuesWith(h.values, h.entering?.face ?? null);
}

/** Which face is up as it enters: as is said, else the one that was up on the stack, else the front (712.13, 712.14). */
export function enteringFace(old: GameObject, entering: Entering | undefined): Face | null {
  if (entering?.copy !== undefined || entering?.faceDown !== undefined) return null;
  return entering?.face ?? (old.zone === 'stack' ? old.face : null);
}
