import { expect } from '@playwright/test';
import { expectNoFaults } from '../play/faults';
import { openByLink } from '../play/position';
import { ada, bea, board, comingTo, expectLines, test } from '../play/verb';

const copied = board(
  ada({
    battlefield: [
      {
        card: 'Quicksilver Gargantuan',
        copyOf: 'Compy Swarm',
        except: { power: 7, toughness: 7 },
      },
    ],
  }),
  bea(),
);

test('the copy lens: what was copied, what was not, and what the effect changed', async ({
  page,
  person,
}) => {
  await openByLink(page, copied);
  await person.act(person.onBattlefield('Compy Swarm'), /^Why is it/);
  const lens = page.getByRole('region', { name: 'What the copy took' });
  await expect(lens.getByRole('region', { name: 'Copied', exact: true })).toContainText(
    'Compy Swarm',
  );
  const changed = lens.getByRole('region', { name: 'Changed by the effect' });
  await expect(changed).toContainText('7/7, not 2/2');
  await expect(changed).toContainText('707.9b');
  await expectNoFaults(page, '.why-lens');
  await person.press(lens.getByRole('button', { name: 'Make one, as a branch' }));
  await expectLines(
    page,
    comingTo(copied, [
      {
        edit: 'place',
        player: 'Ada',
        zone: 'battlefield',
        token: true,
        copyOf: 'quicksilver-gargantuan',
        sick: true,
      },
    ]),
  );
});
