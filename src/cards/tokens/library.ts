import type { CardDefinition } from '../../rules/authoring';
import * as all from './all';

/** Tokens that scenarios place by name. */
export const TOKENS: readonly CardDefinition[] = Object.values(all);
