import type { Filter, ObjectRef, PlayerRef, Players } from '../abilities/references';
import type { Zone } from '../abilities/values';
import { cr } from '../citations';
import { objectsBy } from '../evaluate/match';
import { playersOf } from '../evaluate/references';
import type { Work } from '../happening/work';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { Scope } from '../kernel/scope';
import type { State } from '../kernel/state';

const PUBLIC: ReadonlySet<Zone> = new Set([
  'battlefield',
  'graveyard',
  'exile',
  'stack',
  'command',
]);

/**
 * The object that a text still finds under an id: itself, or the new object that it became where the
 * text being followed, or its cost, moved it to a public zone (400.7j), or where its move there is what
 * triggered the ability (400.7e). A phased-out permanent is treated as though it did not exist (702.26b).
 */
export function findObject(state: State, scope: Scope, id: ObjectId): ObjectId | undefined {
  let now = id;
  let object = state.objects.get(now);
  while (object === undefined) {
    const became = state.departed.get(now)?.became ?? null;
    if (became === null || !mayFollow(scope, now, became)) return undefined;
    const zone = (state.objects.get(became) ?? state.departed.get(became)?.object)?.zone;
    if (zone === undefined || !PUBLIC.has(zone)) return undefined;
    now = became;
    object = state.objects.get(now);
  }
  return object.phasedOut ? undefined : now;
}

function mayFollow(scope: Scope, old: ObjectId, became: ObjectId): boolean {
  const { began, event, paid } = scope;
  if (began !== undefined && became >= began) return true;
  if (paid !== undefined && became > paid[0] && became < paid[1]) return true;
  return event?.kind === 'moved' && event.object === old && event.became === became;
}

/**
 * The objects that an instruction is to affect, as far as they are found. Where a reference finds
 * none, that is told: this part of the instruction is impossible (608.2b, 101.3).
 */
export function objectsFor(
  work: Work,
  scope: Scope,
  what: ObjectRef | Filter,
): readonly ObjectId[] {
  const found = objectsBy(work.view, scope, what).flatMap((id) => {
    const now = findObject(work.state, scope, id);
    return now === undefined ? [] : [now];
  });
  if (found.length === 0 && 'ref' in what) {
    work.tell('impossible', [what.ref === 'target' ? cr('608.2b') : cr('101.3')], []);
  }
  return found;
}

/** The permanents among them. */
export function permanentsFor(
  work: Work,
  scope: Scope,
  what: ObjectRef | Filter,
): readonly ObjectId[] {
  return objectsFor(work, scope, what).filter(
    (id) => work.state.objects.get(id)?.zone === 'battlefield',
  );
}

/** The players that an instruction is about, those still in the game; told where there are none. */
export function playersFor(
  work: Work,
  scope: Scope,
  who: PlayerRef | Players,
): readonly PlayerId[] {
  const found = playersOf(work.view, scope, who).filter(
    (p) => work.state.players[p]?.lost === false,
  );
  if (found.length === 0)
    work.tell('impossible', [who.player === 'target' ? cr('608.2b') : cr('101.3')], []);
  return found;
}
