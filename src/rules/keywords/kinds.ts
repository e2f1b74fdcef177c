import type { Quality, Span } from '../abilities/ability';
import type { Cost } from '../abilities/costs';
import type { Filter } from '../abilities/references';

/** Keywords without a parameter (702). */
export const PLAIN_KEYWORDS = [
  'deathtouch',
  'defender',
  'devoid',
  'doubleStrike',
  'firstStrike',
  'flash',
  'flying',
  'haste',
  'hexproof',
  'indestructible',
  'intimidate',
  'lifelink',
  'menace',
  'ravenous',
  'reach',
  'shroud',
  'trample',
  'vigilance',
  'prowess',
  'changeling',
  'skulk',
  'shadow',
  'fear',
  'horsemanship',
  'persist',
  'undying',
  'infect',
  'wither',
  'exalted',
  'convoke',
  'splitSecond',
  'cascade',
  'storm',
  'rebound',
  'delve',
  'improvise',
  'ingest',
  'battleCry',
  'evolve',
  'mentor',
  'extort',
  'forMirrodin',
  'fuse',
  'aftermath',
  'phasing',
] as const;
export type PlainKeyword = (typeof PLAIN_KEYWORDS)[number];

/** Keyword abilities with their parameters. `name` is the rules' word in one piece. */
export interface KeywordParameters {
  readonly kicker: { readonly costs: readonly Cost[] };
  readonly multikicker: { readonly cost: Cost };
  readonly evoke: { readonly cost: Cost };
  readonly dash: { readonly cost: Cost };
  readonly flashback: { readonly cost: Cost };
  readonly equip: { readonly cost: Cost };
  readonly enchant: { readonly what: Filter };
  readonly protection: { readonly from: Quality; readonly word: string };
  readonly hexproofFrom: { readonly from: Quality; readonly word: string };
  readonly ward: { readonly cost: Cost };
  readonly cumulativeUpkeep: { readonly cost: Cost };
  readonly cycling: { readonly cost: Cost };
  readonly typecycling: { readonly cost: Cost; readonly for: Quality; readonly word: string };
  readonly affinity: { readonly for: Quality; readonly word: string };
  readonly morph: { readonly cost: Cost };
  readonly megamorph: { readonly cost: Cost };
  readonly disguise: { readonly cost: Cost };
  readonly annihilator: { readonly count: number };
  readonly afflict: { readonly count: number };
  readonly afterlife: { readonly count: number };
  readonly bushido: { readonly count: number };
  readonly fabricate: { readonly count: number };
  readonly modular: { readonly count: number };
  readonly soulshift: { readonly count: number };
  readonly suspend: { readonly count: number; readonly cost: Cost };
  readonly plot: { readonly cost: Cost };
  readonly foretell: { readonly cost: Cost };
  readonly crew: { readonly power: number };
  readonly saddle: { readonly power: number };
  readonly landwalk: { readonly landType: string };
}
export type ParameterKeyword = keyof KeywordParameters;

export type KeywordName = PlainKeyword | ParameterKeyword;

/** A keyword ability as data (702.1). */
export type KeywordAbility =
  | { readonly kind: 'keyword'; readonly keyword: PlainKeyword; readonly span?: Span }
  | {
      [K in ParameterKeyword]: {
        readonly kind: 'keyword';
        readonly keyword: K;
        readonly span?: Span;
      } & KeywordParameters[K];
    }[ParameterKeyword];
