import { characteristicsOf, deriveWhole, type ObjectId, type State } from '../../rules';
import { namesOf } from '../naming/namesOf';
import { WALK_FIELDS, type WalkOf } from './walkFields';

/** The walks of an object that have something to say, the one that tells most first. */
export function walksOf(state: State, id: ObjectId): readonly WalkOf[] {
  const values = characteristicsOf(state, id);
  if (values === undefined) return [];
  const object = state.objects.get(id) ?? state.departed.get(id)?.object;
  const steps = deriveWhole(state, id)?.steps ?? [];
  const sized = steps.some((s) => s.values.power !== null) || values.power !== null;
  const loyal = steps.some((s) => s.values.loyalty !== null) || values.loyalty !== null;
  const ability = object?.kind === 'ability' || object?.kind === 'emblem';
  const all: readonly (readonly [WalkOf, boolean])[] = [
    ['size', sized],
    ['types', !ability],
    ['abilities', object?.kind !== 'ability'],
    ['colors', !ability],
    ['name', !ability],
    ['manaCost', !ability],
    ['loyalty', loyal],
    ['controller', true],
  ];
  return all.flatMap(([of, has]) => (has ? [of] : []));
}

/** The walk to begin with: the first in which something was changed, or else the first. */
export function firstWalk(state: State, id: ObjectId): WalkOf | undefined {
  const all = walksOf(state, id);
  const names = namesOf(state);
  const steps = deriveWhole(state, id)?.steps ?? [];
  const changed = all.find((of) => {
    const { value } = WALK_FIELDS[of];
    return steps.some(
      (step) => 'before' in step && value(step.before, names) !== value(step.values, names),
    );
  });
  return changed ?? all[0];
}
