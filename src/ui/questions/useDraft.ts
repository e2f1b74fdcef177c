import { useState } from 'react';
import type { QuestionView } from '../views';
import { type Draft, startDraft } from './draft.view';

/** The draft of the question now asked; a new question starts a new one. */
export function useDraft(question: QuestionView): [Draft, (draft: Draft) => void] {
  const [draft, setDraft] = useState(() => startDraft(question));
  if (draft.question === question.id) return [draft, setDraft];
  const fresh = startDraft(question);
  setDraft(fresh);
  return [fresh, setDraft];
}
