import { expect, type Locator, type Page } from '@playwright/test';
import { openKept } from './play/boards';
import { openByLink } from './play/position';
import { Table } from './play/table';
import { ada, bea, board, test } from './play/verb';

const saved = (page: Page) => expect(page.getByText('saved on this machine')).toBeVisible();

/** What stands there; the button of the card that has the focus goes with it. */
const standing = async (part: Locator): Promise<string> =>
  (await part.ariaSnapshot()).replace(/^ *- button "All actions of .*\n?/gm, '');

/** Reloads the page, and sees that what is given stands there as it did. */
async function reloaded(page: Page, ...parts: readonly Locator[]): Promise<void> {
  const before = await Promise.all(parts.map(standing));
  await saved(page);
  await page.reload();
  for (const [nth, part] of parts.entries()) {
    await expect.poll(() => standing(part)).toBe(before[nth]);
  }
}

test.describe('a reload in the middle of casting', () => {
  test('finds modes, X, targets and half a payment as they were', async ({ page }) => {
    await openByLink(
      page,
      board(
        ada({ hand: ['Blaze', 'Cryptic Command'], battlefield: ['4 Mountain', '5 Island'] }),
        bea({ battlefield: ['Serra Angel'] }),
      ),
    );
    const table = new Table(page);
    const draft = page.getByRole('complementary', { name: /^Casting/ });
    const field = page.getByRole('main', { name: 'Battlefield' });
    const all = [draft, field, table.question];
    const halfPaid = async (land: string) => {
      await table.onBattlefield(land).first().focus();
      await page.keyboard.press('t');
      await expect(draft).toContainText('From the pool first');
      await reloaded(page, draft, table.question);
      await expect(table.onBattlefield(land).first()).toHaveAccessibleName(/, tapped/);
      await table.answer(/^Pay/);
    };
    await expect(table.onBattlefield('Serra Angel')).toHaveAccessibleName(/flying/);

    await table.inHand('Ada', 'Blaze').click();
    await draft.getByRole('spinbutton', { name: /X/ }).fill('2');
    await reloaded(page, ...all);
    await table.answer(/^X is 2/);
    await draft.getByRole('radio', { name: /^Bea/ }).click();
    await reloaded(page, ...all);
    await table.answer(/^Choose this target/);
    await halfPaid('Mountain');
    await expect(table.onStack('Blaze')).toBeVisible();

    await table.inHand('Ada', 'Cryptic Command').click();
    await draft.getByRole('checkbox', { name: /Return target/ }).click();
    await draft.getByRole('checkbox', { name: /Draw a card/ }).click();
    await reloaded(page, ...all);
    await table.answer(/^Choose these modes/);
    await table.onBattlefield('Serra Angel').click();
    await reloaded(page, ...all);
    await table.answer(/^Choose this target/);
    await halfPaid('Island');
    await expect(table.onStack('Cryptic Command')).toBeVisible();
  });
});

test.describe('a reload in the middle of a question of a resolution', () => {
  test('finds one of two cards chosen to be discarded', async ({ page }) => {
    await openKept(page, 'question-discard');
    const table = new Table(page);
    await table.inHand('Bea', 'Shock').click();
    await expect(table.question.getByRole('button', { name: /^Choose these/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await reloaded(page, table.question);
    await expect(table.inHand('Bea', 'Shock')).toHaveAttribute('aria-pressed', 'true');
    await table.inHand('Bea', 'Opt').click();
    await table.answer(/^Choose these/);
    await expect(table.zone('Bea', 'Graveyard')).toHaveAccessibleName(/2 cards/);
  });

  test('finds damage divided as far as it was', async ({ page }) => {
    await openKept(page, 'question-damage');
    const table = new Table(page);
    const share = table.question.getByRole('spinbutton', { name: /Giant Spider: number/ });
    await share.fill('3');
    await reloaded(page, table.question);
    await expect(share).toHaveValue('3');
  });
});

test('a window that is killed while all is resolved loses at most the answer it works on', async ({
  page,
  context,
}) => {
  await openByLink(page, {
    ...board(ada({ battlefield: ['200 Soul Warden'], hand: ['Grizzly Bears'] }), bea()),
    play: [{ cast: 'grizzly-bears', pay: 'free' }, { resolve: true }],
  });
  const table = new Table(page);
  const stop = table.question.getByRole('button', { name: /^Stop/ });
  await expect(table.question).toBeVisible();
  await saved(page);
  const slow = await context.newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.keyboard.press('Shift+R');
  await expect(stop).toContainText(/[1-9]\d* of 200 resolved/);
  const address = page.url();
  const told = Number(/(\d+) of 200/.exec((await stop.textContent()) ?? '')?.[1]);
  await page.close();
  expect(told).toBeLessThan(200);

  const again = await context.newPage();
  await again.goto(address);
  const there = new Table(again);
  await expect(there.question).toContainText(/Act or pass/);
  const kept = await stepsKept(again);
  // After the two entries of the file each resolves after two passes, and Ada gains 1 life.
  await expect(there.player('Ada')).toHaveAccessibleName(
    new RegExp(`, ${20 + Math.floor((kept - 2) / 2)} life`),
  );
  expect(kept).toBeGreaterThanOrEqual(told * 2 + 2);
  await again.keyboard.press('Shift+R');
  await expect(there.player('Ada')).toHaveAccessibleName(/, 220 life/, { timeout: 90_000 });
});

/** How many steps are kept of the only work. */
const stepsKept = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const open = indexedDB.open('ruleglass');
    const db: IDBDatabase = await new Promise((done) => {
      open.onsuccess = () => done(open.result);
    });
    const all = db.transaction('steps').objectStore('steps').count();
    const count = await new Promise<number>((done) => {
      all.onsuccess = () => done(all.result);
    });
    db.close();
    return count;
  });
