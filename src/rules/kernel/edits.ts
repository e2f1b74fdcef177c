import type { Step, Zone } from '../abilities/values';
import type { Mana } from '../mana/types';
import type { PlayerId } from './ids';
import type { Target } from './objects';

/** One thing that a change by hand changed, for the sentence that tells of it. */
export type EditNote =
  | { readonly note: 'placed'; readonly zone: Zone; readonly player: PlayerId }
  /** A token that is a copy of what has this name. */
  | { readonly note: 'placedCopy'; readonly of: string; readonly player: PlayerId }
  | { readonly note: 'moved'; readonly zone: Zone; readonly owner: PlayerId }
  | { readonly note: 'removed' }
  | { readonly note: 'tapped' | 'phasedOut' | 'sick'; readonly now: boolean }
  | { readonly note: 'faceDown'; readonly now: boolean; readonly was: string }
  | { readonly note: 'counters'; readonly counter: string; readonly change: number }
  | { readonly note: 'damage'; readonly now: number }
  | { readonly note: 'controller' | 'owner'; readonly player: PlayerId }
  | { readonly note: 'attached' | 'attacking'; readonly to: Target | null }
  | { readonly note: 'copy'; readonly was: string; readonly of: string }
  | { readonly note: 'token'; readonly now: boolean }
  | { readonly note: 'chosen' | 'exiled' | 'kicked' | 'cast' | 'x' | 'timestamp' }
  | { readonly note: 'life'; readonly from: number; readonly to: number }
  | { readonly note: 'pool' | 'manaAdded'; readonly mana: readonly Mana[] }
  | { readonly note: 'landsPlayed'; readonly now: number }
  | { readonly note: 'commanders' | 'commanderDamage' }
  | { readonly note: 'step'; readonly step: Step; readonly active: PlayerId };
