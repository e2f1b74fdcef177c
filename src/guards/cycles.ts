import { type Import, importsOf } from './imports';
import type { SourceFile } from './source';

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The folders of the typed language of card text. An ability holds effects, an effect gives
 * abilities, both know costs and mana: their types, and nothing but their types, may hold each other.
 */
const language = /^src\/rules\/(abilities|characteristics|effects|keywords|mana)\//;

/**
 * The files that import each other in a circle, each circle by its shortest way round. A circle of
 * types alone is allowed inside one folder of the rules and within the language of card text.
 */
export function cycles(files: readonly SourceFile[]): string[] {
  const edges = importsOf(files).filter((edge) => !edge.isPackage);
  const values = circles(edges.filter((edge) => !edge.typeOnly));
  const types = circles(edges).filter((circle) => !mayHoldEachOther(circle));
  return [...new Set([...values, ...types].map((circle) => circle.join(' → ')))];
}

function mayHoldEachOther(circle: readonly string[]): boolean {
  if (circle.every((path) => language.test(path))) return true;
  const folders = new Set(circle.map((path) => /^src\/rules\/[^/]+\//.exec(path)?.[0]));
  return folders.size === 1 && !folders.has(undefined);
}

/** For every import the shortest circle that it closes, told from its first file in the alphabet. */
function circles(edges: readonly Import[]): string[][] {
  const imports = graph(edges);
  return edges.flatMap(({ from, to }) => {
    const way = shortestWay(imports, to, from);
    return way === undefined ? [] : [fromItsFirst(way)];
  });
}

function graph(edges: readonly Import[]): Graph {
  const map = new Map<string, Set<string>>();
  for (const { from, to } of edges) {
    const targets = map.get(from) ?? new Set();
    map.set(from, targets.add(to));
  }
  return map;
}

function shortestWay(imports: Graph, start: string, goal: string): string[] | undefined {
  const cameFrom = new Map<string, string | undefined>([[start, undefined]]);
  // A Map hands out what is added to it while it is being walked: it is the queue as well.
  for (const file of cameFrom.keys()) {
    if (file === goal) return wayTo(goal, cameFrom);
    for (const next of imports.get(file) ?? []) {
      if (!cameFrom.has(next)) cameFrom.set(next, file);
    }
  }
  return undefined;
}

function wayTo(goal: string, cameFrom: ReadonlyMap<string, string | undefined>): string[] {
  const way: string[] = [];
  for (let file: string | undefined = goal; file !== undefined; file = cameFrom.get(file)) {
    way.unshift(file);
  }
  return way;
}

function fromItsFirst(circle: readonly string[]): string[] {
  const first = circle.indexOf([...circle].sort()[0] ?? '');
  return [...circle.slice(first), ...circle.slice(0, first)];
}
