import { grouped } from '../../../scenario/limits';
import { type BulkState, stopBringing } from './bulk';
import { chooseFile } from './choose';

const percent = ({ read, size }: NonNullable<BulkState['running']>): number =>
  size === 0 ? 100 : Math.min(100, Math.floor((100 * read) / size));

/** How far the reading of a file is. */
export function runningWords(running: NonNullable<BulkState['running']>): string {
  const { file, cards, whole } = running;
  return `Reading ${file}: ${percent(running)} %, ${grouped(cards)} cards so far, ${grouped(whole)} of them all by the rules.`;
}

/** What is kept. */
export function keptWords({ about }: BulkState): string {
  if (about === undefined) {
    return 'A bulk file of Scryfall or MTGJSON can be kept here, also packed as gz: all its cards can then be placed, without a connection. Nothing of it is sent anywhere.';
  }
  const { cards, whole, file, at } = about;
  const day = new Date(at).toLocaleDateString('en', { dateStyle: 'long' });
  const rest =
    whole === cards
      ? 'All are by the rules.'
      : `${grouped(whole)} are all by the rules; of the others what is not modelled is said and done by hand.`;
  return `${grouped(cards)} cards of ${file}, kept since ${day}. ${rest}`;
}

const CHOOSE = { label: 'Card file…', run: chooseFile };
const STOP = { label: 'Stop', run: stopBringing };

/** The same in a line, with what can be done now. */
export function briefly(state: BulkState): {
  readonly words: string;
  readonly does: { readonly label: string; readonly run: () => void };
} {
  const { about, running, ended } = state;
  if (running !== undefined) return { words: runningWords(running), does: STOP };
  const words =
    ended?.ok === false
      ? ended.words
      : about === undefined
        ? 'A bulk file of all cards can be kept here.'
        : `And ${grouped(about.cards)} cards of ${about.file}.`;
  return { words, does: CHOOSE };
}
