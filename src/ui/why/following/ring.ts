/** Rings what is drawn of these on the table, and in the lists beside it. @returns ends that */
export function ringWhile(ids: readonly string[]): () => void {
  const drawn = ids.flatMap((id) => [
    ...document.querySelectorAll<HTMLElement>(`[data-card="${CSS.escape(id)}"]`),
  ]);
  for (const element of drawn) element.dataset.meant = '';
  return () => {
    for (const element of drawn) delete element.dataset.meant;
  };
}
