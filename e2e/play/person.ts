import { expect, type Locator, type Page } from '@playwright/test';
import type { Hands } from './hands';
import { Table } from './table';

/** Somebody at the table: each verb once, done by whatever hands they have. */
export class Person extends Table {
  constructor(
    page: Page,
    readonly hands: Hands,
  ) {
    super(page);
  }

  /** Presses a card or a player: what a plain press does there. */
  async press(target: Locator) {
    await this.hands.press(target.first());
  }

  /** Chooses from all that can be done with a card or player. */
  async act(on: Locator, entry: RegExp | string) {
    await this.hands.menuOf(on.first());
    const menu = this.page.getByRole('menu');
    await this.hands.press(menu.getByRole('menuitem', { name: entry }).first());
    await expect(menu).toBeHidden();
  }

  /** Opens the menu of a player, which a plain press does. */
  async actOnPlayer(name: string, entry: RegExp | string) {
    await this.press(this.player(name));
    await this.hands.press(this.page.getByRole('menuitem', { name: entry }).first());
  }

  /** Presses a button of the question bar. */
  override async answer(name: RegExp | string) {
    await this.hands.press(this.question.getByRole('button', { name }).first());
  }

  /** Chooses what is asked for, on the table, and says so. */
  async choose(target: Locator, confirm: RegExp | string) {
    const before = await this.stepNow();
    await this.press(target);
    await expect(target.first()).toHaveAttribute('aria-pressed', 'true');
    await this.answer(confirm);
    await expect.poll(() => this.stepNow()).not.toBe(before);
  }

  /** Chooses a card on the table as the target that is asked for. */
  async aimAt(name: string) {
    await this.choose(this.onBattlefield(name), /^Choose this target/);
  }

  /** Chooses a player as the target: on the table, or in the list where the dialog lies over the players. */
  async aimAtPlayer(name: string) {
    const listed = this.draft.getByRole('radio', { name: new RegExp(`^${name}\\b`) });
    // The dialog of an announcement may still be on its way.
    const isListed = await listed
      .first()
      .waitFor({ timeout: 2_000 })
      .then(() => true)
      .catch(() => false);
    await this.press(isListed ? listed : this.player(name));
    await this.answer(/^Choose this target/);
  }

  /** Begins to cast a card from Ada's hand. */
  async cast(name: string) {
    await this.press(this.inHand('Ada', name));
  }

  /** Pays in the way that is proposed. */
  async pay() {
    await this.answer(/^Pay/);
  }

  /** Whoever has priority passes, once or several times. */
  override async pass(times = 1) {
    for (let n = 0; n < times; n += 1) {
      await expect(this.question.getByRole('button', { name: /^Pass/ })).toBeVisible();
      const before = await this.stepNow();
      await this.hands.keyOr('n', () => this.answer(/^Pass/));
      await expect.poll(() => this.stepNow()).not.toBe(before);
    }
  }

  /** Everyone passes until the top of the stack has resolved. */
  async resolve(players = 2) {
    await this.pass(players);
  }

  /** Passes on, with no attack, until something holds. */
  async passUntil(holds: () => Promise<boolean>) {
    for (let passes = 0; passes < 40 && !(await holds()); passes += 1) {
      const attack = this.question.getByRole('button', { name: 'Attack with none' });
      if (await attack.isVisible()) await this.answer('Attack with none');
      else await this.pass();
    }
  }

  /** Declares a creature as an attacker of a player, not yet for good. */
  async attack(name: string, whom: string) {
    const creature = this.onBattlefield(name).first();
    const defender = this.player(whom).first();
    await this.hands.carry(creature, defender, async () => {
      await this.hands.press(creature);
      await this.hands.press(defender);
    });
    await expect(creature).toHaveAccessibleName(new RegExp(`attacks ${whom}`));
  }

  /** Everyone passes until something: by its key, or chosen among the ways of passing. */
  async passOn(key: string, way: RegExp) {
    await this.hands.keyOr(key, async () => {
      await this.answer('More ways of passing');
      await this.hands.press(this.page.getByRole('menuitem', { name: way }));
    });
  }

  /** Everyone passes until the top of the stack has resolved. */
  async fastForward() {
    await this.passOn('r', /^Resolve everyone/);
  }

  /** Ticks a line of the list beside the question. */
  async tick(name: RegExp) {
    const lines = this.question.getByRole('radio', { name });
    await this.press(lines.or(this.question.getByRole('checkbox', { name })));
  }

  /** Selects several cards, to do something to all of them. */
  async select(...cards: readonly Locator[]) {
    await this.hands.selectAll(cards.map((card) => card.first()));
    await expect(this.selected).toContainText(`${cards.length} selected`);
  }

  /** What can be done to all that are selected. */
  get selected(): Locator {
    return this.page.getByRole('region', { name: 'Selected' });
  }

  /** Gives up the spell or ability in hand. */
  async cancel() {
    await this.hands.keyOr('Escape', () => this.answer(/^Cancel/));
    await expect(this.draft).toBeHidden();
  }

  /** The casting dialog, or that of activating or of a special action. */
  get draft(): Locator {
    return this.page.getByRole('complementary', {
      name: /^(Casting|Activating|\w+ing[\w ]*, 116)/,
    });
  }

  /** Opens the dialog in which cards and tokens are found and placed. */
  async openAdding(): Promise<Locator> {
    const { page, hands } = this;
    await hands.keyOr('+', () => hands.press(page.getByRole('button', { name: /Add a card/ })));
    const dialog = page.getByRole('dialog', { name: 'Add a card' });
    await expect(dialog).toBeVisible();
    return dialog;
  }

  /** Places cards by hand, by the search; `typed` is what is written there, where that is more than the name. */
  async place(
    name: string,
    to: { player?: string; zone?: string; count?: number; typed?: string } = {},
  ) {
    const { page, hands } = this;
    const dialog = await this.openAdding();
    await hands.write(dialog.getByRole('combobox', { name: 'Name' }), to.typed ?? name);
    await hands.press(page.getByRole('option', { name }).first());
    await hands.pick(dialog.getByLabel('Whose'), to.player ?? 'Ada');
    await hands.pick(dialog.getByLabel('Where'), to.zone ?? 'battlefield');
    for (let more = 1; more < (to.count ?? 1); more += 1) {
      await hands.press(dialog.getByRole('button', { name: `How many ${name}: one more` }));
    }
    await hands.press(dialog.getByRole('button', { name: /^Put/ }));
    await expect(dialog).toBeHidden();
  }

  /** Goes to a step of the list of steps. */
  async goToStep(words: RegExp) {
    await this.press(this.stepLine(words));
  }

  /** How many permanents these cards stand for: a pile says how many it holds. */
  async howMany(cards: Locator): Promise<number> {
    const names = await cards.evaluateAll((all) => all.map((card) => card.ariaLabel ?? ''));
    const piled = (name: string) => /, ([\d,]+) (?:un)?tapped/.exec(name)?.[1] ?? '1';
    return names.reduce((sum, name) => sum + Number(piled(name).replaceAll(',', '')), 0);
  }

  /** The rule numbers that the steps name so far, at every rule, from the top of the list to its end. */
  override async rules(): Promise<ReadonlySet<string>> {
    const every = this.steps.getByRole('button', { name: 'Every rule' });
    if ((await every.getAttribute('aria-pressed')) !== 'true') await this.press(every);
    const list = this.steps.locator('.log');
    return new Set(
      await list.evaluate(async (box) => {
        const found: string[] = [];
        const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        // Only what is in view is drawn.
        for (let top = 0; top <= box.scrollHeight; top += box.clientHeight / 2) {
          box.scrollTop = top;
          await drawn();
          for (const chip of box.querySelectorAll('[aria-label^="rule "]')) {
            found.push(chip.textContent?.trim() ?? '');
          }
        }
        return found;
      }),
    );
  }

  /** Writes a note on the present step. */
  async writeNote(text: string) {
    const { page, hands } = this;
    const now = this.steps.locator('[aria-current=step]').locator('..');
    await hands.keyOr('Shift+C', () =>
      this.press(now.getByRole('button', { name: /^Write a note/ })),
    );
    const dialog = page.getByRole('dialog');
    await hands.write(dialog.getByRole('textbox'), text);
    await this.press(dialog.getByRole('button', { name: /^(Keep|Save|Write|Set)/ }));
    await expect(dialog).toBeHidden();
  }

  /** Opens the picture of who could act when. */
  async openXray() {
    const now = this.steps.locator('[aria-current=step]').locator('..');
    await this.hands.keyOr('p', async () => {
      await this.press(now.getByRole('button', { name: /^All actions of step/ }));
      await this.press(this.page.getByRole('menuitem', { name: /^Who could act when/ }));
    });
  }

  /** Goes to the end of the line of play that is not the present one. */
  async toOtherLine() {
    await this.press(
      this.page
        .getByRole('group', { name: 'Lines of play' })
        .locator('button:not([aria-current])')
        .and(this.page.getByRole('button', { name: /, \d+ steps?$/ })),
    );
  }

  /** Expects that the steps name these rules now, and that they did not before something was done. */
  async expectRulesOf(doing: () => Promise<void>, ...rules: readonly string[]) {
    const before = await this.rules();
    await doing();
    const after = await this.rules();
    for (const rule of rules) {
      const names = (named: ReadonlySet<string>) =>
        [...named].some((other) => other === rule || other.startsWith(rule));
      expect(names(before), `rule ${rule} before`).toBe(false);
      expect(names(after), `rule ${rule} after; named: ${[...after].join(', ')}`).toBe(true);
    }
  }

  async undo() {
    await this.hands.keyOr('z', () => this.press(this.page.getByRole('button', { name: /^Undo/ })));
  }

  async redo() {
    await this.hands.keyOr('Shift+Z', () =>
      this.press(this.page.getByRole('button', { name: /^Redo/ })),
    );
  }

  /** Something that changes with every answer: the present step, and what is asked. */
  private async stepNow(): Promise<string> {
    const step = await this.page.evaluate(
      () => document.querySelector('[data-step][class*=now]')?.getAttribute('data-step') ?? '',
    );
    return `${step} ${await this.question.getByRole('heading').first().textContent()}`;
  }
}
