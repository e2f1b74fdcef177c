import type { Locator } from '@playwright/test';

/**
 * A point of an element that a pointer hits, from its upper left corner: of a card that others cover, the
 * strip that shows. Nothing where none shows: then Playwright says what covers it.
 */
export async function spotOn(target: Locator): Promise<{ x: number; y: number } | undefined> {
  await target.scrollIntoViewIfNeeded();
  return target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const shares = [0.5, 0.25, 0.75, 0.1, 0.9];
    for (const down of shares) {
      for (const along of shares) {
        const x = left + width * along;
        const y = top + height * down;
        const hit = document.elementFromPoint(x, y);
        // What lies in it and is pressed for itself is not it.
        const own = hit?.closest('button, a, input, select, [role=option], [role=menuitem]');
        const hits =
          hit !== null &&
          element.contains(hit) &&
          (own === element || !own || !element.contains(own));
        if (hits) return { x: x - left, y: y - top };
      }
    }
    return undefined;
  });
}

/** The same as options of Playwright's click and tap. */
export async function at(target: Locator) {
  const position = await spotOn(target);
  return position === undefined ? {} : { position };
}
