import type { CardDefinition } from '../../rules/authoring';
import { clueToken } from './clue';
import { eldraziSpawnToken } from './eldrazi-spawn';
import { foodToken } from './food';
import { goblinToken } from './goblin';
import { treasureToken } from './treasure';

/** Tokens that scenarios place by name. */
export const TOKENS: readonly CardDefinition[] = [
  clueToken,
  eldraziSpawnToken,
  foodToken,
  goblinToken,
  treasureToken,
];
