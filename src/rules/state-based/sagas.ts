import type { Ability } from '../abilities/ability';
import { cr } from '../citations';
import { characteristicsOf } from '../happening/view';
import { abilitiesOfKind, watchers } from '../happening/watchers';
import type { Proposal } from '../happening/work';
import type { Characteristics } from '../kernel/characteristics';
import type { ObjectId } from '../kernel/ids';
import type { State } from '../kernel/state';
import { canSacrifice } from '../zones/sacrifice';

/** The numbers in the chapter symbols of an ability; none where it is no chapter ability (714.2). */
function chaptersIn(ability: Ability | undefined): readonly number[] {
  return ability?.kind === 'triggered' && ability.trigger.event === 'countersPut'
    ? (ability.trigger.reaches ?? [])
    : [];
}

/** The numbers of all chapter abilities that an object has (714.2d). */
export function chapterNumbers(values: Characteristics): readonly number[] {
  return abilitiesOfKind(values, 'triggered').flatMap(({ ability }) => chaptersIn(ability));
}

/**
 * A Saga that has come to its final chapter is sacrificed, unless a chapter ability of it has triggered
 * and not left the stack (704.5s). That it left changes nothing of the Saga, so that all are looked at.
 */
export function finishedSagas(state: State): readonly Proposal[] {
  return watchers(state, 'trigger:countersPut').flatMap((id): readonly Proposal[] => {
    const object = state.objects.get(id);
    if (object?.zone !== 'battlefield' || object.phasedOut) return [];
    if ((object.counters.lore ?? 0) === 0) return [];
    const values = characteristicsOf(state, id);
    if (values?.subtypes.includes('Saga') !== true) return [];
    const numbers = chapterNumbers(values);
    const last = Math.max(0, ...numbers);
    if (numbers.length === 0 || (object.counters.lore ?? 0) < last) return [];
    if (isTold(state, id) || !canSacrifice(state, values.controller, id)) return [];
    const happening = {
      kind: 'moved',
      object: id,
      to: 'graveyard',
      why: 'sacrifice',
    } as const;
    return [{ happening, cites: [cr('704.5s'), cr('714.4')] }];
  });
}

/** A chapter ability of it waits or is on the stack. */
function isTold(state: State, id: ObjectId): boolean {
  const waits = state.waiting.some((t) => t.source === id && chaptersIn(t.ability).length > 0);
  return (
    waits ||
    state.stack.some((s) => {
      const onStack = state.objects.get(s)?.onStack;
      return onStack?.source === id && chaptersIn(onStack.ability).length > 0;
    })
  );
}
