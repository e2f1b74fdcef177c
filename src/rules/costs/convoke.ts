import type { Color } from '../abilities/values';
import { cr } from '../citations';
import { hasKeyword } from '../evaluate/qualities';
import { characteristicsOf } from '../happening/view';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { Check } from '../kernel/results';
import type { State } from '../kernel/state';

/** Stands for the key of an ability where a creature is named to be tapped for convoke. */
export const CONVOKE = 'convoke';

/** Whether creatures may be tapped rather than mana be paid for the spell (702.51a). */
export function isConvoked(state: State, spell: ObjectId | null): boolean {
  const values = spell === null ? undefined : characteristicsOf(state, spell);
  return values !== undefined && hasKeyword(values, 'convoke');
}

/** The untapped creatures that the player controls; summoning sick ones too, for this is no {T} (302.6). */
export function convokers(state: State, player: PlayerId): readonly ObjectId[] {
  return state.battlefield.list().filter((id) => convokeCheck(state, player, id) === null);
}

/** The check that fails where a creature can't be tapped for convoke now. */
export function convokeCheck(state: State, player: PlayerId, id: ObjectId): Check | null {
  const object = state.objects.get(id);
  const values = characteristicsOf(state, id);
  const cites = [cr('702.51a'), cr('601.2h')];
  const creature =
    object?.zone === 'battlefield' &&
    !object.phasedOut &&
    values?.controller === player &&
    values.types.includes('Creature');
  if (!creature) return { code: 'cantPay', subjects: [id], cites };
  return object.tapped ? { code: 'alreadyTapped', subjects: [id], cites } : null;
}

/** The colours of mana for which the creature may be tapped. */
export function convokeColors(state: State, id: ObjectId): readonly Color[] {
  return characteristicsOf(state, id)?.colors ?? [];
}
