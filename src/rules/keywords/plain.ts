import { cr } from '../citations';
import type { KeywordDefinition } from './definition';
import type { PlainKeyword } from './kinds';

const none = (): readonly [] => [];

/**
 * Keywords that stand for no ability of another kind: combat, casting, damage … look for the word itself.
 */
export const PLAIN = {
  deathtouch: { cites: [cr('702.2')], means: none },
  defender: { cites: [cr('702.3')], means: none },
  doubleStrike: { cites: [cr('702.4')], means: none },
  firstStrike: { cites: [cr('702.7')], means: none },
  flash: { cites: [cr('702.8')], means: none },
  flying: { cites: [cr('702.9')], means: none },
  haste: { cites: [cr('702.10')], means: none },
  hexproof: { cites: [cr('702.11')], means: none },
  indestructible: { cites: [cr('702.12')], means: none },
  intimidate: { cites: [cr('702.13')], means: none },
  lifelink: { cites: [cr('702.15')], means: none },
  menace: { cites: [cr('702.111')], means: none },
  reach: { cites: [cr('702.17')], means: none },
  shroud: { cites: [cr('702.18')], means: none },
  trample: { cites: [cr('702.19')], means: none },
  vigilance: { cites: [cr('702.20')], means: none },
  skulk: { cites: [cr('702.118')], means: none },
  shadow: { cites: [cr('702.28')], means: none },
  fear: { cites: [cr('702.36')], means: none },
  horsemanship: { cites: [cr('702.31')], means: none },
  infect: { cites: [cr('702.90')], means: none },
  wither: { cites: [cr('702.80')], means: none },
  splitSecond: { cites: [cr('702.61')], means: none },
  convoke: { cites: [cr('702.51')], means: none },
  improvise: { cites: [cr('702.126')], means: none },
  delve: { cites: [cr('702.66')], means: none },
  rebound: { cites: [cr('702.88')], means: none },
  fuse: { cites: [cr('702.102')], means: none },
  phasing: { cites: [cr('702.26')], means: none },
  aftermath: { cites: [cr('702.127')], means: none },
} as const satisfies Partial<{ [K in PlainKeyword]: KeywordDefinition<K> }>;
