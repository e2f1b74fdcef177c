import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { filesOf } from '../scripts/offline.mjs';
import { type Host, serve } from './play/host';
import { Table } from './play/table';

const BUILT = 'dist';
const NEXT = '99.0.0';

const test = base.extend<{ host: Host; path: string }, { next: string }>({
  path: ['/', { option: true }],
  host: async ({ path }, use) => {
    const host = await serve(BUILT, path);
    await use(host);
    await host.stop();
  },
  /** The same app as a later version. */
  next: [
    async ({ browserName }, use) => {
      const folder = mkdtempSync(join(tmpdir(), `ruleglass-next-${browserName}-`));
      // Playwright calls itself a test; the app is to be built as always.
      const { NODE_ENV: _, ...env } = process.env;
      execFileSync(process.execPath, ['e2e/play/nextVersion.mjs', NEXT, folder], { env });
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});
test.use({ serviceWorkers: 'allow' });

const thisApp = (page: Page) => page.getByRole('region', { name: 'This app' });
const ready = (page: Page) => page.getByText(/^A new version of Ruleglass is ready/).first();
const told = (page: Page) => page.getByText(/^Another window has changed/).first();
const reloadNow = (page: Page) => page.getByRole('button', { name: 'Reload now' });

/** The page may just be loading: then nobody hears the key. */
async function openSettings(page: Page) {
  await expect(async () => {
    await page.keyboard.press(',');
    await expect(thisApp(page)).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

/** Notes are small dialogs, too, but have no heading. */
const dialog = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('heading') });

async function closeDialog(page: Page) {
  await dialog(page).getByRole('button', { name: 'Close' }).first().click();
  await expect(dialog(page)).toBeHidden();
}

/** Does what loads the page again, and waits until it is there. */
async function andReloads(page: Page, press: () => Promise<void>) {
  const loaded = page.waitForEvent('load');
  await press();
  await loaded;
}

/** The app at its address, as soon as it says that it works offline. */
async function visit(page: Page, { address }: Host) {
  await page.goto(address);
  await openSettings(page);
  await expect(thisApp(page)).toContainText('Works offline', { timeout: 60_000 });
  await closeDialog(page);
}

/** A table that is begun, with a kicked spell half announced. */
async function begun(page: Page): Promise<Table> {
  await page
    .getByRole('region', { name: 'Boards' })
    .getByRole('button', { name: /Six lands/ })
    .click();
  const table = new Table(page);
  await table.inHand('Ada', 'Depth Defiler').click();
  await page.getByRole('switch', { name: /Kicker/ }).click();
  await asItWas(page);
  return table;
}

async function asItWas(page: Page) {
  await expect(page.getByRole('switch', { name: /Kicker/ })).toBeChecked();
  await expect(
    page.getByText('saved on this machine').or(page.getByText(/^saved, and open/)),
  ).toBeVisible();
}

/** What the browser does by itself when the page is loaded, and the app when an hour has passed. */
const askForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });

async function expectVersion(page: Page, version: string | RegExp) {
  await openSettings(page);
  await expect(thisApp(page)).toContainText(version);
  await closeDialog(page);
}

for (const path of ['/', '/a/b/']) {
  test.describe(`served under ${path}, and then without any server`, () => {
    test.use({ path });

    test('a spell is cast', async ({ page, host, context }) => {
      await visit(page, host);
      await host.stop();
      await context.setOffline(true);
      await page.reload();
      const table = await begun(page);
      await table.answer(/^Announce it/);
      await table.answer(/^Pay/);
      await expect(table.onStack('Depth Defiler').first()).toBeVisible();
      await page.reload();
      await expect(table.onStack('Depth Defiler').first()).toBeVisible();
    });
  });
}

test.describe('without any server', () => {
  test('every file of the app is there', async ({ page, host }) => {
    await visit(page, host);
    await host.stop();
    const urls = filesOf(BUILT).map(({ url }) => url);
    expect(urls.length).toBeGreaterThan(50);
    const lost = await page.evaluate(async (all) => {
      const answers = await Promise.all(all.map((url) => fetch(url).catch(() => undefined)));
      return all.filter((_url, at) => !answers[at]?.ok);
    }, urls);
    expect(lost).toEqual([]);
  });

  test('panels open that were never opened before', async ({ page, host }) => {
    await visit(page, host);
    await host.stop();
    await page.reload();
    await page.getByRole('button', { name: /Six lands/ }).click();
    await expect(new Table(page).question).toBeVisible();
    for (const action of [/^Add a card/, /^Share a link/, /^All keys/, /^Settings/, /^About/]) {
      await page.keyboard.press('Control+k');
      const search = page.getByRole('dialog').getByRole('combobox');
      await search.fill(action.source.slice(1));
      await page.getByRole('option', { name: action }).first().click();
      await expect(search).toBeHidden();
      await closeDialog(page);
    }
  });
});

test.describe('a new version', () => {
  test('waits until it is wanted, leaves the focus, and comes back with “Later”', async ({
    page,
    host,
    next,
  }) => {
    await visit(page, host);
    await begun(page);
    const kicker = page.getByRole('switch', { name: /Kicker/ });
    await kicker.focus();
    host.deploy(next);
    await askForUpdate(page);
    await expect(ready(page)).toBeVisible({ timeout: 60_000 });
    await expect(kicker).toBeFocused();
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(ready(page)).toBeHidden();
    await page.reload();
    await asItWas(page);
    await expect(ready(page)).toBeVisible();
    await page.getByRole('button', { name: 'Later' }).click();
    await page.keyboard.press('Escape');
    await openSettings(page);
    await expect(thisApp(page)).not.toContainText(NEXT);
    const change = thisApp(page).getByRole('button', { name: 'Reload for the new version' });
    await andReloads(page, () => change.click());
    await expectVersion(page, NEXT);
  });

  test('is told in both windows; each changes when it wants to, and nothing is lost in either', async ({
    page,
    host,
    next,
    context,
  }) => {
    await visit(page, host);
    const table = await begun(page);
    const pay = table.question.getByRole('button', { name: /^Pay/ });
    await table.answer(/^Announce it/);
    await expect(pay).toBeVisible();
    const second = await context.newPage();
    await second.goto(host.address);
    const other = await begun(second);
    host.deploy(next);
    await askForUpdate(page);
    await expect(ready(page)).toBeVisible({ timeout: 60_000 });
    await expect(ready(second)).toBeVisible();

    await andReloads(page, () => reloadNow(page).click());
    await expect(pay).toBeVisible();
    await expectVersion(page, NEXT);
    await table.answer(/^Pay/);
    await expect(table.onStack('Depth Defiler').first()).toBeVisible();
    await expect(ready(page)).toBeHidden();
    await expect(told(second)).toBeVisible();
    await asItWas(second);
    // A part of the old version, never opened so far.
    await other.answer(/^Announce it/);
    await second.keyboard.press('?');
    await expect(dialog(second)).toBeVisible();
    await closeDialog(second);
    await andReloads(second, () => reloadNow(second).click());
    await expect(other.question.getByRole('button', { name: /^Pay/ })).toBeVisible();
    await expectVersion(second, NEXT);
  });
});

test.describe('an old window, after the server has got a new version and nothing is kept', () => {
  test.use({ serviceWorkers: 'block' });

  test('says so when a part of it is missing, goes on, and comes back as it was', async ({
    page,
    host,
    next,
  }) => {
    await page.goto(host.address);
    await page.getByRole('button', { name: /Six lands/ }).click();
    const table = new Table(page);
    await table.onBattlefield('Wastes').click();
    host.deploy(next);
    await page.keyboard.press(',');
    await expect(page.getByText(/^A part of Ruleglass could not be loaded/).first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText('');
    await page.keyboard.press('n');
    await expect(table.question).toContainText('Bea');
    await andReloads(page, () => reloadNow(page).click());
    await expect(table.question).toContainText('Bea');
    await expect(table.onBattlefield('Wastes')).toHaveAccessibleName(/tapped/);
    await expectVersion(page, NEXT);
  });
});
