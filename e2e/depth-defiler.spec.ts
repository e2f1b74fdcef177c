import { expect, test } from '@playwright/test';
import { Table } from './play/table';

test('a kicked Depth Defiler, from an empty table to the battlefield', async ({ page }) => {
  const table = await Table.empty(page);
  await table.add('Depth Defiler', { zone: 'hand' });
  await table.add('Island', { count: 5 });
  await table.add('Wastes');
  await table.add('Serra Angel', { player: 'Bea' });

  await test.step('tapping for mana by a press', async () => {
    await table.onBattlefield('Wastes').click();
    await expect(table.onBattlefield('Wastes')).toHaveAccessibleName(/tapped/);
    await expect(page.getByLabel('Ada’s mana pool').getByRole('img')).toHaveAccessibleName(
      /colourless/,
    );
  });

  await test.step('casting it kicked, with the total shown', async () => {
    await table.inHand('Ada', 'Depth Defiler').click();
    const dialog = page.getByRole('complementary', { name: /^Casting/ });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('switch', { name: /Kicker/ }).click();
    await expect(dialog.locator('.total').getByRole('img')).toHaveAccessibleName(
      /3 generic.*colourless.*blue/,
    );
    await table.answer(/^Announce it/);
    await table.answer(/^Pay/);
  });

  await test.step('its trigger stands above it, with both modes, and asks for both targets', async () => {
    await expect(table.onStack('Depth Defiler')).toHaveCount(2);
    await expect(table.onStack('Depth Defiler').first()).toHaveAccessibleName(/ability/);
    await table.onBattlefield('Serra Angel').click();
    await table.answer(/^Choose this target/);
    await table.player('Ada').click();
    await table.answer(/^Choose this target/);
    const item = page.getByRole('region', { name: /^Stack/ });
    await expect(item).toContainText('Serra Angel');
    await expect(item).toContainText('Target player draws two cards');
  });

  await test.step('all of it resolves', async () => {
    await table.pass();
    await table.pass();
    await expect(table.onBattlefield('Serra Angel')).toHaveCount(0);
    await expect(table.zone('Bea', 'Hand')).toHaveAccessibleName(/1 card/);
    await table.question.getByRole('radio').first().click();
    await table.answer(/^Discard/);
    await expect(table.zone('Ada', 'Graveyard')).toHaveAccessibleName(/1 card/);
    await expect(table.onStack('Depth Defiler')).toHaveCount(1);
    await table.pass();
    await table.pass();
    await expect(table.onBattlefield('Depth Defiler')).toHaveAccessibleName(/3\/5 colourless/);
    await expect(table.onStack('Depth Defiler')).toHaveCount(0);
    expect(await table.listed('Bea', 'Hand')).toEqual(['Serra Angel']);
  });

  await test.step('the steps name their rules', async () => {
    const rules = await table.rules();
    for (const rule of ['a', 'b', 'f', 'g', 'h', 'i']) expect(rules).toContain(`601.2${rule}`);
    expect(rules).toContain('603.3c');
    expect(rules).toContain('603.3d');
    expect(rules).toContain('702.33d');
    expect([...rules].some((rule) => rule.startsWith('608.2'))).toBe(true);
  });
});
