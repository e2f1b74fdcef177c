import type { ReadLink } from '../scenario/link';
import { loadPlaying } from './playing';
import { type Store, tell } from './state';
import { openLong } from './works';

/** What reads links is loaded when the first of them comes. */
const linking = async () => {
  const [link] = await Promise.all([import('../scenario/link'), loadPlaying()]);
  return link;
};

/** Opens what a share link holds, at the step that it points at. */
export async function openLink(store: Store, hash: string): Promise<boolean> {
  const { readLink } = await linking();
  const link: ReadLink = readLink(hash);
  const title = 'The link could not be opened as it is';
  const at = link.ok ? link.at : undefined;
  const done = link.ok && (await openLong(store, link.scenario, at === undefined ? {} : { at }));
  if (link.problems.length > 0) tell(store, { kind: 'problems', title, problems: link.problems });
  return done;
}
