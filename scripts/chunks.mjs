// What the page loads before anything else, of all modules that are built: needed to put it into two files.
import { dirname, resolve } from 'node:path';

/** @typedef {{ code: string | null, importedIds: readonly string[] }} Module */

/**
 * All that a module imports, and what that imports in turn. Of a door (the index of a folder, whose modules do
 * nothing on being loaded) only those modules that something is taken from: what only later parts take from it
 * comes with them.
 * @param {string} start
 * @param {(id: string) => Module | null} moduleOf
 * @param {readonly string[]} doors
 * @returns {Set<string>}
 */
export function importedBy(start, moduleOf, doors) {
  /** @type {Set<string>} */
  const found = new Set();
  const waiting = [start];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    for (const next of taken(id, moduleOf(id), moduleOf, doors)) {
      if (found.has(next)) continue;
      found.add(next);
      if (!doors.includes(next)) waiting.push(next);
    }
  }
  return found;
}

/**
 * @param {string} id
 * @param {Module | null} module
 * @param {(id: string) => Module | null} moduleOf
 * @param {readonly string[]} doors
 * @returns {string[]}
 */
function taken(id, module, moduleOf, doors) {
  if (module === null) return [];
  return module.importedIds.flatMap((next) => {
    if (!doors.includes(next)) return [next];
    const offered = passedOn(next, moduleOf(next));
    const names = statements(id, module, 'import').flatMap(([from, names]) =>
      isAt(next, from) ? names : [],
    );
    return [next, ...names.map((name) => offered.get(name) ?? next)];
  });
}

/**
 * What a door offers, by name: the module that has it.
 * @param {string} id
 * @param {Module | null} module
 * @returns {Map<string, string>}
 */
function passedOn(id, module) {
  /** @type {Map<string, string>} */
  const offered = new Map();
  if (module === null) return offered;
  for (const [from, names] of statements(id, module, 'export')) {
    const source = module.importedIds.find((other) => isAt(other, from));
    for (const name of names) if (source !== undefined) offered.set(name, source);
  }
  return offered;
}

/**
 * Where each statement of a kind takes names from, and which.
 * @param {string} id
 * @param {Module} module
 * @param {'import' | 'export'} kind
 * @returns {(readonly [string, string[]])[]}
 */
function statements(id, { code }, kind) {
  const all = `${code}`.matchAll(/\b(import|export)\s*\{([^}]*)\}\s*from\s*["'](\.[^"']*)["']/g);
  return [...all].flatMap(([, word, names = '', from = '']) => {
    if (word !== kind) return [];
    // The name that it has at the door: before `as` where it is taken, behind it where it is offered.
    const parts = names.split(',').map((name) => name.trim().split(/\s+as\s+/));
    const named = parts.flatMap((part) => part.at(kind === 'import' ? 0 : -1) || []);
    return [/** @type {const} */ ([resolve(dirname(id), from), named])];
  });
}

/**
 * Whether a module is what a path without ending names.
 * @param {string} id
 * @param {string} path
 */
const isAt = (id, path) => id.replace(/(\/index)?\.tsx?$/, '') === path;
