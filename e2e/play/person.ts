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
    await this.press(target);
    await this.answer(confirm);
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

  /** The casting dialog, or that of activating. */
  get draft(): Locator {
    return this.page.getByRole('complementary', { name: /^(Casting|Activating)/ });
  }

  async undo() {
    await this.hands.keyOr('z', () =>
      this.hands.press(this.page.getByRole('button', { name: /^Undo/ })),
    );
  }

  async redo() {
    await this.hands.keyOr('Shift+Z', () =>
      this.hands.press(this.page.getByRole('button', { name: /^Redo/ })),
    );
  }

  /** Something that changes with every step: the list of steps counts them. */
  private async stepNow(): Promise<string> {
    return this.page.evaluate(
      () => document.querySelector('[data-step][class*=now]')?.getAttribute('data-step') ?? '',
    );
  }
}
