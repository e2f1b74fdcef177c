import { cr } from '../citations';
import { viewOf } from '../happening/view';
import type { ObjectId } from '../kernel/ids';
import type { State } from '../kernel/state';
import type { Deaths } from './deaths';

/** Creatures without toughness or with lethal damage, planeswalkers without loyalty (704.5f–i). */
export function permanentsThatDie(state: State, ids: readonly ObjectId[], deaths: Deaths): void {
  const view = viewOf(state);
  for (const id of ids) {
    const object = state.objects.get(id);
    if (object?.zone !== 'battlefield' || object.phasedOut) continue;
    const values = view.characteristics(id);
    if (values === undefined) continue;
    if (values.types.includes('Creature')) {
      const toughness = values.toughness ?? 0;
      if (toughness <= 0) deaths.putIntoGraveyard(id, cr('704.5f'));
      else {
        if (object.damage >= toughness) deaths.destroy(id, cr('704.5g'));
        if (object.deathtouched) deaths.destroy(id, cr('704.5h'));
      }
    }
    if (values.types.includes('Planeswalker') && (object.counters.loyalty ?? 0) === 0) {
      deaths.putIntoGraveyard(id, cr('704.5i'), cr('306.9'));
    }
  }
}
