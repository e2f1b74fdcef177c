import { useCallback, useState } from 'react';
import type { QuestionView } from '../views';
import { type Draft, startDraft } from './draft.view';

/**
 * The draft of the question now asked; a new question starts a new one.
 * @param kept what was chosen before the page was loaded again; it counts for its own question only
 * @param onKeep told what is chosen, so that it can be kept
 */
export function useDraft(
  question: QuestionView,
  kept?: Draft,
  onKeep?: (draft: Draft) => void,
): [Draft, (draft: Draft) => void] {
  const [draft, setDraft] = useState(() =>
    kept?.question === question.id ? kept : startDraft(question),
  );
  const choose = useCallback(
    (next: Draft) => {
      setDraft(next);
      onKeep?.(next);
    },
    [onKeep],
  );
  if (draft.question === question.id) return [draft, choose];
  const fresh = startDraft(question);
  setDraft(fresh);
  return [fresh, choose];
}
