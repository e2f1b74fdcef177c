// Says how much compressed script the page loads before the table can be used: what index.html loads,
// and all that it imports in turn. What comes later (dialogs, menus, reading files) is listed apart.
// Fails above the limit. A browser loads the same: e2e/first-load.spec.ts.
//
//   npm run size           after npm run build
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

/** The most that may be loaded before the table is usable, in bytes after gzip. */
export const MOST_BYTES = 300_000;

/**
 * @typedef {{ file: string, imports?: string[] }} Chunk
 * @param {string} folder the built app
 * @returns {{ first: readonly (readonly [string, number])[], later: readonly (readonly [string, number])[], total: number }}
 */
export function firstLoad(folder) {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'));
  /** @type {Set<string>} */
  const files = new Set();
  const chunks = Object.values(manifest);
  /** @param {Chunk | undefined} chunk */
  const visit = (chunk) => {
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const key of chunk.imports ?? []) visit(manifest[key]);
  };
  const page = readFileSync(`${folder}/index.html`, 'utf8');
  for (const [, script] of page.matchAll(/(?:src|href)="\.\/([^"]+\.js)"/g)) {
    visit(chunks.find(({ file }) => file === script));
  }
  /** @param {string} file */
  const sized = (file) =>
    /** @type {const} */ ([file, gzipSync(readFileSync(`${folder}/${file}`)).length]);
  const all = [...new Set(chunks.map(({ file }) => file))].filter((file) => file.endsWith('.js'));
  const sizes = all.map(sized).sort((a, b) => b[1] - a[1]);
  const first = sizes.filter(([file]) => files.has(file));
  const later = sizes.filter(([file]) => !files.has(file));
  return { first, later, total: first.reduce((sum, [, size]) => sum + size, 0) };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { first, later, total } = firstLoad('dist');
  /** @param {readonly (readonly [string, number])[]} sizes */
  const print = (sizes) => {
    for (const [file, size] of sizes)
      console.log(`${(size / 1000).toFixed(1).padStart(8)} KB  ${file}`);
  };
  print(first);
  console.log(
    `${(total / 1000).toFixed(1).padStart(8)} KB before the table is usable; ${MOST_BYTES / 1000} KB may be\n`,
  );
  console.log('Later, when it is needed or there is time:');
  print(later);
  if (total > MOST_BYTES) process.exitCode = 1;
}
