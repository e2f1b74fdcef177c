import type { QuestionView } from '../views';
import { INLINE_OPTIONS } from './Inline';

/** Whether answering it needs more room than the bar has. */
export const hasPanel = (q: QuestionView): boolean =>
  ['objects', 'modes', 'order', 'divide', 'attackers', 'blockers'].includes(q.kind) ||
  (q.kind === 'option' && q.choices.length > INLINE_OPTIONS);
