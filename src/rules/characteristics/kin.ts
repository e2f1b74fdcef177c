import type { Predicate } from '../abilities/references';
import type { CopiableValues } from '../abilities/values';
import type { Characteristics } from '../kernel/characteristics';
import type { GameObject } from '../kernel/objects';
import type { Entry } from './effect';

/**
 * Values shared by objects that no effect can tell apart: same printed values, owner and controller,
 * nothing on them. A thousand equal tokens are worked out once.
 */
export class Kin {
  private readonly known = new Map<CopiableValues, Map<string, Characteristics>>();
  private readonly ofObject = new WeakMap<GameObject, Characteristics>();
  /** Whether all effects look only at what kin have in common. */
  private readonly possible: boolean;

  constructor(entries: readonly Entry[]) {
    this.possible = entries.every(
      (e) => e.entry === 'layer' || e.effect.filter === null || e.effect.filter.where.every(common),
    );
  }

  /** The values of an object's kin, worked out by the given function if it is the first of them. */
  values(object: GameObject, compute: () => Characteristics): Characteristics {
    const own = this.ofObject.get(object);
    if (own !== undefined) return own;
    if (!this.possible || !plain(object)) return compute();
    const values = this.ofKin(object, compute);
    this.ofObject.set(object, values);
    return values;
  }

  private ofKin(object: GameObject, compute: () => Characteristics): Characteristics {
    let family = this.known.get(object.printed);
    if (family === undefined) {
      family = new Map();
      this.known.set(object.printed, family);
    }
    const key = `${object.kind} ${object.face} ${object.owner} ${object.controller} ${object.baseController}`;
    const known = family.get(key);
    if (known !== undefined) return known;
    const values = compute();
    family.set(key, values);
    return values;
  }
}

function plain(object: GameObject): boolean {
  return (
    object.zone === 'battlefield' &&
    object.faceDown === null &&
    !object.phasedOut &&
    object.attachedTo === null &&
    object.attachments.length === 0 &&
    object.linked.length === 0 &&
    object.x === null &&
    object.kicked.length === 0 &&
    object.alternative === undefined &&
    object.manaSpent === undefined &&
    empty(object.counters) &&
    empty(object.chosen)
  );
}

function empty(record: object): boolean {
  for (const _ in record) return false;
  return true;
}

/** Whether a quality is the same for all kin; `this` tells only the source apart, which is never among them. */
function common(p: Predicate): boolean {
  switch (p.is) {
    case 'tapped':
    case 'faceDown':
    case 'transformed':
    case 'attacking':
    case 'attackedThisTurn':
    case 'saddled':
    case 'manned':
    case 'blocking':
    case 'blocked':
    case 'hasCounter':
    case 'attachedTo':
    case 'commander':
      return false;
    case 'object':
      return p.object.ref === 'this';
    case 'not':
      return common(p.not);
    case 'or':
      return p.of.every((list) => list.every(common));
    default:
      return true;
  }
}
