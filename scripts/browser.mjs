import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { succeeds, toolSucceeds } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const outsidePath = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(process.env.PROGRAMFILES ?? 'C:\\Program Files', 'Google/Chrome/Application/chrome.exe'),
];

/**
 * The Chromium or Chrome of this machine: CHROMIUM_PATH if it is set, else the first one found in
 * the customary places. Undefined where there is none.
 */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin', '/snap/bin');
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...outsidePath].find((path) => existsSync(path));
}

/** Whether Playwright has downloaded its own Chromium before. */
async function playwrightHasChromium() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
}

/**
 * Sees to it that the end-to-end tests have a browser, installing one where there is none: by
 * Playwright, or by Debian's package manager where Playwright's download is not to be had.
 * Tells whether there is one in the end.
 */
export async function ensureChromium() {
  if (findChromium() !== undefined || (await playwrightHasChromium())) return true;
  console.log('Installing a Chromium…');
  if (toolSucceeds('playwright', ['install', 'chromium'])) return true;
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  // A stale list of packages is no reason to give up: the package may still be there.
  succeeds('apt-get', ['update'], quiet);
  return succeeds('apt-get', ['install', '-y', 'chromium'], quiet) && findChromium() !== undefined;
}
