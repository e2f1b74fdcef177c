import { expect, test } from '@playwright/test';
import { openKept } from './play/boards';
import { expectNoFaults } from './play/faults';
import { mouseHands } from './play/mouse';
import { Table } from './play/table';

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('what may be chosen and what is tapped is told apart by lines, not by colour', async ({
    page,
  }) => {
    await openKept(page, 'question-target');
    const table = new Table(page);
    await expect(table.question).toBeVisible();
    const choosable = page.getByRole('button', { name: /may be chosen/ }).first();
    const plain = page
      .getByRole('main', { name: 'Battlefield' })
      .getByRole('button', { name: /^(?!.*may be chosen).*,/ })
      .first();
    const linesOf = (card: typeof plain) =>
      card.evaluate((element) =>
        [element, ...element.querySelectorAll('*')]
          .flatMap((one) =>
            [null, '::before', '::after'].map((part) => getComputedStyle(one, part)),
          )
          .map(({ outlineStyle, outlineWidth, borderStyle, borderWidth }) =>
            [outlineStyle, outlineWidth, borderStyle, borderWidth].join(' '),
          )
          .join('|'),
      );
    expect(await linesOf(choosable)).not.toBe(await linesOf(plain));
  });

  test('there is no fault', async ({ page }) => {
    await openKept(page, 'full-board');
    await expect(new Table(page).question).toBeVisible();
    await expectNoFaults(page);
  });
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves when a land is tapped', async ({ page }) => {
    await openKept(page, 'casting');
    const table = new Table(page);
    await expect(table.question).toBeVisible();
    await mouseHands(page).press(table.onBattlefield('Wastes').first());
    await expect(page.getByRole('button', { name: /^Wastes.*tapped/ })).toHaveCount(1);
    const moving = await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter((one) => one.playState === 'running')
          .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 1).length,
    );
    expect(moving).toBe(0);
  });
});
