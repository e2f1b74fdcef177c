import { expect, test } from '@playwright/test';
import { Table } from './play/table';

test('Benthic Anomaly copies one of the creatures chosen, sized by all of them', async ({
  page,
}) => {
  const table = await Table.withBoard(page, /One creature of each opponent/);
  await table.inHand('Ada', 'Benthic Anomaly').click();
  await table.answer(/^Pay/);
  await expect(table.onStack('Benthic Anomaly')).toHaveCount(2);
  for (let passes = 0; passes < 3; passes += 1) await table.pass();

  await test.step('a creature of each opponent is chosen', async () => {
    await table.onBattlefield('Serra Angel').click();
    await table.answer(/^Choose this one/);
    await table.onBattlefield('Colossal Dreadmaw').click();
    await table.answer(/^Choose this one/);
  });

  await test.step('and one of the two is copied', async () => {
    await table.onBattlefield('Serra Angel').click();
    await table.answer(/^Choose this one/);
  });

  await test.step('the token has the total power and toughness, and is a colourless Eldrazi', async () => {
    const token = table.onBattlefield('Serra Angel token');
    await expect(token).toHaveAccessibleName(/10\/10 colourless/);
    await expect(token).toHaveAccessibleName(/Creature — Eldrazi/);
    await expect(token).toHaveAccessibleName(/copy of Serra Angel with exceptions/);
  });
});
