import { createStore } from 'zustand/vanilla';
import { type AboutBulk, aboutBulk, clearBulk, removeBulk } from '../../../store/keeping/bulkShelf';
import { VERSION } from '../../../store/version';
import type { KeptFoundView, KeptSearchView } from '../../views';
import { keepForGood } from '../storage';
import type { Progress, Reply, Request } from './messages';

/** How it stands with the cards of a file on this machine. */
export interface BulkState {
  readonly about: AboutBulk | undefined;
  /** A file that is being read. */
  readonly running?: Progress & { readonly file: string; readonly size: number };
  /** What the last one came to. */
  readonly ended?: { readonly ok: boolean; readonly words: string };
}

/** What is known of the file of cards in this window. */
export const bulk = createStore<BulkState>(() => ({ about: undefined }));

/** Looks up what is kept. */
export async function learnBulk(): Promise<void> {
  const about = await aboutBulk();
  bulk.setState({ about });
}

const start = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'cards' });

type Ask = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never;

let asked = 0;

/** Asks a worker and hears it out; what it says on the way is heard too. */
function ask(worker: Worker, request: Ask, heard: (reply: Reply) => void = () => undefined) {
  asked += 1;
  const id = asked;
  return new Promise<Reply>((done) => {
    const end = (reply: Reply) => {
      worker.removeEventListener('message', hear);
      worker.removeEventListener('error', broke);
      done(reply);
    };
    const hear = ({ data }: MessageEvent<Reply>) => {
      if (data.id !== id) return;
      if (data.say === 'progress') heard(data);
      else end(data);
    };
    const broke = () =>
      end({ id, say: 'failed', why: 'What reads such files could not be started here.' });
    worker.addEventListener('message', hear);
    worker.addEventListener('error', broke);
    worker.postMessage({ ...request, id } as Request);
  });
}

let bringing: Worker | undefined;
let searching: Worker | undefined;

/** Reads a file of many cards and keeps them, in place of those that were kept. One at a time. */
export async function bringFile(file: File): Promise<void> {
  if (bringing !== undefined) return;
  const worker = start();
  bringing = worker;
  const running = { file: file.name, size: file.size, read: 0, cards: 0, whole: 0 };
  bulk.setState({ running, ended: undefined } as Partial<BulkState>);
  const reply = await ask(worker, { ask: 'bring', file, version: VERSION }, (said) => {
    if (said.say === 'progress' && bringing === worker) {
      bulk.setState({ running: { ...running, ...said.progress } });
    }
  });
  if (bringing !== worker) return;
  end();
  if (reply.say === 'brought') {
    forgetSearching();
    bulk.setState({ about: reply.about, ended: { ok: true, words: '' } });
    void keepForGood();
  } else if (reply.say === 'failed') bulk.setState({ ended: { ok: false, words: reply.why } });
}

function end(): void {
  bringing?.terminate();
  bringing = undefined;
  const { about } = bulk.getState();
  bulk.setState({ about }, true);
}

/** Stops the reading of a file: what was kept before stays. */
export function stopBringing(): void {
  if (bringing === undefined) return;
  end();
  bulk.setState({ ended: { ok: false, words: 'Stopped: nothing of it is kept.' } });
  void clearBulk();
}

function forgetSearching(): void {
  searching?.terminate();
  searching = undefined;
}

/** Removes the cards of the file from this machine. */
export async function forgetBulk(): Promise<void> {
  forgetSearching();
  try {
    await removeBulk();
    bulk.setState({ about: undefined }, true);
  } catch {
    bulk.setState({ ended: { ok: false, words: 'They could not be removed.' } });
  }
}

const NONE: KeptFoundView = { total: 0, cards: [] };

/** Cards of the file that answer a search. */
export async function searchBulk(search: KeptSearchView): Promise<KeptFoundView> {
  searching ??= start();
  const reply = await ask(searching, { ask: 'search', search, version: VERSION });
  return reply.say === 'found' ? reply.found : NONE;
}

/** Cards of the file by their names, those that it has. */
export async function bulkCards(names: readonly string[]) {
  if (bulk.getState().about === undefined || names.length === 0) return [];
  searching ??= start();
  const reply = await ask(searching, { ask: 'cards', names });
  return reply.say === 'cards' ? reply.cards : [];
}
