// Counts what the test runners wrote into their JSON reports. A runner that failed without a failed
// test (a file that does not load, an error outside of any test, no report) still counts as failed.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { top } from './run.mjs';

/**
 * @typedef {{ passed: number, failed: string[], again?: string[] }} Tally how many passed, the names of the
 * others, and of those that passed only when they were tried again
 */

/**
 * A check that counts as one.
 *
 * @param {string} title
 * @param {boolean} good
 * @returns {Tally}
 */
export const tallyOf = (title, good) =>
  good ? { passed: 1, failed: [] } : { passed: 0, failed: [title] };

/**
 * @param {string} title
 * @param {Tally} tally
 * @param {boolean} good
 * @returns {Tally}
 */
const orRunner = (title, tally, good) =>
  good || tally.failed.length > 0
    ? tally
    : { ...tally, failed: [`${title}: the run itself failed`] };

/** @param {string} path */
function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * @typedef {{ status: string, fullName: string }} VitestCase
 * @typedef {{ name: string, status: string, assertionResults: VitestCase[] }} VitestFile
 *
 * @param {string} path of the report
 * @param {boolean} good whether the runner succeeded
 * @returns {Tally}
 */
export function vitestTally(path, good) {
  /** @type {VitestFile[]} */
  const files = read(path)?.testResults ?? [];
  /** @type {Tally} */
  const tally = { passed: 0, failed: [] };
  for (const file of files) {
    const place = relative(top, file.name);
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    tally.passed += file.assertionResults.filter((test) => test.status === 'passed').length;
    tally.failed.push(...failed.map((test) => `${place} › ${test.fullName}`));
    if (file.status === 'failed' && failed.length === 0)
      tally.failed.push(`${place}: did not load`);
  }
  return orRunner('vitest', tally, good);
}

/**
 * @typedef {{ title: string, tests: { projectName: string, status: string }[] }} PlaywrightSpec
 * @typedef {{ title: string, file: string, specs: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 *
 * @param {string} path of the report
 * @param {boolean} good whether the runner succeeded
 * @returns {Tally}
 */
export function playwrightTally(path, good) {
  /** @type {Tally} */
  const tally = { passed: 0, failed: [] };
  /** @type {string[]} */
  const again = [];
  /** @param {PlaywrightSuite} suite */
  const visit = (suite) => {
    for (const spec of suite.specs) {
      for (const test of spec.tests) {
        const name = `e2e/${suite.file} › ${spec.title} [${test.projectName}]`;
        if (test.status === 'expected' || test.status === 'flaky') tally.passed += 1;
        if (test.status === 'flaky') again.push(name);
        if (test.status === 'unexpected') tally.failed.push(name);
      }
    }
    for (const inner of suite.suites ?? []) visit(inner);
  };
  for (const suite of read(path)?.suites ?? []) visit(suite);
  return { ...orRunner('playwright', tally, good), again };
}
