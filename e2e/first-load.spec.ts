import { expect, test } from '@playwright/test';
import { firstLoad, MOST_BYTES } from '../scripts/size.mjs';

test('the first table is played on with no more script than is allowed, and with what is counted', async ({
  page,
}) => {
  // What comes when there is time must not be needed: here there never is.
  await page.addInitScript(() => {
    const tasks: IdleRequestCallback[] = [];
    Object.assign(window, {
      tasks,
      requestIdleCallback: (task: IdleRequestCallback) => tasks.push(task),
    });
  });
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) loaded.add(pathname.slice(pathname.indexOf('assets/')));
  });
  await page.goto('./');
  await page.locator('.entry h3 button').first().click();
  await expect(page.getByRole('main', { name: 'Battlefield' })).toBeVisible();
  const undo = page.getByRole('button', { name: /^Undo/ });
  await expect(undo).toBeDisabled();
  await page.keyboard.press('n');
  await expect(undo).toBeEnabled();
  const { first, total } = firstLoad('dist');
  expect([...loaded].sort()).toEqual(first.map(([file]) => file).sort());
  expect(total).toBeLessThanOrEqual(MOST_BYTES);

  await expect(undo).toHaveAccessibleName('Undo');

  // Then there is time: the step is told, and the texts of cards are written where the cards lie.
  const angel = page.locator('.face', { hasText: 'Serra Angel' });
  await expect(angel).toHaveText(/Creature — Angel$/);
  const before = await angel.boundingBox();
  await page.evaluate(() => {
    const { tasks = [] } = window as { tasks?: IdleRequestCallback[] };
    for (const task of tasks) task({ didTimeout: false, timeRemaining: () => 50 });
  });
  await expect(angel).toHaveText(/flying, vigilance$/);
  expect(await angel.boundingBox()).toEqual(before);
  await expect(undo).toHaveAccessibleName(/^Undo: ./);
  const label = await undo.getAttribute('aria-label');
  await expect(page.getByRole('status').first()).toHaveText(label?.replace('Undo: ', '') ?? '');
});
