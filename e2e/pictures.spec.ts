import { test as base, expect, type Page } from '@playwright/test';
import { openKept } from './play/boards';
import { Lens } from './play/picture';
import { Table } from './play/table';

type Scheme = 'light' | 'dark';

interface Made {
  /** Looks at what is on the screen. */
  readonly looksAsBefore: (page: Page, name: string, schemes?: readonly Scheme[]) => Promise<void>;
}

const test = base.extend<Made, { readonly lens: Lens }>({
  lens: [
    async ({ browser }, use) => {
      const lens = await Lens.of(browser);
      await use(lens);
      await lens.close();
    },
    { scope: 'worker' },
  ],
  looksAsBefore: async ({ lens }, use) => {
    await use(async (page, name, schemes = ['light', 'dark']) => {
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect.soft(await lens.picture(page)).toMatchSnapshot(`${name}-${colorScheme}.png`);
      }
    });
  },
});

/** A screen, and how it is come to. */
interface Screen {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
}

async function atTable(page: Page, board: string): Promise<Table> {
  await openKept(page, board);
  const table = new Table(page);
  await expect(table.question).toBeVisible();
  // They are told after the table is drawn; a cast or activation stands in their place.
  if ((page.viewportSize()?.width ?? 0) > 1280) {
    const told = table.steps.locator('[aria-current="step"]');
    const announcing = page.getByRole('complementary', { name: /^(Cast|Activat)ing/ });
    await expect(told.or(announcing).first()).toBeAttached();
  }
  return table;
}

/** Chooses from all that can be done with a card: on the phone the hand lies under a tab. */
async function act(page: Page, card: string, entry: RegExp): Promise<void> {
  const hand = page.getByRole('tab', { name: /^Hand/ });
  if (await hand.isVisible()) await hand.click();
  await new Table(page).card(card).first().click({ button: 'right' });
  const item = page.getByRole('menuitem', { name: entry }).first();
  // The menu makes room for the card beside it once that is loaded: a press just then goes nowhere.
  await expect(item).toBeVisible();
  await expect(async () => {
    if (await item.isVisible()) await item.click({ timeout: 5_000 });
    await expect(page.getByRole('menu')).toBeHidden({ timeout: 2_000 });
  }).toPass();
}

const kept = (board: string): Screen => ({
  name: board,
  open: async (page) => {
    await atTable(page, board);
  },
});

/** An announcement that is begun from the menu of a card. */
const announced = (name: string, board: string, card: string, entry: RegExp): Screen => ({
  name,
  open: async (page) => {
    await atTable(page, board);
    await act(page, card, entry);
    await expect(new Table(page).question).not.toHaveAttribute('data-kind', 'priority');
  },
});

async function kicked(page: Page): Promise<void> {
  await announced('', 'casting', 'Depth Defiler', /^Cast/).open(page);
  await page.getByRole('switch', { name: /Kicker/ }).click();
}

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
  { name: 'casting', open: kicked },
  {
    name: 'paying',
    open: async (page) => {
      await kicked(page);
      await new Table(page).question.getByRole('button', { name: /^Announce/ }).click();
      await expect(new Table(page).question.getByRole('button', { name: /^Pay/ })).toBeVisible();
    },
  },
  {
    name: 'adding',
    open: async (page) => {
      await atTable(page, 'empty');
      await page.getByRole('button', { name: 'Place the first card' }).click();
      await page.getByRole('combobox', { name: 'Name' }).fill('Serra Angel');
      await expect(page.getByRole('option', { name: /^Serra Angel/ })).toBeVisible();
    },
  },
  kept('ten-thousand-tokens'),
  kept('six-players'),
];

/** One board for each family of question. */
const QUESTIONS: readonly Screen[] = [
  ...[
    'attackers',
    'blockers',
    'colour',
    'control',
    'damage',
    'discard',
    'exert',
    'legend',
    'loop',
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
  ].map((family) => kept(`question-${family}`)),
  announced('question-crew', 'question-crew', 'Heart of Kiran', /^Crew|^Activate/),
  announced('question-plot', 'question-plot', 'Beastbond Outcaster', /^Plot/),
];

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2026-04-17T12:00:00Z');
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const screen of [...SCREENS, ...QUESTIONS]) {
  const { name, open } = screen;
  test(`${name} looks as it did, wide and less wide`, async ({ page, looksAsBefore }) => {
    await open(page);
    await looksAsBefore(page, `${name}-1440`);
    await page.setViewportSize({ width: 1024, height: 768 });
    // The colours of a question are those of the wide one.
    await looksAsBefore(page, `${name}-1024`, QUESTIONS.includes(screen) ? ['light'] : undefined);
  });
}

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  for (const { name, open } of [...SCREENS, ...QUESTIONS]) {
    test(`${name} looks as it did, on a phone`, async ({ page, looksAsBefore }) => {
      await open(page);
      await looksAsBefore(page, `${name}-390`);
    });
  }
});
