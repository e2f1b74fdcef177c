import { isRuleNumber } from '../rules/citations';
import { isNode, type Node, place, type SourceFile, walk } from './source';

const citingFields = new Set(['cite', 'cites', 'cited']);

/** A rule number as it is cited, with its place. */
export interface Citation {
  readonly number: string;
  readonly place: string;
}

/** What the files cite: `cr('601.2a')` and the strings of a field named cite, cites or cited. */
export function citationsOf(files: readonly SourceFile[]): Citation[] {
  return files.flatMap((file) => (file.path.endsWith('.json') ? inJson(file) : inCode(file)));
}

/** The citations that the edition in use does not have. */
export function unknownCitations(files: readonly SourceFile[]): string[] {
  return citationsOf(files)
    .filter(({ number }) => !isRuleNumber(number))
    .map(({ number, place: where }) => `${where}: ${number}`);
}

function inCode(file: SourceFile): Citation[] {
  const found: Citation[] = [];
  const add = (node: unknown): void => {
    if (!isNode(node)) return;
    if (Array.isArray(node.elements)) node.elements.forEach(add);
    if (isNode(node.expression)) add(node.expression);
    if (node.type === 'Literal' && typeof node.value === 'string') {
      found.push({ number: node.value, place: place(file, node.start) });
    }
  };
  walk(file, (node) => {
    if (node.type === 'CallExpression' && nameOf(node.callee) === 'cr') {
      (node.arguments as unknown[]).forEach(add);
    }
    if (node.type === 'Property' && citingFields.has(nameOf(node.key) ?? '')) add(node.value);
  });
  return found;
}

function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  const name = (node as Node).name ?? (node as Node).value;
  return typeof name === 'string' ? name : undefined;
}

/** Scenario files, where any depth may cite. */
function inJson(file: SourceFile): Citation[] {
  const found: Citation[] = [];
  JSON.parse(file.text, (key, value: unknown) => {
    if (citingFields.has(key)) {
      for (const number of [value].flat()) {
        if (typeof number === 'string') found.push({ number, place: file.path });
      }
    }
    return value;
  });
  return found;
}
