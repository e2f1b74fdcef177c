import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ParseResult, parseSync } from 'vite';

/** A file that a guard reads, by its path from the top of the repository. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** A node of the syntax tree, as much of it as the guards need. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

/** The files under the given folders whose names end as asked. A missing folder has no files. */
export function filesUnder(folders: readonly string[], ending: RegExp): SourceFile[] {
  return folders.flatMap((folder) =>
    entries(folder)
      .filter((path) => ending.test(path))
      .map((path) => ({ path, text: readFileSync(path, 'utf8') })),
  );
}

/** Every TypeScript file under `src`, or under the folders given. */
export function typescriptFiles(folders: readonly string[] = ['src']): SourceFile[] {
  return filesUnder(folders, /\.tsx?$/);
}

function entries(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
      .sort();
  } catch {
    return [];
  }
}

/** Whether the file is a test: Vitest's or Playwright's. */
export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path);
}

/** Parses a file; throws on a syntax error, which would hide what the guards look for. */
export function parse(file: SourceFile): ParseResult {
  const result = parseSync(file.path, file.text);
  const [error] = result.errors;
  if (error !== undefined) throw new Error(`${file.path}: ${error.message}`);
  return result;
}

/** Calls `visit` for every node of the file, parents first, with the parent. */
export function walk(
  file: SourceFile,
  visit: (node: Node, parent: Node | undefined) => void,
): void {
  descend(parse(file).program, undefined, visit);
}

function descend(
  value: unknown,
  parent: Node | undefined,
  visit: (node: Node, parent: Node | undefined) => void,
): void {
  if (Array.isArray(value)) {
    for (const item of value) descend(item, parent, visit);
  } else if (isNode(value)) {
    visit(value, parent);
    for (const child of Object.values(value)) descend(child, value, visit);
  }
}

/** Whether a value found in the tree is a node of it. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** Where something stands, as editors write it: `src/a.ts:12`. */
export function place(file: SourceFile, offset: number): string {
  return `${file.path}:${file.text.slice(0, offset).split('\n').length}`;
}
