import { expect, test } from '@playwright/test';
import { Table } from './play/table';

test('Shaun’s copy comes in attacking another player than Shaun', async ({ page }) => {
  const table = await Table.withBoard(page, /Shaun’s copy comes in attacking/);
  // Everyone passes from the main phase, and again at the beginning of combat.
  for (let passes = 0; passes < 6; passes += 1) await table.pass();

  await test.step('declaring: by a press on the table, and whom by the list', async () => {
    await table.onBattlefield('Shaun, Father of Synths').click();
    await table.onBattlefield('Isamaru, Hound of Konda').click();
    for (const name of ['Shaun, Father of Synths', 'Isamaru, Hound of Konda']) {
      await table.question.getByLabel(`${name} attacks`).selectOption({ label: 'attacks Bea' });
    }
    await table.answer(/^Attack with these 2/);
  });

  await test.step('the trigger targets the other legendary attacker', async () => {
    await table.onBattlefield('Isamaru, Hound of Konda').click();
    await table.answer(/^Choose this target/);
    for (let passes = 0; passes < 3; passes += 1) await table.pass();
    await table.answer(/^Yes/);
  });

  await test.step('the token is tapped and attacks Cleo', async () => {
    await table.player('Cleo').first().click();
    await table.answer(/^Choose this one/);
    const token = table.onBattlefield('Isamaru, Hound of Konda token');
    await expect(token).toHaveAccessibleName(/tapped/);
    await expect(token).toHaveAccessibleName(/attacks Cleo/);
    await expect(token).toHaveAccessibleName(/Artifact Creature — Dog Synth/);
    await expect(table.onBattlefield('Shaun, Father of Synths')).toHaveAccessibleName(
      /attacks Bea/,
    );
  });
});
