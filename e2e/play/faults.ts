import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What axe finds, each with the element. Forced colours are the system's own, and axe can't read them. */
async function axeFaults(page: Page, only?: readonly string[]): Promise<readonly string[]> {
  const builder = new AxeBuilder({ page });
  const forced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  if (only !== undefined) builder.withRules([...only]);
  if (forced) builder.disableRules(['color-contrast']);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Controls that cannot be used and do not say why: neither in a description nor in text beside their words. */
async function silentFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const described = (element: Element) =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(/\s+/)
        .map((id) => (id === '' ? '' : (document.getElementById(id)?.textContent ?? '')))
        .join(' ');
    const reasonOf = (element: Element) =>
      [
        described(element),
        element.getAttribute('aria-description') ?? '',
        element.getAttribute('title') ?? '',
        // The small print of a button, or a refusal that stands under it.
        element.querySelector('small')?.textContent ?? '',
        element.parentElement?.querySelector('.refusal')?.textContent ?? '',
      ]
        .join(' ')
        .trim();
    return [...document.querySelectorAll(':disabled, [aria-disabled=true]')]
      .filter((element) => element.checkVisibility() && !element.closest('[inert]'))
      .filter((element) => reasonOf(element) === '')
      .map(
        (element) =>
          `${element.className}: ${element.getAttribute('aria-label') ?? element.textContent}`,
      );
  });
}

/** Nothing that axe calls a fault, in light or dark, and nothing that is out of use without its reason. */
export async function expectNoFaults(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect.soft(await axeFaults(page), 'axe, light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect.soft(await axeFaults(page, ['color-contrast']), 'axe, dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect.soft(await silentFaults(page), 'out of use without a reason').toEqual([]);
}
