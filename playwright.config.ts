import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import type { Way } from './e2e/play/hands';
import { findChromium } from './scripts/browser.mjs';

// `npm test` picks a free port, so that two clones can be tested at the same time.
const port = Number(process.env.E2E_PORT ?? 4517);
const executablePath = findChromium();

const desktop = { width: 1440, height: 900 };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const launchOptions = {
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Look-ups are answered by the tests themselves, and by nobody else.
    '--host-resolver-rules=MAP api.scryfall.com ~NOTFOUND',
  ],
};
/**
 * The look of the screens. Letters keep the width that their font gives them: fitted to whole pixels, as some
 * builds of Chromium do, they make other lines. Other systems than Linux draw them bolder or finer: there is
 * nothing to compare with there, nor before the first are taken.
 */
const pictures = {
  name: 'pictures',
  testMatch: 'pictures.spec.ts',
  use: {
    viewport: desktop,
    launchOptions: {
      ...launchOptions,
      args: [...launchOptions.args, '--font-render-hinting=none', '--disable-lcd-text'],
    },
  },
};
/** Each script of these folders is run in each of the three ways. */
const threeWays = ['verbs/**', 'stories/**', 'why/**'];

const ways = [
  {
    name: 'mouse',
    testMatch: threeWays,
    use: { viewport: desktop, way: 'mouse' as const },
  },
  {
    name: 'keyboard',
    testMatch: threeWays,
    use: {
      viewport: desktop,
      way: 'keyboard' as const,
      contextOptions: { reducedMotion: 'reduce' as const },
    },
  },
  {
    name: 'touch',
    testMatch: threeWays,
    use: {
      viewport: desktop,
      hasTouch: true,
      way: 'touch' as const,
      contextOptions: { reducedMotion: 'reduce' as const },
    },
  },
];

export default defineConfig<{ way: Way }>({
  testDir: 'e2e',
  // Generous: several test runs may share a machine.
  timeout: 180_000,
  expect: {
    timeout: 30_000,
    // Of a coarse picture a point may differ a little, and so few may differ more: a panel that moved by
    // the width of a letter, or a colour that is lost, changes many times as many.
    toMatchSnapshot: { threshold: 0.1, maxDiffPixelRatio: 0.005 },
  },
  snapshotPathTemplate: 'e2e/pictures/{arg}{ext}',
  retries: 0,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    // What is kept by one test would answer the next; `offline.spec.ts` allows them.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    actionTimeout: 40_000,
    launchOptions,
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: ['phone.spec.ts', 'pictures.spec.ts', ...threeWays],
      use: { viewport: desktop },
    },
    {
      name: 'phone',
      testMatch: ['phone.spec.ts', 'house.spec.ts', 'axe.spec.ts'],
      use: phone,
    },
    ...(process.platform === 'linux' && existsSync('e2e/pictures') ? [pictures] : []),
    ...ways,
  ],
  webServer: {
    command: `npx --no-install vite preview --host 127.0.0.1 --port ${port} --strictPort`,
    port,
    reuseExistingServer: false,
  },
});
