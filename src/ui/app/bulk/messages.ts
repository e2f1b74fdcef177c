import type { CardData } from '../../../scenario/format';
import type { AboutBulk } from '../../../store/keeping/bulkShelf';
import type { KeptFoundView, KeptSearchView } from '../../views';

/** How far a file was read. */
export interface Progress {
  readonly read: number;
  readonly cards: number;
  readonly whole: number;
}

/** What the worker is asked; each with a number that its answer has as well. */
export type Request = { readonly id: number } & (
  | { readonly ask: 'bring'; readonly file: File; readonly version: string }
  | { readonly ask: 'search'; readonly search: KeptSearchView; readonly version: string }
  | { readonly ask: 'cards'; readonly names: readonly string[] }
);

export type Reply = { readonly id: number } & (
  | { readonly say: 'progress'; readonly progress: Progress }
  | { readonly say: 'brought'; readonly about: AboutBulk }
  | { readonly say: 'failed'; readonly why: string }
  | { readonly say: 'found'; readonly found: KeptFoundView }
  | { readonly say: 'cards'; readonly cards: readonly CardData[] }
);
