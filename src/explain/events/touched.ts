import type { GameEvent, ObjectId, Target } from '../../rules';

const ofTarget = (target: Target | null): readonly ObjectId[] =>
  target !== null && 'object' in target ? [target.object] : [];

const known = (id: ObjectId | null | undefined): readonly ObjectId[] =>
  id === undefined || id === null ? [] : [id];

/** The objects that an event is about, new ones included, each once: what is pointed at beside its line. */
export function touched(event: GameEvent): readonly ObjectId[] {
  return [...new Set(all(event))];
}

function all(event: GameEvent): readonly ObjectId[] {
  switch (event.kind) {
    case 'moved':
      return [event.object, ...known(event.became)];
    case 'created':
      return event.became ?? [];
    case 'manaAdded':
      return known(event.tapped);
    case 'manaSpent':
      return [event.on];
    case 'damage':
      return [event.source, ...ofTarget(event.to)];
    case 'damageWoreOff':
    case 'phased':
    case 'revealed':
    case 'step':
      return event.objects;
    case 'counters':
      return ofTarget(event.on);
    case 'attached':
      return [event.object, ...ofTarget(event.to)];
    case 'activated':
      return [event.object, ...known(event.ability)];
    case 'targeted':
      return [event.object, ...event.targets.flat().flatMap((c) => ofTarget(c.target))];
    case 'countered':
      return [event.object, ...known(event.by)];
    case 'effectStarted':
      return [event.effect.source, ...(event.effect.affected.objects ?? [])];
    case 'attackersDeclared':
      return event.attackers.flatMap((a) => [a.object, ...ofTarget(a.whom)]);
    case 'blockersDeclared':
      return event.blockers.flatMap((b) => [b.object, ...b.attackers]);
    case 'replaced':
      return [event.by];
    case 'libraryOrdered':
      return [...event.top, ...event.bottom];
    default:
      return 'object' in event ? [event.object] : [];
  }
}
