import { RULES_EDITION } from '../rules';

/** The version of this program, stamped on every saved work. The same as in package.json. */
export const VERSION = '0.1.0';

/** What a saved work is stamped with. */
export const STAMP = { version: VERSION, edition: RULES_EDITION } as const;
