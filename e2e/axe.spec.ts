import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

async function faults(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the start page has no fault that axe finds, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('./');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    expect(await faults(page)).toEqual([]);
  });

  test(`the table and the casting dialog have none either, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('./');
    await page.getByRole('button', { name: /Six lands/ }).click();
    await expect(page.getByRole('region', { name: 'The question now' })).toBeVisible();
    expect(await faults(page)).toEqual([]);
    const hand = page.getByRole('tab', { name: /Hand/ });
    if (await hand.isVisible()) await hand.click();
    await page.getByRole('button', { name: /^Depth Defiler,/ }).click();
    await expect(page.getByRole('switch', { name: /Kicker/ })).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });
}
