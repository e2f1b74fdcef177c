import { cr } from '../citations';
import { happen } from '../happening/happen';
import type { Doing, Work } from '../happening/work';
import { chapterNumbers } from '../state-based/sagas';

/**
 * Each Saga with a chapter ability of the active player’s gets a lore counter (714.3c).
 * No effect does so: what changes how many counters an effect puts changes nothing here (614.16).
 * A Saga with a line that could not be read is left to the hand.
 * @throws UnreadMet where that was not said yet
 */
export function* advanceSagas(work: Work): Doing<void> {
  const { state, view } = work;
  const sagas = state.battlefield.list().filter((id) => {
    const object = state.objects.get(id);
    const values = view.characteristics(id);
    if (object?.phasedOut !== false || object.controller !== state.turn.active) return false;
    if (values?.subtypes.includes('Saga') !== true) return false;
    const unread = values.abilities.flatMap(({ ability }) =>
      ability.kind === 'unread' ? [ability.text] : [],
    );
    if (unread.length > 0) {
      work.meetUnread(unread.join(' '), id, 'rule');
      return false;
    }
    return chapterNumbers(values).length > 0;
  });
  if (sagas.length === 0) return;
  work.tell('turnBased', [cr('714.3c'), cr('505.4')], sagas);
  yield* happen(
    work,
    sagas.map((object) => ({
      happening: { kind: 'counters', on: { object }, counter: 'lore', change: 1, byRule: true },
      cites: [cr('714.3c'), cr('505.4')],
    })),
  );
}
