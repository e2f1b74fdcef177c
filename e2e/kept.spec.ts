import { expect, type Page, test } from '@playwright/test';
import { Table } from './play/table';

const works = (page: Page) => page.getByRole('region', { name: 'Saved works' });
const saved = (page: Page) => expect(page.getByText('saved on this machine')).toBeVisible();

/** A work of which a Wastes is tapped. */
async function begun(page: Page): Promise<Table> {
  const table = await Table.withBoard(page, /Six lands/);
  await table.onBattlefield('Wastes').click();
  await saved(page);
  return table;
}

async function toStart(page: Page) {
  await page.getByRole('button', { name: 'Ruleglass, start page' }).click();
  await expect(works(page)).toBeVisible();
}

async function choose(page: Page, work: RegExp, what: string) {
  await works(page).getByRole('button', { name: work }).click();
  await page.getByRole('menuitem', { name: what }).click();
}

test.describe('the start page', () => {
  test('has six boards, an empty table for each number of players, and says what is not there yet', async ({
    page,
  }) => {
    await page.goto('./');
    await expect(
      page
        .getByRole('region', { name: 'Boards' })
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading') }),
    ).toHaveCount(6);
    await expect(works(page)).toContainText('each step is saved as you make it');
    for (const players of [2, 6]) {
      const table = await Table.empty(page, players);
      await expect(table.player('Ada')).toBeVisible();
      await page.goto('./');
    }
  });

  test('leads somebody new to a kicked spell in a few presses', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByText('start here')).toBeVisible();
    await page.getByRole('button', { name: /Six lands/ }).click();
    const table = new Table(page);
    await table.inHand('Ada', 'Depth Defiler').click();
    await page.getByRole('switch', { name: /Kicker/ }).click();
    await table.answer(/^Announce it/);
    await table.answer(/^Pay/);
    await expect(table.onStack('Depth Defiler').first()).toBeVisible();
  });
});

test.describe('saved works', () => {
  test('are renamed, and called so on the table and in the list', async ({ page }) => {
    await begun(page);
    await toStart(page);
    await choose(page, /More for Six lands/, 'Rename');
    await page.getByRole('textbox', { name: 'New title' }).fill('Kicker lesson');
    await page.keyboard.press('Enter');
    await works(page)
      .getByRole('button', { name: /^Kicker lesson/ })
      .click();
    await expect(page.getByRole('heading', { name: 'Kicker lesson' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Kicker lesson' })).toBeVisible();
  });

  test('are removed, and come back whole', async ({ page }) => {
    await begun(page);
    await toStart(page);
    await choose(page, /More for Six lands/, 'Remove');
    await expect(works(page)).toContainText('each step is saved as you make it');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await works(page)
      .getByRole('button', { name: /^Six lands/ })
      .click();
    await expect(new Table(page).onBattlefield('Wastes')).toHaveAccessibleName(/tapped/);
  });

  test('are duplicated with their steps', async ({ page }) => {
    await begun(page);
    await toStart(page);
    await choose(page, /More for Six lands/, 'Duplicate');
    await works(page)
      .getByRole('button', { name: /^Six lands.*, copy/ })
      .click();
    await expect(new Table(page).onBattlefield('Wastes')).toHaveAccessibleName(/tapped/);
  });
});

test.describe('a reload', () => {
  test('in the middle of casting keeps what was announced', async ({ page }) => {
    const table = await Table.withBoard(page, /Six lands/);
    await table.inHand('Ada', 'Depth Defiler').click();
    await page.getByRole('switch', { name: /Kicker/ }).click();
    await expect(page.getByRole('switch', { name: /Kicker/ })).toBeChecked();
    await saved(page);
    await page.reload();
    await expect(page.getByRole('switch', { name: /Kicker/ })).toBeChecked();
  });

  test('in the middle of a question of a resolution keeps what was chosen', async ({ page }) => {
    const table = await Table.withBoard(page, /One creature of each opponent/);
    await table.inHand('Ada', 'Benthic Anomaly').click();
    await table.answer(/^Pay/);
    for (let passes = 0; passes < 3; passes += 1) await table.pass();
    await table.onBattlefield('Serra Angel').click();
    const choose = table.question.getByRole('button', { name: /^Choose this one/ });
    await expect(choose).not.toHaveAttribute('aria-disabled', 'true');
    const asked = await table.question.getByRole('heading').textContent();
    await saved(page);
    await page.reload();
    await expect(table.question.getByRole('heading')).toHaveText(asked ?? '');
    await expect(choose).not.toHaveAttribute('aria-disabled', 'true');
  });
});

test.describe('two windows on one work', () => {
  test('see each other’s steps as branches, and neither is moved', async ({ page, context }) => {
    const table = await begun(page);
    const second = await context.newPage();
    await second.goto(page.url());
    const other = new Table(second);
    await expect(other.onBattlefield('Wastes')).toHaveAccessibleName(/tapped/);
    await expect(page.getByText('saved, and open in another window')).toBeVisible();

    await second.keyboard.press('z');
    await other.pass();
    await expect(table.onBattlefield('Wastes')).toHaveAccessibleName(/tapped/);
    await page.keyboard.press('n');
    await expect(second.getByText('saved, and open in another window')).toBeVisible();
    await expect(table.question).toContainText('Bea');
    await page.waitForFunction(async () => {
      const open = indexedDB.open('ruleglass');
      const db: IDBDatabase = await new Promise((done) => {
        open.onsuccess = () => done(open.result);
      });
      const all = db.transaction('steps').objectStore('steps').count();
      const count = await new Promise<number>((done) => {
        all.onsuccess = () => done(all.result);
      });
      db.close();
      return count === 3;
    });
    await second.close();
    await page.reload();
    await expect(table.onBattlefield('Wastes')).toHaveAccessibleName(/tapped/);
  });
});

test.describe('where the storage refuses', () => {
  test('a full disk is said, a file is offered, and it is tried again', async ({ page }) => {
    await page.addInitScript(() => {
      const { add } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.add = function (...given) {
        if (sessionStorage.getItem('full') !== null) {
          throw new DOMException('full', 'QuotaExceededError');
        }
        return add.apply(this, given);
      };
    });
    const table = await Table.withBoard(page, /Six lands/);
    await page.evaluate(() => sessionStorage.setItem('full', ''));
    await table.onBattlefield('Wastes').click();
    const note = page.getByText(/Not saved: the storage of this browser is full/);
    await expect(note.first()).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    expect((await download).suggestedFilename()).toMatch(/scenario\.json$/);
    await page.evaluate(() => sessionStorage.removeItem('full'));
    await page.keyboard.press('n');
    await saved(page);
    await page.reload();
    await expect(table.onBattlefield('Wastes')).toHaveAccessibleName(/tapped/);
  });

  test('one that is refused altogether is said, and the table works', async ({ page }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('no', 'SecurityError');
      };
    });
    await page.goto('./');
    await expect(page.getByText(/this browser lets nothing be stored/).first()).toBeVisible();
    const table = await Table.withBoard(page, /Six lands/);
    await table.onBattlefield('Wastes').click();
    await expect(table.onBattlefield('Wastes')).toHaveAccessibleName(/tapped/);
  });
});

test('a saved step that no longer fits is shown with its reason, and can be tried again', async ({
  page,
}) => {
  const table = await begun(page);
  await page.evaluate(async () => {
    const open = indexedDB.open('ruleglass');
    const db: IDBDatabase = await new Promise((done) => {
      open.onsuccess = () => done(open.result);
    });
    const change = db.transaction('steps', 'readwrite');
    change.objectStore('steps').openCursor().onsuccess = function () {
      const at = this.result;
      at?.update({
        ...at.value,
        what: { kind: 'answers', answers: [{ kind: 'yesNo', yes: true }] },
      });
    };
    await new Promise((done) => {
      change.oncomplete = done;
    });
    db.close();
  });
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'Not all steps fit any more' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: /^Try here/ }).click();
  await expect(dialog).toContainText('Not here:');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(table.onBattlefield('Wastes')).not.toHaveAccessibleName(/[^n]tapped/);
});

test('of a work whose rules changed all before the refused step stands, and nothing is lost', async ({
  page,
}) => {
  const table = await begun(page);
  await table.pass();
  await expect(table.question).toContainText('Bea');
  await table.pass();
  await expect(table.question).toContainText('Ada');
  await saved(page);
  // As if the rules now in use refused what was answered then.
  const stored = (refuse: boolean) =>
    page.evaluate(async (changes) => {
      const open = indexedDB.open('ruleglass');
      const db: IDBDatabase = await new Promise((done) => {
        open.onsuccess = () => done(open.result);
      });
      const change = db.transaction('steps', 'readwrite');
      const store = change.objectStore('steps');
      let place = 0;
      store.openCursor().onsuccess = function () {
        const at = this.result;
        place += 1;
        const answers = [{ kind: 'yesNo', yes: true }];
        if (changes && place === 2) at?.update({ ...at.value, what: { kind: 'answers', answers } });
        at?.continue();
      };
      const count = store.count();
      await new Promise((done) => {
        change.oncomplete = done;
      });
      db.close();
      return count.result;
    }, refuse);
  expect(await stored(true)).toBe(3);
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'Not all steps fit any more' });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as a file' }).click();
  expect((await download).suggestedFilename()).toMatch(/scenario\.json$/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(table.onBattlefield('Wastes')).toHaveAccessibleName(/[^n]tapped/);
  await table.pass();
  await saved(page);
  expect(await stored(false), 'what does not fit is still kept').toBe(4);
  await page.reload();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(table.question).toContainText('Bea');
});
