import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What the library of menus puts around them to hand the focus on: never seen, never stayed on. */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]';

/** What is looked at: the whole page or a part, and by which rules. */
interface Look {
  readonly within?: string | undefined;
  readonly only?: readonly string[];
  readonly without?: readonly string[];
}

/** What axe finds, each with the element. */
async function axeFaults(page: Page, look: Look): Promise<readonly string[]> {
  // The entries of a menu are come to by arrows, which scroll it; axe counts only what Tab comes to.
  const byArrows = look.within === '[role=menu]' ? ['scrollable-region-focusable'] : [];
  const builder = new AxeBuilder({ page }).exclude(FOCUS_GUARDS);
  if (look.within !== undefined) builder.include(look.within);
  if (look.only !== undefined) builder.withRules([...look.only]);
  // With rules of its own it looks by these alone.
  else builder.disableRules([...byArrows, ...(look.without ?? [])]);
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

/**
 * Nothing that axe calls a fault, in light or dark, and nothing that is out of use without its reason; of a menu
 * or dialog only it itself, as the table below it is looked at elsewhere.
 */
export async function expectNoFaults(page: Page, within?: string): Promise<void> {
  // Forced colours are the system's own: axe can't read them, and light or dark is not the page's to say.
  const forced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  const without = forced ? ['color-contrast'] : [];
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect.soft(await axeFaults(page, { within, without }), 'axe, light').toEqual([]);
  if (!forced) {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect
      .soft(await axeFaults(page, { within, only: ['color-contrast'] }), 'axe, dark')
      .toEqual([]);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  }
  expect.soft(await silentFaults(page), 'out of use without a reason').toEqual([]);
}
