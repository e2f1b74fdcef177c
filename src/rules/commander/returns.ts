import { cr } from '../citations';
import { ask } from '../happening/ask';
import type { Doing, Work } from '../happening/work';
import type { Happening } from '../kernel/events';

/**
 * A commander that would be put into its owner's hand or library goes to the command zone instead, if
 * its owner wants it to (903.9b). @returns what happens instead; null where it goes where it would.
 */
export function* toCommandZone(work: Work, h: Happening): Doing<Happening | null> {
  if (h.kind !== 'moved' || (h.to !== 'hand' && h.to !== 'library')) return null;
  const { state } = work;
  const object = state.objects.get(h.object);
  if (state.variant !== 'commander' || object === undefined) return null;
  if (!state.players.some((p) => p.commanders.includes(object.card))) return null;
  const answer = yield* ask(work, {
    kind: 'yesNo',
    player: object.owner,
    purpose: 'toCommandZone',
    about: object.id,
    cites: [cr('903.9b')],
  });
  if (answer.kind !== 'yesNo' || !answer.yes) return null;
  work.one({ kind: 'replaced', by: object.id, what: 'moved' }, cr('903.9b'), cr('614.6'));
  const { position: _, entering: __, ...rest } = h;
  return { ...rest, to: 'command' };
}
