import { cr } from '../citations';
import { changeling } from './changeling';
import type { KeywordDefinition } from './definition';
import { devoid } from './devoid';
import type { KeywordName } from './kinds';
import { PLAIN } from './plain';

const none = (): readonly [] => [];

/** Every keyword, by its name. The type checker lists what is missing. */
export const KEYWORDS: { readonly [K in KeywordName]: KeywordDefinition<K> } = {
  ...PLAIN,
  changeling,
  devoid,
  ravenous: { cites: [cr('702.156a')], means: none },
  prowess: { cites: [cr('702.108a')], means: none },
  persist: { cites: [cr('702.79a')], means: none },
  undying: { cites: [cr('702.93a')], means: none },
  exalted: { cites: [cr('702.83a')], means: none },
  kicker: { cites: [cr('702.33a')], means: none },
  multikicker: { cites: [cr('702.33c')], means: none },
  flashback: { cites: [cr('702.34a')], means: none },
  equip: { cites: [cr('702.6a')], means: none },
  enchant: { cites: [cr('702.5a')], means: none },
  protection: { cites: [cr('702.16a')], means: none },
  hexproofFrom: { cites: [cr('702.11d')], means: none },
  ward: { cites: [cr('702.21a')], means: none },
  cumulativeUpkeep: { cites: [cr('702.24a')], means: none },
  cycling: { cites: [cr('702.29a')], means: none },
  landwalk: { cites: [cr('702.14a')], means: none },
};
