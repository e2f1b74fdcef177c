import { expect, type Locator, type Page } from '@playwright/test';

type Zone = 'hand' | 'battlefield' | 'graveyard' | 'library, on top' | 'exile';

/** The table as a person uses it: everything is found by its role and name. */
export class Table {
  readonly question: Locator;
  readonly steps: Locator;

  constructor(readonly page: Page) {
    this.question = page.getByRole('region', { name: 'The question now' });
    this.steps = page.getByRole('region', { name: 'Steps' });
  }

  /** Opens one of the boards of the start page. */
  static async withBoard(page: Page, title: RegExp): Promise<Table> {
    await page.goto('./');
    await page.getByRole('button', { name: title }).click();
    return Table.ready(page);
  }

  /** Opens an empty table. */
  static async empty(page: Page, players = 2): Promise<Table> {
    await page.goto('./');
    await page.getByRole('button', { name: `${players} players`, exact: true }).click();
    await page.getByRole('button', { name: 'Open the table' }).click();
    return Table.ready(page);
  }

  private static async ready(page: Page): Promise<Table> {
    const table = new Table(page);
    await expect(table.question).toBeVisible();
    return table;
  }

  /** Places cards by the search. */
  async add(name: string, to: { player?: string; zone?: Zone; count?: number } = {}) {
    const { page } = this;
    await page.getByRole('button', { name: /Add a card/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a card' });
    await dialog.getByRole('combobox', { name: 'Name' }).fill(name);
    await page.getByRole('option', { name }).first().click();
    await dialog.getByLabel('Whose').selectOption({ label: to.player ?? 'Ada' });
    await dialog.getByLabel('Where').selectOption({ label: to.zone ?? 'battlefield' });
    for (let more = 1; more < (to.count ?? 1); more += 1) {
      await dialog.getByRole('button', { name: `How many ${name}: one more` }).click();
    }
    await dialog.getByRole('button', { name: /^Put/ }).click();
    await expect(dialog).toBeHidden();
  }

  /** A card, wherever it is drawn. Names begin with the card's. */
  card(name: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${name}[, ]`) });
  }

  inHand(player: string, name: string): Locator {
    return this.page
      .getByRole('region', { name: `${player}’s hand` })
      .getByRole('button', { name: new RegExp(`^${name}[, ]`) });
  }

  /** Cards of that name on the battlefield; a pile says how many it holds. */
  onBattlefield(name: string): Locator {
    return this.page
      .getByRole('main', { name: 'Battlefield' })
      .getByRole('button', { name: new RegExp(`^${name}[, ]`) });
  }

  player(name: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${name}, -?\\d+ life`) });
  }

  onStack(name: string): Locator {
    return this.page
      .getByRole('region', { name: /^Stack/ })
      .getByRole('button', { name: new RegExp(`^${name}`) });
  }

  /** Presses a button of the question bar. */
  async answer(name: RegExp | string) {
    await this.question.getByRole('button', { name }).click();
  }

  async pass() {
    await this.answer(/^Pass/);
  }

  /** How many cards lie in a zone, as the button that opens it says. */
  zone(player: string, kind: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${kind}: .*, ${player}’s$`) });
  }

  /** The names of the cards in a zone. */
  async listed(player: string, kind: string): Promise<readonly string[]> {
    await this.zone(player, kind).click();
    const dialog = this.page.getByRole('dialog', { name: new RegExp(`${player}’s`) });
    await expect(dialog).toBeVisible();
    const names = await dialog
      .locator('[data-card]')
      .evaluateAll((cards) =>
        cards.map((card) => (card.getAttribute('aria-label') ?? '').split(',')[0] ?? ''),
      );
    await dialog.getByRole('button', { name: 'Close' }).click();
    return names;
  }

  /** The rule numbers that the steps name, all of them opened: read from top to end, as only what is in view is there. */
  async rules(): Promise<ReadonlySet<string>> {
    await this.steps.getByRole('button', { name: 'Every rule' }).click();
    const labels = await this.steps.locator('.log').evaluate(async (list) => {
      const found: string[] = [];
      for (let top = 0; top < list.scrollHeight; top += list.clientHeight / 2) {
        list.scrollTop = top;
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        for (const chip of list.querySelectorAll('.rule'))
          found.push(chip.textContent?.trim() ?? '');
      }
      return found;
    });
    return new Set(labels);
  }

  /** Goes to a step by its line in the list. */
  async goTo(words: string | RegExp) {
    await this.stepLine(words).click();
  }

  /** A step in the list, by what it is called. */
  stepLine(words: string | RegExp): Locator {
    return this.steps.locator('.log').getByRole('button', { name: words });
  }
}
