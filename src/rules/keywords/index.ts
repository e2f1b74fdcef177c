import { cr } from '../citations';
import { affinity } from './affinity';
import { annihilator } from './annihilator';
import { cascade } from './cascade';
import { changeling } from './changeling';
import { COUNTED } from './counted';
import { crew } from './crew';
import { cumulativeUpkeep } from './cumulativeUpkeep';
import { cycling } from './cycling';
import { dash } from './dash';
import type { KeywordDefinition } from './definition';
import { devoid } from './devoid';
import { equip } from './equip';
import { evoke } from './evoke';
import { exalted } from './exalted';
import { extort } from './extort';
import { forMirrodin } from './forMirrodin';
import { battleCry, evolve, mentor } from './growing';
import { ingest } from './ingest';
import type { KeywordName } from './kinds';
import { persist } from './persist';
import { PLAIN } from './plain';
import { prowess } from './prowess';
import { ravenous } from './ravenous';
import { saddle } from './saddle';
import { storm } from './storm';
import { suspend } from './suspend';
import { typecycling } from './typecycling';
import { undying } from './undying';
import { ward } from './ward';

/** These stand for no ability of another kind: casting, targeting, attaching, turning face up, damage and combat look for them. */
const none = (): readonly [] => [];

/** Every keyword, by its name. The type checker lists what is missing. */
export const KEYWORDS: { readonly [K in KeywordName]: KeywordDefinition<K> } = {
  ...PLAIN,
  ...COUNTED,
  battleCry,
  evolve,
  mentor,
  changeling,
  devoid,
  ravenous,
  prowess,
  persist,
  undying,
  exalted,
  annihilator,
  equip,
  ward,
  ingest,
  extort,
  forMirrodin,
  evoke,
  dash,
  cumulativeUpkeep,
  cycling,
  typecycling,
  affinity,
  cascade,
  storm,
  crew,
  saddle,
  suspend,
  kicker: { cites: [cr('702.33a')], means: none },
  multikicker: { cites: [cr('702.33c')], means: none },
  flashback: { cites: [cr('702.34a')], means: none },
  enchant: { cites: [cr('702.5a')], means: none },
  protection: { cites: [cr('702.16a')], means: none },
  hexproofFrom: { cites: [cr('702.11d')], means: none },
  morph: { cites: [cr('702.37a')], means: none },
  megamorph: { cites: [cr('702.37b')], means: none },
  disguise: { cites: [cr('702.168a')], means: none },
  plot: { cites: [cr('702.170a')], means: none },
  foretell: { cites: [cr('702.143a')], means: none },
  landwalk: { cites: [cr('702.14a')], means: none },
};
