import { dirname, posix } from 'node:path';
import { isNode, isTest, place, type SourceFile, walk } from './source';

/** An import of one file by another, or of a package. */
export interface Import {
  readonly from: string;
  /** The file that is meant, or the name as written where it is a package. */
  readonly to: string;
  readonly isPackage: boolean;
  /** Gone at run time: `import type`, `export type`, `import('…')` in a type. */
  readonly typeOnly: boolean;
  readonly place: string;
}

/** The layers of design.md. A folder may import itself and what has a lower number. */
const layers: Readonly<Record<string, number>> = {
  rules: 0,
  oracle: 1,
  cards: 1,
  scenario: 2,
  explain: 2,
  store: 3,
  actions: 4,
  ui: 5,
};

/** Top of everything: they may import whatever they like, and nothing imports them. */
const tops =
  /^src\/(main\.tsx|worker\.ts|bench\.ts|bench\/.*|scenario\/cli\.ts|rulings\/.*|guards\/.*)$/;
const benches = /\.bench\.ts$/;

/** The packages that the core may use. */
const packagesOfRules = /^immutable$/;

/** React and what brings it along are for these layers only. */
const withReact = new Set(['actions', 'ui']);
const reactPackages = /^(react|react-dom|@base-ui\/react|zustand)(\/|$)/;
const vanilla = /^zustand\/(vanilla|middleware)(\/|$)/;

/** Every import in the files, static and dynamic, of values and of types. */
export function importsOf(files: readonly SourceFile[]): Import[] {
  const known = new Set(files.map((file) => file.path));
  return files.flatMap((file) => importsOfFile(file, known));
}

function importsOfFile(file: SourceFile, known: ReadonlySet<string>): Import[] {
  const found: Import[] = [];
  walk(file, (node) => {
    const source = isNode(node.source) ? node.source.value : undefined;
    if (typeof source !== 'string') return;
    found.push({
      from: file.path,
      ...target(file.path, source, known),
      typeOnly:
        node.importKind === 'type' || node.exportKind === 'type' || node.type === 'TSImportType',
      place: place(file, node.start),
    });
  });
  return found;
}

function target(from: string, specifier: string, known: ReadonlySet<string>) {
  if (!specifier.startsWith('.')) return { to: specifier, isPackage: true };
  const path = posix.join(dirname(from), specifier.replace(/\?.*$/, ''));
  const candidates = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`];
  return { to: candidates.find((candidate) => known.has(candidate)) ?? path, isPackage: false };
}

const layerOf = (path: string): string => /^src\/([^/]+)(\/|$)/.exec(path)?.[1] ?? path;

/** Says what is wrong with an import, or nothing. */
function breach(edge: Import): string | undefined {
  const from = layerOf(edge.from);
  const level = layers[from];
  if (level === undefined) return `${from} has no place among the layers`;
  if (edge.isPackage) {
    if (from === 'rules' && !packagesOfRules.test(edge.to)) return 'the rules use no such package';
    const react = reactPackages.test(edge.to) && !vanilla.test(edge.to);
    if (react && !withReact.has(from)) return `${from} does without React`;
    return undefined;
  }
  if (isTest(edge.to) || tops.test(edge.to)) return 'nothing ships that imports this';
  const to = layerOf(edge.to);
  if (to === from) return undefined;
  const below = layers[to];
  if (below === undefined || below >= level) return `${from} may not import ${to}`;
  const door = /^src\/rules(\/index\.ts)?$/.test(edge.to);
  const vocabulary = level === 1 && /^src\/rules\/authoring(\.ts|\/|$)/.test(edge.to);
  if (to === 'rules' && !door && !vocabulary) return 'the one door to the rules is src/rules/index';
  return undefined;
}

/** The imports that go against the flow of design.md, each with its place and the reason. */
export function flowBreaches(files: readonly SourceFile[]): string[] {
  return importsOf(files)
    .filter(({ from }) => !isTest(from) && !tops.test(from) && !benches.test(from))
    .flatMap((edge) => {
      const reason = breach(edge);
      return reason === undefined ? [] : [`${edge.place} imports ${edge.to}: ${reason}`];
    });
}
