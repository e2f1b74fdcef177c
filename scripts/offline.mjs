import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const WORKER = 'worker.js';

/** Vite names these by what they hold: under the same name they never change. */
const hashed = /^assets\/.+-[\w-]{8}\.\w+$/;

/** Where the list of files is to stand in the worker. */
const LIST = 'self.__WB_MANIFEST';

/**
 * Every file that the app may ask for, with what tells it from an older one of the same name.
 *
 * @param {string} folder the built app
 */
export function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((url) => url !== WORKER && !url.startsWith('.'))
    .sort()
    .map((url) => ({ url, revision: hashed.test(url) ? null : hashOf(join(folder, url)) }));
}

/** @param {string} path */
const hashOf = (path) => createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);

/**
 * Builds the service worker beside the page, and writes into it what it has to keep.
 *
 * @returns {import('vite').Plugin}
 */
export function offlineWorker() {
  return {
    name: 'ruleglass:offline-worker',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: 'src/worker.ts', fileName: WORKER });
    },
    generateBundle(_options, bundle) {
      const worker = bundle[WORKER];
      // As a classic script it runs in every browser; those may import nothing.
      if (worker?.type !== 'chunk' || worker.imports.length > 0 || worker.exports.length > 0) {
        this.error('the service worker is not in one piece');
      }
    },
    // Only now all is there: what stands in `public`, and the lists of licences.
    writeBundle({ dir = 'dist' }) {
      const path = join(dir, WORKER);
      const parts = readFileSync(path, 'utf8').split(LIST);
      if (parts.length !== 2) this.error(`the service worker has no place for ${LIST}`);
      writeFileSync(path, parts.join(JSON.stringify(filesOf(dir))));
    },
  };
}
