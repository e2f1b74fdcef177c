import { openFiles } from '../../store/openingFiles';
import { inSession, type Store } from '../../store/state';

/** How much of a file is looked at to see what it is. */
const HEAD = 4000;
/** How a file begins that holds cards: a list, MTGJSON, a list of Scryfall's, or an object of one card. */
const CARDS =
  /^\uFEFF?\s*(\[|\{\s*"(meta|data)"\s*:|\{(?=[\s\S]*"(type_line|card_faces|mana_cost)"\s*:))/;

/** Whether it is a file of cards and not of a scenario: by how it begins. */
export async function holdsCards(file: Pick<File, 'slice'>): Promise<boolean> {
  try {
    const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
    if (head[0] === 0x1f && head[1] === 0x8b) return true;
    const text = new TextDecoder().decode(head);
    return CARDS.test(text) && !/"(scenario|players)"\s*:/.test(text);
  } catch {
    return false;
  }
}

/** Takes files that the user chose or dropped: scenarios are opened, cards are brought to this machine. */
export async function takeFiles(store: Store, files: readonly File[]): Promise<void> {
  const held = await Promise.all(files.map(holdsCards));
  const scenarios = files.filter((_, at) => held[at] === false);
  if (scenarios.length > 0) await openFiles(store, scenarios);
  const cards = files.find((_, at) => held[at]);
  if (cards === undefined) return;
  // Those two show how far it is themselves.
  const shows = ['add', 'settings'].includes(store.getState().session.panel?.panel ?? '');
  if (!shows) inSession(store, { panel: { panel: 'cards' } });
  const { bringFile } = await import('./bulk/bulk');
  await bringFile(cards);
}
