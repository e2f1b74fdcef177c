// `npm test`: installs what is missing, runs every check in order, lists what failed and ends with
// one line `N passed, N failed`. Nothing stops at the first failure.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './browser.mjs';
import { ensurePackages } from './packages.mjs';
import { playwrightTally, tallyOf, vitestTally } from './report.mjs';
import { succeeds, toolSucceeds } from './run.mjs';

const reports = mkdtempSync(join(tmpdir(), 'ruleglass-test-'));

/** @param {string} title */
const heading = (title) => console.log(`\n── ${title} ──`);

/**
 * A check that counts as one test.
 *
 * @param {string} title
 * @param {() => boolean} run
 */
function single(title, run) {
  heading(title);
  return tallyOf(title, run());
}

function vitest() {
  heading('unit, rulings, laws, guards');
  const report = join(reports, 'vitest.json');
  const good = toolSucceeds('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return vitestTally(report, good);
}

/** @returns {Promise<number>} a port that nothing listens on */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** @param {boolean} built */
async function endToEnd(built) {
  heading('end-to-end');
  if (!built) return tallyOf('end-to-end: not run, since the build failed', false);
  if (!(await ensureChromium())) return tallyOf('end-to-end: no Chromium to be had', false);
  const report = join(reports, 'playwright.json');
  // A browser on a busy machine may miss its moment once; which tests did is said at the end.
  const good = toolSucceeds('playwright', ['test', '--reporter=list,json', '--retries=1'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    E2E_PORT: String(await freePort()),
  });
  return playwrightTally(report, good);
}

/** @returns {Promise<import('./report.mjs').Tally[]>} */
async function everything() {
  try {
    ensurePackages();
  } catch (error) {
    return [tallyOf(`install: ${error instanceof Error ? error.message : error}`, false)];
  }
  const types = single('types', () => succeeds(process.execPath, ['scripts/types.mjs']));
  const lint = single('lint', () => toolSucceeds('biome', ['check', '--error-on-warnings']));
  const tests = vitest();
  const build = single('build', () => toolSucceeds('vite', ['build']));
  const size = single('size', () => succeeds(process.execPath, ['scripts/size.mjs']));
  return [types, lint, tests, build, size, await endToEnd(build.failed.length === 0)];
}

const tallies = await everything();
rmSync(reports, { recursive: true, force: true });

const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.flatMap((tally) => tally.failed);
const again = tallies.flatMap((tally) => tally.again ?? []);
if (again.length > 0)
  console.log(`\nPassed at the second try:\n${again.map((name) => `  ! ${name}`).join('\n')}`);
if (failed.length > 0) console.log(`\nFailed:\n${failed.map((name) => `  ✗ ${name}`).join('\n')}`);
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
