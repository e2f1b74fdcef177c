import { expect, type Page, test } from '@playwright/test';
import { openKept } from './play/boards';
import { Table } from './play/table';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

/** A screen, and how it is come to. */
interface Screen {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
}

async function atTable(page: Page, board: string): Promise<void> {
  await openKept(page, board);
  await expect(new Table(page).question).toBeVisible();
}

async function casting(page: Page): Promise<void> {
  await atTable(page, 'casting');
  const hand = page.getByRole('tab', { name: /^Hand/ });
  if (await hand.isVisible()) await hand.click();
  await page.getByRole('button', { name: /^Depth Defiler,/ }).click();
  await page.getByRole('switch', { name: /Kicker/ }).click();
}

const kept = (name: string): Screen => ({ name, open: (page) => atTable(page, name) });

const SCREENS: readonly Screen[] = [
  {
    name: 'start',
    open: async (page) => {
      await page.goto('./');
      await expect(page.getByRole('button', { name: /Six lands/ })).toBeVisible();
    },
  },
  kept('empty'),
  kept('full-board'),
  kept('stack-of-six'),
  { name: 'casting', open: casting },
  kept('ten-thousand-tokens'),
  kept('six-players'),
];

/** One board for each family of question. */
const QUESTIONS: readonly Screen[] = [
  'attackers',
  'blockers',
  'colour',
  'damage',
  'discard',
  'legend',
  'mana',
  'option',
  'order-cards',
  'order-replacements',
  'order-triggers',
  'over',
  'pay',
  'priority',
  'sacrifice',
  'target',
  'trigger-modes',
  'type',
  'yes-no',
].map((family) => kept(`question-${family}`));

/** Waits until nothing is still loaded or moved, and takes the pointer out of the picture. */
async function settle(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

for (const { width, height } of SIZES) {
  for (const { name, open } of SCREENS) {
    test(`${name} looks as it did, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page);
      await settle(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expect.soft(page).toHaveScreenshot(`${name}-${width}-${colorScheme}.png`);
      }
    });
  }

  test(`the questions look as they did, ${width} px wide`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    for (const { name, open } of QUESTIONS) {
      await page.goto('about:blank');
      await open(page);
      await settle(page);
      const bar = new Table(page).question;
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expect.soft(bar).toHaveScreenshot(`${name}-${width}-${colorScheme}.png`);
      }
    }
  });
}
