import { expect } from '@playwright/test';
import { openByLink } from '../play/position';
import { ada, after, bea, board, comingTo, expectLines, test } from '../play/verb';

const swarm = after(
  board(
    ada({ battlefield: ['Compy Swarm', '6 Swamp'], hand: ['Murder', 'Murder'] }),
    bea({ battlefield: ['Grizzly Bears'] }),
  ),
);

test('Compy Swarm’s copy; back, killing it in response as a branch, and the main line again', async ({
  page,
  person,
}) => {
  const token = person.onBattlefield('Compy Swarm token');
  await openByLink(page, swarm);

  await test.step('a creature dies, and nothing triggers before the end step', async () => {
    await person.press(person.inHand('Ada', 'Murder'));
    await person.aimAt('Grizzly Bears');
    await person.pay();
    await person.resolve();
    await expect(person.zone('Bea', 'Graveyard')).toHaveAccessibleName(/1 card/);
    await expect(person.onStack('Compy Swarm')).toHaveCount(0);
  });

  await test.step('everyone passes on, with no attack, until the end step has begun', async () => {
    await person.passUntil(async () => (await person.onStack('Compy Swarm').count()) > 0);
    await expect(person.onStack('Compy Swarm')).toHaveAccessibleName(/ability/);
  });

  await test.step('the copy comes in tapped', async () => {
    await person.resolve();
    await expect(token).toHaveAccessibleName(/tapped/);
    await expect(token).toHaveAccessibleName(/2\/2 black and green/);
  });

  await test.step('back to where the trigger waits', async () => {
    await person.undo();
    await expect(token).toHaveCount(0);
    await person.undo();
    await expect(person.onStack('Compy Swarm')).toHaveCount(1);
  });

  await test.step('the Swarm is killed in response: the copy is made from what it last was', async () => {
    await person.press(person.inHand('Ada', 'Murder'));
    await person.aimAt('Compy Swarm');
    await person.pay();
    await person.resolve();
    await expect(person.onBattlefield('Compy Swarm')).toHaveCount(0);
    await person.resolve();
    await expect(token).toHaveAccessibleName(/2\/2 black and green/);
    await expect(person.zone('Ada', 'Graveyard')).toHaveAccessibleName(/3 cards/);
  });

  await test.step('and the main line is there still', async () => {
    await person.toOtherLine();
    await expect(token).toHaveAccessibleName(/tapped/);
    await expect(person.zone('Ada', 'Graveyard')).toHaveAccessibleName(/1 card/);
    await expectLines(
      page,
      comingTo(swarm, [
        { cast: 'murder', targets: ['grizzly-bears'] },
        { resolve: true },
        { advance: 'end' },
        {
          branch: [
            { cast: 'murder-2', targets: ['compy-swarm'] },
            { resolve: true },
            { resolve: true },
          ],
        },
        { resolve: true },
      ]),
    );
  });
});
