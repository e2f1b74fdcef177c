import type { Json, ManaText, Pay, Target } from '../format';

/** What an entry says of a spell or ability that is being cast or activated. */
export interface Announcement {
  readonly kick?: boolean | number | readonly string[];
  readonly also?: { readonly [keyword: string]: number | boolean };
  readonly alternative?: string;
  readonly x?: number;
  readonly modes?: readonly number[];
  readonly targets?: readonly Target[];
  readonly pay?: Pay;
  readonly choose?: readonly Json[];
  /** Of a mana ability with a choice. */
  readonly mana?: ManaText;
}
