import { expect, test } from '@playwright/test';
import { openKept } from './play/boards';

test('seen from the other seat the halves change places, and the card with the focus keeps it', async ({
  page,
}) => {
  await openKept(page, 'piles');
  const halves = page.getByRole('region', { name: /’s half$/ });
  await expect(halves).toHaveCount(2);
  const [far, near] = await halves.evaluateAll((all) => all.map((half) => half.ariaLabel));
  const card = halves.nth(1).locator('[data-card]').first();
  const name = await card.getAttribute('data-card');
  await card.focus();
  await page.keyboard.press('f');
  await expect(halves.nth(0)).toHaveAccessibleName(near ?? '');
  await expect(halves.nth(1)).toHaveAccessibleName(far ?? '');
  await expect(page.locator(':focus')).toHaveAttribute('data-card', name ?? '');
});
