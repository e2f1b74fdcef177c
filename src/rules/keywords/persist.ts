import { cr } from '../citations';
import type { KeywordDefinition } from './definition';
import { returnsWith } from './returning';

/** Comes back with a −1/−1 counter where it had none (702.79a). */
export const persist: KeywordDefinition<'persist'> = {
  cites: [cr('702.79a')],
  means: () => returnsWith('-1/-1'),
};
