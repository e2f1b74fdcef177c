import { cr } from '../citations';
import type { KeywordDefinition } from './definition';
import { returnsWith } from './returning';

/** Comes back with a +1/+1 counter where it had none (702.93a). */
export const undying: KeywordDefinition<'undying'> = {
  cites: [cr('702.93a')],
  means: () => returnsWith('+1/+1'),
};
