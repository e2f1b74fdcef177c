import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { succeeds, top } from './run.mjs';

/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean, devOptional?: boolean }> }} Lock */

/**
 * @param {string} path
 * @returns {Lock | undefined}
 */
function readLock(path) {
  try {
    return JSON.parse(readFileSync(join(top, path), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Whether the packages in node_modules are those of package-lock.json. npm keeps its own list of
 * what it installed; packages for other platforms are left out there and do not count.
 */
export function packagesAreCurrent() {
  const wanted = readLock('package-lock.json');
  const installed = readLock('node_modules/.package-lock.json');
  if (wanted === undefined || installed === undefined) return false;
  return Object.entries(wanted.packages).every(
    ([path, entry]) =>
      path === '' || entry.optional || installed.packages[path]?.version === entry.version,
  );
}

/** Installs the packages of package-lock.json where they are missing or stale; throws if it cannot. */
export function ensurePackages() {
  if (packagesAreCurrent()) return;
  console.log('Installing packages (npm ci)…');
  if (!succeeds('npm', ['ci', '--include=dev'])) throw new Error('npm ci failed');
}
