import type { Zone } from '../abilities/values';
import type { RuleNumber } from '../citations';
import { cr } from '../citations';
import { apnap } from '../evaluate/references';
import { valuesWith } from '../faces/values';
import { ask } from '../happening/ask';
import { happen } from '../happening/happen';
import { enteringFace } from '../happening/startingCounters';
import type { Doing, Proposal, Work } from '../happening/work';
import type { Entering } from '../kernel/events';
import type { MoveReason } from '../kernel/facts';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { GameObject } from '../kernel/objects';
import type { State } from '../kernel/state';
import { canEnter } from './permanentTypes';

/** How and why objects move. */
export interface Moving {
  readonly why: MoveReason;
  readonly cites: readonly RuleNumber[];
  /** Who moves them; to the battlefield: under whose control, unless `entering` says otherwise (110.2a). */
  readonly by?: PlayerId | 'owner';
  /** Library only: on top unless said otherwise. */
  readonly position?: number | 'bottom';
  /** They are shuffled into the library, or come in a random order: nobody arranges them (701.24). */
  readonly shuffled?: boolean;
  readonly entering?: (object: GameObject) => Entering;
  readonly fields?: Partial<GameObject>;
  /** The object that they are exiled with (607.2a). */
  readonly linkedTo?: ObjectId;
}

/**
 * Moves objects to a zone, all at once (400.7). What can't go there stays where it is: a token that has
 * left the battlefield (111.8), an instant or sorcery that would enter the battlefield (400.4a).
 * @returns what they became, wherever replacement effects sent them.
 */
export function* moveObjects(
  work: Work,
  ids: readonly ObjectId[],
  to: Zone,
  moving: Moving,
): Doing<readonly ObjectId[]> {
  const going = ids.filter((id) => mayMove(work, id, to, moving));
  const arranged = to === 'library' && moving.shuffled !== true;
  const ordered = arranged ? yield* arrange(work, going, moving) : going;
  const happened = yield* happen(
    work,
    ordered.map((id) => proposal(work, id, to, moving)),
  );
  const became = new Map(
    happened.flatMap((h) =>
      h.kind === 'moved' && h.became !== undefined ? [[h.object, h.became] as const] : [],
    ),
  );
  return ids.flatMap((id) => became.get(id) ?? []);
}

function mayMove(work: Work, id: ObjectId, to: Zone, { entering }: Moving): boolean {
  const object = work.state.objects.get(id);
  if (object === undefined) return false;
  const how = entering?.(object);
  const obstacle = obstacleTo(object, to, how);
  if (obstacle !== null) work.tell('impossible', [obstacle], [id]);
  return obstacle === null && isElsewhere(object, to);
}

/** The rule by which it stays where it is; null where none does. */
function obstacleTo(object: GameObject, to: Zone, how?: Entering): RuleNumber | null {
  const { kind, zone } = object;
  const outOfPlace =
    (kind === 'token' && zone !== 'battlefield') || (kind === 'copy' && zone !== 'stack');
  if (outOfPlace) return cr('111.8');
  // What enters face down is turned down before (708.3).
  const values = valuesWith(object.printed, enteringFace(object, how));
  const mayEnter = how?.faceDown !== undefined || canEnter(values);
  return to === 'battlefield' && zone !== 'battlefield' && !mayEnter ? cr('400.4a') : null;
}

const isElsewhere = ({ kind, zone }: GameObject, to: Zone): boolean =>
  kind !== 'emblem' && (zone !== to || to === 'exile' || to === 'library');

/** Whether it could go there. */
export function canMove(state: State, id: ObjectId, to: Zone, how?: Entering): boolean {
  const object = state.objects.get(id);
  return object !== undefined && obstacleTo(object, to, how) === null && isElsewhere(object, to);
}

function proposal(work: Work, id: ObjectId, to: Zone, moving: Moving): Proposal {
  const object = work.state.objects.get(id);
  const { why, by, position, fields, linkedTo } = moving;
  // An ability is no card: leaving the stack it is nowhere (608.2n, 112.1).
  if (object?.kind === 'ability') {
    return { happening: { kind: 'ceased', object: id, why }, cites: moving.cites };
  }
  const who = by === 'owner' ? object?.owner : by;
  const flashback = object?.onStack?.exileInstead === true && to !== 'battlefield';
  const entering = object === undefined ? undefined : moving.entering?.(object);
  return {
    happening: {
      kind: 'moved',
      object: id,
      to: flashback ? 'exile' : to,
      why,
      ...(who === undefined ? {} : { by: who }),
      ...(position === undefined ? {} : { position }),
      ...(fields === undefined ? {} : { fields }),
      ...(linkedTo === undefined ? {} : { linkedTo }),
      ...(entering === undefined || Object.keys(entering).length === 0 ? {} : { entering }),
    },
    cites: flashback ? [...moving.cites, cr('702.34a')] : moving.cites,
  };
}

/** Cards that go to the same place of a library at the same time: their owner arranges them (401.4). */
function* arrange(
  work: Work,
  ids: readonly ObjectId[],
  moving: Moving,
): Doing<readonly ObjectId[]> {
  const ordered: ObjectId[] = [];
  for (const player of apnap(work.state)) {
    const own = ids.filter((id) => work.state.objects.get(id)?.owner === player);
    if (own.length < 2) {
      ordered.push(...own);
      continue;
    }
    const answer = yield* ask(work, {
      kind: 'orderCards',
      player,
      options: own,
      places: 'any',
      cites: [cr('401.4')],
    });
    const top = answer.kind === 'cards' ? [...answer.top, ...answer.bottom] : own;
    // Each goes on top of those before it, or under them.
    ordered.push(...(moving.position === 'bottom' ? top : [...top].reverse()));
  }
  return ordered;
}
