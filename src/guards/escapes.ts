import { isNode, type Node, parse, place, type SourceFile, walk } from './source';

const testers = new Set(['it', 'test', 'describe', 'suite', 'bench']);
const switches = new Set(['only', 'skip', 'todo', 'fixme', 'fails', 'fail', 'skipIf', 'runIf']);
const markup = new Set(['dangerouslySetInnerHTML', 'innerHTML', 'outerHTML', 'insertAdjacentHTML']);
const remark = /\b(TODO|FIXME|XXX)\b|@ts-(ignore|nocheck)\b/;

/**
 * The ways around the checks, each with its place: tests switched off or singled out, notes to
 * oneself, type checks silenced, and HTML or code made from strings.
 */
export function escapes(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => [...inRemarks(file), ...inCode(file)]);
}

function inRemarks(file: SourceFile): string[] {
  return parse(file).comments.flatMap((comment) => {
    const found = remark.exec(comment.value)?.[0];
    return found === undefined ? [] : [`${place(file, comment.start)}: ${found}`];
  });
}

function inCode(file: SourceFile): string[] {
  const found: string[] = [];
  walk(file, (node) => {
    const what = wayAround(node);
    if (what !== undefined) found.push(`${place(file, node.start)}: ${what}`);
  });
  return found;
}

function wayAround(node: Node): string | undefined {
  const name = String(node.name);
  switch (node.type) {
    case 'Identifier':
    case 'JSXIdentifier':
      return markup.has(name) ? name : undefined;
    case 'MemberExpression':
      return switchedTest(node);
    case 'TSAsExpression':
    case 'TSTypeAssertion':
      return nameless(node.typeAnnotation) ? 'as any' : undefined;
    case 'CallExpression':
    case 'NewExpression':
      return /^(eval|Function)$/.test(nameOf(node.callee)) ? 'code from a string' : undefined;
    default:
      return undefined;
  }
}

const nameless = (type: unknown): boolean => isNode(type) && type.type === 'TSAnyKeyword';
const nameOf = (node: unknown): string => (isNode(node) ? String(node.name) : '');

/** `it.skip`, and also `test.describe.only` and `it.skip.each`. */
function switchedTest(node: Node): string | undefined {
  const property = nameOf(node.property);
  let root: unknown = node.object;
  while (isNode(root) && root.type === 'MemberExpression') root = root.object;
  return testers.has(nameOf(root)) && switches.has(property)
    ? `${nameOf(root)}.${property}`
    : undefined;
}
