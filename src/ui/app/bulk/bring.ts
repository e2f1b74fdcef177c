import { compileCard } from '../../../oracle/grammar';
import { BulkReader } from '../../../scenario/brought/bulk';
import { NotJson } from '../../../scenario/brought/pieces';
import type { CardData } from '../../../scenario/format';
import {
  type AboutBulk,
  addToBulk,
  clearBulk,
  type KeptCard,
  settleBulk,
} from '../../../store/keeping/bulkShelf';
import { faced } from '../faced';
import type { Progress } from './messages';

/** Bytes of a file; the largest that are published have a third of it. */
const MOST_BYTES = 3_000_000_000;
/** Cards that are kept in one record. */
const LOT = 500;
/** Bytes that are read at a time. */
const PART = 65_536;
/** How often it is said how far it is. */
const OFTEN = 100;

/** Why a file could not be brought, in words. */
export class NotBrought extends Error {}

/** How many sentences of a card are not understood. */
export function unreadIn(card: CardData): number {
  const { faces } = compileCard(faced(card));
  return faces.reduce(
    (sum, face) => sum + face.lines.reduce((all, { gaps }) => all + gaps.length, 0),
    0,
  );
}

/**
 * Reads a file of many cards as a stream, compiles each and keeps them. What was kept before stays until all of it
 * is there.
 * @throws NotBrought
 */
export async function bring(
  file: File,
  version: string,
  tell: (progress: Progress) => void,
): Promise<AboutBulk> {
  if (file.size > MOST_BYTES) throw new NotBrought('The file is too long to be taken.');
  const lot = `${Date.now()}-${Math.random()}`;
  await clearBulk();
  try {
    const { cards, whole } = await keepAll(file, lot, tell);
    const about = { lot, file: file.name.slice(0, 120), at: Date.now(), cards, whole, version };
    await settleBulk(about);
    return about;
  } catch (error) {
    await clearBulk();
    throw new NotBrought(whyNot(error), { cause: error });
  }
}

async function keepAll(file: File, lot: string, tell: (progress: Progress) => void) {
  const reader = new BulkReader();
  let waiting: KeptCard[] = [];
  let [read, cards, whole, lots, told] = [0, 0, 0, 0, 0];
  const add = async (fresh: readonly CardData[], last = false) => {
    for (const card of fresh) {
      const unread = unreadIn(card);
      waiting.push({ card, unread });
      cards += 1;
      if (unread === 0) whole += 1;
    }
    while (waiting.length >= LOT || (last && waiting.length > 0)) {
      await addToBulk(lot, lots, waiting.slice(0, LOT));
      waiting = waiting.slice(LOT);
      lots += 1;
    }
    if (Date.now() - told < OFTEN && !last) return;
    told = Date.now();
    tell({ read, cards, whole });
  };
  const text = await textOf(file, (bytes) => {
    read += bytes;
  });
  for (let next = await text.read(); !next.done; next = await text.read()) {
    await add(reader.take(next.value));
  }
  await add(reader.finish(), true);
  return { cards, whole };
}

/** The text of a file as it comes, unpacked where it is packed. @param passed told how many bytes of the file were read */
async function textOf(
  file: File,
  passed: (bytes: number) => void,
): Promise<ReadableStreamDefaultReader<string>> {
  let at = 0;
  // Read only as fast as it is used up: so little is held, and how far it is can be told.
  const bytes = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(to) {
        if (at >= file.size) return to.close();
        const part = new Uint8Array(await file.slice(at, at + PART).arrayBuffer());
        at += part.byteLength;
        passed(part.byteLength);
        to.enqueue(part);
      },
    },
    { highWaterMark: 0 },
  );
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  if (head[0] === 0x50 && head[1] === 0x4b) {
    throw new NotJson('The file is a zip archive: unpack it first.');
  }
  if (head[0] === 0xfd && head[1] === 0x37) {
    throw new NotJson('The file is packed as xz: unpack it first.');
  }
  const isPacked = head[0] === 0x1f && head[1] === 0x8b;
  const unpacked = isPacked ? bytes.pipeThrough(new DecompressionStream('gzip')) : bytes;
  return unpacked.pipeThrough(new TextDecoderStream('utf-8', { fatal: true })).getReader();
}

function whyNot(error: unknown): string {
  if (error instanceof NotJson) return error.message;
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') {
    return 'The storage of this browser is full: remove works or other cards, or make room on the disk.';
  }
  if (name === 'NotReadableError' || name === 'NotFoundError') {
    return 'The file can no longer be read from the disk.';
  }
  if (name !== '') return 'This browser keeps nothing here: in a private window it may not.';
  if (error instanceof TypeError) return 'The file is no text in UTF-8, or is damaged.';
  return error instanceof Error ? error.message : String(error);
}
