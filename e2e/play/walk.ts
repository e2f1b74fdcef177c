import type { Locator, Page } from '@playwright/test';

/** More presses than anybody would make to get somewhere. */
const MOST = 160;

/**
 * Walks to an element by keys: Tab or Shift Tab to it or to the group that it belongs to, then arrows.
 * It looks where things are, as a person does, but moves by keys alone; where they do not lead there it fails.
 */
export async function walkTo(page: Page, target: Locator): Promise<void> {
  const way: string[] = [];
  for (let presses = 0; presses < MOST; presses += 1) {
    const { key, where } = await target.evaluate(nextKey);
    if (key === '') return;
    way.push(`${where} ${key}`);
    // Turned round twice: it was passed over both ways.
    const [a, b, c] = way.slice(-3);
    if (presses > 4 && a === c && a !== b && way.at(-4) === b && way.at(-5) === a) break;
    await page.keyboard.press(key);
  }
  throw new Error(`No key comes to ${target}; the way: ${way.slice(-12).join(' → ')}`);
}

/** The key that brings the focus nearer to an element; none when it is there. Runs in the page. */
function nextKey(element: Element): { readonly key: string; readonly where: string } {
  const COMPOSITE =
    '[role=menu], [role=listbox], [role=tablist], [role=radiogroup], [role=tree], [role=toolbar]';
  const active = document.activeElement ?? document.body;
  const where = `[${active.getAttribute('aria-label') ?? active.textContent?.trim().slice(0, 24) ?? ''}]`;
  const after = (one: Element, other: Element): boolean =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const tabTo = (goal: Element) =>
    active === document.body || after(active, goal) ? 'Tab' : 'Shift+Tab';
  const answer = (key: string) => ({ key, where });
  if (element === active) return answer('');
  const listbox = element.closest('[role=listbox]');
  if (listbox !== null && active.getAttribute('aria-controls') === listbox.id) {
    const marked = active.getAttribute('aria-activedescendant');
    if (marked !== null && marked === element.id) return answer('');
    const now = marked === null ? null : document.getElementById(marked);
    return answer(now !== null && !after(now, element) ? 'ArrowUp' : 'ArrowDown');
  }
  if (element.hasAttribute('data-rove') && element instanceof HTMLElement && element.tabIndex < 0) {
    let zone = element.parentElement;
    const stopIn = (within: Element | null) => within?.querySelector('[data-rove][tabindex="0"]');
    while (zone !== null && !stopIn(zone)) zone = zone.parentElement;
    const stop = stopIn(zone);
    // In a list of rows, up and down go from row to row.
    const rows = [active, element].map((one) => one.closest('[data-index]'));
    if (zone?.contains(active) && rows[0] && rows[1] && rows[0] !== rows[1]) {
      return answer(after(active, element) ? 'ArrowDown' : 'ArrowUp');
    }
    if (stop === active) return answer(after(active, element) ? 'ArrowRight' : 'ArrowLeft');
    if (stop) return answer(tabTo(stop));
  }
  const group = element.closest(COMPOSITE);
  const tabbable = element instanceof HTMLElement && element.tabIndex >= 0;
  if (group?.contains(active) && active !== group && (!tabbable || group.matches('[role=menu]'))) {
    const flat = group.matches('[role=tablist]:not([aria-orientation=vertical])');
    const on = after(active, element);
    if (flat) return answer(on ? 'ArrowRight' : 'ArrowLeft');
    return answer(on ? 'ArrowDown' : 'ArrowUp');
  }
  if (group?.matches('[role=menu]') && active === group) return answer('ArrowDown');
  const stop = tabbable ? element : group?.querySelector('[tabindex="0"]');
  return answer(tabTo(stop ?? element));
}
