import { place, type SourceFile, walk } from './source';

/**
 * The places where a card is called by its name: a whole string that is the name. The rules know kinds of
 * texts, no cards.
 * @param terms words that the rules use too, as land and card types.
 */
export function namedCards(
  files: readonly SourceFile[],
  names: ReadonlySet<string>,
  terms: ReadonlySet<string>,
): string[] {
  return files.flatMap((file) => {
    const found: string[] = [];
    const look = (text: unknown, offset: number): void => {
      if (typeof text !== 'string' || terms.has(text) || !names.has(text)) return;
      found.push(`${place(file, offset)}: ${text}`);
    };
    walk(file, (node) => {
      if (node.type === 'Literal') look(node.value, node.start);
      if (node.type === 'TemplateElement') {
        look((node.value as { cooked: string | null }).cooked, node.start);
      }
    });
    return found;
  });
}
