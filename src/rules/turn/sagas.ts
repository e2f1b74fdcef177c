import type { Work } from '../happening/work';
import { NotModelled } from '../kernel/results';

/** @throws NotModelled where a lore counter would be put on a Saga of the active player's (505.4, 714). */
export function advanceSagas(work: Work): undefined {
  const { state, view } = work;
  for (const id of state.battlefield.list()) {
    const object = state.objects.get(id);
    if (object === undefined || object.phasedOut || object.controller !== state.turn.active)
      continue;
    const values = view.characteristics(id);
    if (values?.subtypes.includes('Saga') !== true) continue;
    if (values.abilities.some(({ ability }) => ability.kind === 'unread')) {
      throw new NotModelled(`the chapters of ${values.name}, a Saga (714)`);
    }
  }
}
