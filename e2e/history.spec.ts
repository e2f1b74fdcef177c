import { expect, type Page, test } from '@playwright/test';
import { withScenario } from './play/scenario';
import { Table } from './play/table';

const board = /Six lands/;

test('undo and redo go one choice back and forth', async ({ page }) => {
  const table = await Table.withBoard(page, board);
  await table.onBattlefield('Wastes').click();
  await expect(table.onBattlefield('Wastes')).toHaveAccessibleName(/tapped/);
  await page.getByRole('button', { name: /^Undo: Ada taps Wastes/ }).click();
  await expect(table.onBattlefield('Wastes')).not.toHaveAccessibleName(/tapped/);
  await expect(page.getByLabel('Ada’s mana pool')).toHaveCount(0);
  await page.getByRole('button', { name: /^Redo: Ada taps Wastes/ }).click();
  await expect(table.onBattlefield('Wastes')).toHaveAccessibleName(/tapped/);
  await page.keyboard.press('z');
  await expect(table.onBattlefield('Wastes')).not.toHaveAccessibleName(/tapped/);
  await page.keyboard.press('Shift+Z');
  await expect(table.onBattlefield('Wastes')).toHaveAccessibleName(/tapped/);
});

test('cancelling gives back exactly the position before, mana included', async ({ page }) => {
  const table = await Table.withBoard(page, board);
  // The texts of cards come a moment after the table.
  await expect(table.onBattlefield('Serra Angel')).toHaveAccessibleName(/flying/);
  const before = await page.getByRole('main', { name: 'Battlefield' }).ariaSnapshot();
  await table.inHand('Ada', 'Depth Defiler').click();
  await page.getByRole('switch', { name: /Kicker/ }).click();
  await table.answer(/^Announce it/);
  // A press takes a source out of what is proposed; the key taps it for mana at once (601.2g).
  await table.onBattlefield('Wastes').focus();
  await page.keyboard.press('t');
  await expect(table.onBattlefield('Wastes')).toHaveAccessibleName(/tapped/);
  await table.answer(/^Cancel/);
  await expect(table.inHand('Ada', 'Depth Defiler')).toBeVisible();
  await expect(page.getByLabel('Ada’s mana pool')).toHaveCount(0);
  expect(await page.getByRole('main', { name: 'Battlefield' }).ariaSnapshot()).toBe(before);
});

test('a spell given up before anything was chosen leaves nothing; else it can be gone on with', async ({
  page,
}) => {
  const table = await Table.withBoard(page, board);
  const lines = page.getByRole('group', { name: 'Lines of play' });
  await table.inHand('Ada', 'Depth Defiler').click();
  await table.answer(/^Cancel/);
  await expect(table.inHand('Ada', 'Depth Defiler')).toBeVisible();
  await expect(lines).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Redo/ })).toBeDisabled();

  await table.inHand('Ada', 'Depth Defiler').click();
  await page.getByRole('switch', { name: /Kicker/ }).click();
  await table.answer(/^Announce it/);
  await table.answer(/^Cancel/);
  await table.pass();
  await expect(lines.getByRole('button', { name: /^Given up: .*press to go on/ })).toBeVisible();
  await page.getByRole('button', { name: 'Go on with it', exact: true }).click();
  await table.answer(/^Pay/);
  await expect(table.onStack('Depth Defiler')).toHaveCount(2);
});

test('acting otherwise from an earlier step keeps what was there', async ({ page }) => {
  const table = await Table.withBoard(page, board);
  await table.pass();
  await page.keyboard.press('z');
  await table.onBattlefield('Wastes').click();
  await page.keyboard.press('z');
  await page.getByRole('button', { name: /^Redo: Ada taps Wastes/ }).click();
  await table.goTo('The board as laid out');
  await table.pass();
  await expect(table.question).toContainText('Bea');
});

test('reloading the page restores the work where it was left', async ({ page }) => {
  const table = await Table.withBoard(page, board);
  await table.inHand('Ada', 'Depth Defiler').click();
  await page.getByRole('switch', { name: /Kicker/ }).click();
  await table.answer(/^Announce it/);
  await table.answer(/^Pay/);
  await expect(page.getByText('saved on this machine')).toBeVisible();
  await page.reload();
  await expect(table.onStack('Depth Defiler')).toHaveCount(2);
  await expect(table.question).toContainText('Choose a target');
  await test.step('and it stands in the list of saved works', async () => {
    await page.getByRole('button', { name: 'Ruleglass, start page' }).click();
    const works = page.getByRole('region', { name: 'Saved works' });
    await works.getByRole('button', { name: /^Six lands/ }).click();
    await expect(table.onStack('Depth Defiler')).toHaveCount(2);
  });
});

test('where nothing can be stored, that is said and the app goes on', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', {
      value: {
        open: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      },
    });
  });
  const table = await Table.withBoard(page, board);
  await expect(page.getByText(/not saved: this browser lets nothing be stored/)).toBeVisible();
  await table.onBattlefield('Wastes').click();
  await expect(table.onBattlefield('Wastes')).toHaveAccessibleName(/tapped/);
});

/** Ada passes; or, from the start again, taps the Wastes. Stands on the second of two lines. */
async function twoLines(table: Table, page: Page) {
  await table.pass();
  await page.keyboard.press('z');
  await table.onBattlefield('Wastes').click();
  await expect(table.onBattlefield('Wastes')).toHaveAccessibleName(/tapped/);
}

test('a step is looked at with the mouse, and nothing can be done on it', async ({ page }) => {
  const table = await Table.withBoard(page, board);
  await twoLines(table, page);
  const looking = page.getByRole('region', { name: 'The table as it was' });
  await table.stepLine('The board as laid out').hover();
  await expect(looking).toContainText('As it was at the start');
  await expect(table.onBattlefield('Wastes')).not.toHaveAccessibleName(/tapped/);
  await expect(page.getByRole('button', { name: /^Pass/ })).toHaveCount(0);
  await page.keyboard.press('n');
  await expect(looking).toBeVisible();
  await table.question.or(page.getByRole('main')).first().hover();
  await expect(looking).toBeHidden();
  await expect(table.onBattlefield('Wastes')).toHaveAccessibleName(/tapped/);
  await table.goTo('The board as laid out');
  await expect(page.getByText('Back at the start; 1 more')).toBeVisible();
  await page.getByRole('button', { name: 'To the newest' }).click();
  await expect(table.onBattlefield('Wastes')).toHaveAccessibleName(/tapped/);
});

test('a step that is looked at shows the stack of then, though nothing lies there now', async ({
  page,
}) => {
  const table = await withScenario(page, {
    title: 'a shock',
    players: [
      { name: 'Ada', hand: ['Shock'] },
      { name: 'Bea', hand: ['Opt'] },
    ],
    turn: { step: 'main1' },
    play: [{ cast: 'shock', targets: ['Bea'], pay: 'free' }, { pass: true }, { pass: true }],
  });
  await expect(table.onStack('Shock')).toHaveCount(0);
  // A mouse that was nowhere yet has gone nowhere.
  await page.getByRole('heading', { name: 'Steps' }).hover();
  await table.stepLine('Ada passes').hover();
  await expect(table.onStack('Shock')).toBeInViewport({ ratio: 1 });
  // Bea had priority then: it is her hand that is laid open.
  await expect(table.inHand('Bea', 'Opt')).toBeVisible();
});

test('the lines of play are walked with the keyboard alone', async ({ page }) => {
  const table = await Table.withBoard(page, board);
  await twoLines(table, page);
  const tree = table.steps.getByRole('group', { name: 'Lines of play' });
  await tree.getByRole('button', { name: /^Step 1: Ada taps Wastes/ }).focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(tree.getByRole('button', { name: /^Start: .*a fork/ })).toBeFocused();
  await expect(page.getByRole('status').first()).toContainText('At the start');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await expect(tree.getByRole('button', { name: 'Step 1: Ada passes' })).toBeFocused();
  await expect(table.question).toContainText('Bea');
  await page.keyboard.press('{');
  await expect(page.getByRole('status').first()).toContainText('way 1 of 2');
  await test.step('a step with the focus is looked at; Esc comes back; Enter goes there', async () => {
    const list = table.steps.locator('.log');
    await list.getByRole('button', { name: 'The board as laid out' }).focus();
    await page.keyboard.press('ArrowDown');
    const looking = page.getByRole('region', { name: 'The table as it was' });
    await expect(looking).toContainText('step 1: Ada passes');
    await page.keyboard.press('Escape');
    await expect(looking).toBeHidden();
    await expect(table.stepLine('Ada passes')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(table.question).toContainText('Bea');
    await expect(table.stepLine('Ada passes')).toBeFocused();
  });
});

test('a note on a step and the name of a line outlive the page', async ({ page }) => {
  const table = await Table.withBoard(page, board);
  await twoLines(table, page);
  await page.keyboard.press('Shift+C');
  const note = page.getByRole('dialog', { name: 'Note on step 1' });
  await note.getByRole('textbox', { name: 'Note' }).fill('Mana <b>first</b>.');
  await note.getByRole('button', { name: 'Keep' }).click();
  await table.steps.getByRole('button', { name: 'Name it' }).click();
  const naming = page.getByRole('dialog', { name: 'Name this line of play' });
  await naming.getByRole('textbox', { name: 'Name' }).fill('With the Wastes');
  await page.keyboard.press('Enter');
  await table.steps.getByRole('button', { name: 'Make it the main line' }).click();
  await expect(page.getByText('saved on this machine')).toBeVisible();
  await page.reload();
  await expect(table.steps.getByText('Mana <b>first</b>.')).toBeVisible();
  const tree = table.steps.getByRole('group', { name: 'Lines of play' });
  await expect(tree.getByRole('listitem').first()).toContainText('With the Wastes');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });
  test('a tap goes to a step, and nothing is only looked at', async ({ page }) => {
    const table = await Table.withBoard(page, board);
    await twoLines(table, page);
    await table.stepLine('The board as laid out').tap();
    await expect(page.getByText('Back at the start; 1 more')).toBeVisible();
    await expect(table.question).toBeVisible();
    await table.steps.getByRole('button', { name: 'Main line, 1 step' }).tap();
    await expect(table.question).toContainText('Bea');
  });
});
