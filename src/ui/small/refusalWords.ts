import { VERDICT_WORDS } from '../../explain';
import type { RefusalView } from '../views';

/** A refusal as it is spoken: what is none by the rules begins with its verdict. */
export const refusalWords = ({ reason, verdict }: RefusalView): string =>
  verdict === undefined ? reason : `${VERDICT_WORDS[verdict]}: ${reason}`;
