import type { Supertype } from '../abilities/values';
import { cr } from '../citations';
import { apnap } from '../evaluate/references';
import { ask } from '../happening/ask';
import { viewOf } from '../happening/view';
import type { Doing, Work } from '../happening/work';
import type { ObjectId } from '../kernel/ids';
import { NotModelled } from '../kernel/results';
import type { State } from '../kernel/state';
import { ruleFinder } from '../restrictions/rules';
import type { Deaths } from './deaths';

/**
 * Of several legendary permanents with the same name a player keeps the one of their choice (704.5j).
 * Only where a legendary permanent changed are the others looked for.
 * @returns those that an effect exempts: no change of their own tells when it no longer does.
 */
export function* legendRule(
  work: Work,
  ids: readonly ObjectId[],
  deaths: Deaths,
): Doing<readonly ObjectId[]> {
  const { state } = work;
  if (!ids.some((id) => isPermanentWith(state, id, 'Legendary'))) return [];
  const exempted: ObjectId[] = [];
  const view = viewOf(state);
  const exempt = ruleFinder(state, 'noLegendRule');
  const groups = new Map<string, ObjectId[]>();
  for (const id of state.battlefield.list()) {
    if (!isPermanentWith(state, id, 'Legendary')) continue;
    const values = view.characteristics(id);
    if (values === undefined || values.name === '') continue;
    if (exempt(id).length > 0) {
      exempted.push(id);
      continue;
    }
    const key = `${values.controller} ${values.name}`;
    groups.set(key, [...(groups.get(key) ?? []), id]);
  }
  const crowds = [...groups.values()].filter((group) => group.length > 1);
  for (const player of apnap(state)) {
    for (const options of crowds) {
      const [first] = options;
      if (first === undefined || view.characteristics(first)?.controller !== player) continue;
      const answer = yield* ask(work, {
        kind: 'legendRule',
        player,
        options,
        about: first,
        cites: [cr('704.5j')],
      });
      const kept = answer.kind === 'object' ? answer.object : first;
      for (const id of options) if (id !== kept) deaths.putIntoGraveyard(id, cr('704.5j'));
    }
  }
  return exempted;
}

/**
 * Of several world permanents only the newest stays (704.5k).
 * @throws NotModelled where two came since the last check: it is not known whether at the same time.
 */
export function worldRule(state: State, ids: readonly ObjectId[], deaths: Deaths): void {
  if (!ids.some((id) => isPermanentWith(state, id, 'World'))) return;
  const worlds = state.battlefield.list().filter((id) => isPermanentWith(state, id, 'World'));
  const newest = worlds.at(-1);
  if (worlds.length < 2 || newest === undefined) return;
  const { checkedAt } = state;
  if (worlds.filter((id) => checkedAt === undefined || id >= checkedAt).length > 1) {
    throw new NotModelled('which of several world permanents is the newest (704.5k)');
  }
  for (const id of worlds) if (id !== newest) deaths.putIntoGraveyard(id, cr('704.5k'));
}

function isPermanentWith(state: State, id: ObjectId, supertype: Supertype): boolean {
  const object = state.objects.get(id);
  if (object?.zone !== 'battlefield' || object.phasedOut) return false;
  return viewOf(state).characteristics(id)?.supertypes.includes(supertype) === true;
}
