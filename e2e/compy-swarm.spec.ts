import { expect, test } from '@playwright/test';
import { Table } from './play/table';

test('Compy Swarm makes a tapped copy at the end of a turn in which a creature died', async ({
  page,
}) => {
  const table = await Table.empty(page);
  await table.add('Compy Swarm');
  await table.add('Swamp', { count: 3 });
  await table.add('Murder', { zone: 'hand' });
  await table.add('Grizzly Bears', { player: 'Bea' });

  await table.inHand('Ada', 'Murder').click();
  await table.onBattlefield('Grizzly Bears').click();
  await table.answer(/^Choose this target/);
  await table.answer(/^Pay/);
  await table.pass();
  await table.pass();
  await expect(table.onBattlefield('Grizzly Bears')).toHaveCount(0);
  await expect(table.zone('Bea', 'Graveyard')).toHaveAccessibleName(/1 card/);

  await test.step('nothing triggers before the end step', async () => {
    await expect(table.onStack('Compy Swarm')).toHaveCount(0);
  });

  // Passing on, with no attack, until the end step has begun.
  for (let passes = 0; passes < 30; passes += 1) {
    if ((await table.onStack('Compy Swarm').count()) > 0) break;
    const attack = table.question.getByRole('button', { name: 'Attack with none' });
    if (await attack.isVisible()) await attack.click();
    else await table.pass();
  }
  await expect(table.onStack('Compy Swarm')).toHaveAccessibleName(/ability/);
  await table.pass();
  await table.pass();
  await expect(table.onBattlefield('Compy Swarm token')).toHaveAccessibleName(/tapped/);
  await expect(table.onBattlefield('Compy Swarm token')).toHaveAccessibleName(
    /2\/2 black and green/,
  );
});
