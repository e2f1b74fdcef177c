import { isTest, type Node, place, type SourceFile, walk } from './source';

/** What the world outside offers: clock, chance, storage, network, screen, console. */
const world = new Set([
  ...['Date', 'performance', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'],
  ...['requestAnimationFrame', 'crypto', 'Intl', 'WeakRef', 'FinalizationRegistry'],
  ...['window', 'document', 'navigator', 'self', 'globalThis', 'global', 'process', 'console'],
  ...['localStorage', 'sessionStorage', 'indexedDB', 'fetch', 'XMLHttpRequest', 'WebSocket'],
  ...['Worker', 'eval', 'Function', 'require'],
]);

/** Methods whose result depends on the language of the machine. */
const local = /^(localeCompare|toLocale[A-Z]\w*)$/;

/**
 * What in the files of the rules reaches outside them, each with its place: the same game must give
 * the same answer on every machine, at every hour. Names of fields are no matter, and tests are free.
 */
export function impurities(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('src/rules/') && !isTest(path))
    .flatMap((file) => {
      const found: string[] = [];
      walk(file, (node, parent) => {
        const what = impurity(node, parent);
        if (what !== undefined) found.push(`${place(file, node.start)}: ${what}`);
      });
      return found;
    });
}

function impurity(node: Node, parent: Node | undefined): string | undefined {
  if (node.type !== 'Identifier') return undefined;
  const name = String(node.name);
  const isField = parent !== undefined && !parent.computed && namesField(node, parent);
  if (isField) return local.test(name) ? name : undefined;
  if (world.has(name)) return name;
  return name === 'Math' ? chance(node, parent) : undefined;
}

/** `Math` is welcome but for its chance, and but for handing it on whole, chance included. */
function chance(node: Node, parent: Node | undefined): string | undefined {
  const used = parent?.type === 'MemberExpression' && parent.object === node && !parent.computed;
  const property = used ? (parent.property as Node) : undefined;
  if (property === undefined) return 'Math, as a whole';
  return property.name === 'random' ? 'Math.random' : undefined;
}

const fieldOwners =
  /^(Property|PropertyDefinition|MethodDefinition|TSPropertySignature|TSMethodSignature|TSEnumMember)$/;

function namesField(node: Node, parent: Node): boolean {
  if (parent.type === 'MemberExpression') return parent.property === node;
  return fieldOwners.test(parent.type) && parent.key === node;
}
