import type { CardDefinition } from '../rules/authoring';
import * as all from './all';

/** Every card of the built-in library. */
export const CARDS: readonly CardDefinition[] = Object.values(all);
