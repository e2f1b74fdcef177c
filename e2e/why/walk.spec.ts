import { expect } from '@playwright/test';
import { expectNoFaults } from '../play/faults';
import { openByLink } from '../play/position';
import { ada, bea, board, test } from '../play/verb';

const humility = board(ada({ battlefield: ['Humility', 'Opalescence', 'Glorious Anthem'] }), bea());

test('Humility with Opalescence: layer by layer, and in the other order', async ({
  page,
  person,
}) => {
  await openByLink(page, humility);
  await person.act(person.onBattlefield('Humility'), /^Why is it/);
  const walk = page.getByRole('region', { name: 'Why is it 4/4?' });
  await expect(walk.getByRole('row', { name: /^7b Becomes 1\/1/ })).toBeVisible();
  await expect(
    walk.getByRole('row', { name: /^7c .*Glorious Anthem.*layer 6 by Humility/ }),
  ).toBeVisible();
  await person.press(walk.getByRole('button', { name: 'Try the other order' }));
  await expect(walk.getByRole('status')).toContainText('it would be 1/1 instead of 4/4');
  await expect(walk.getByRole('row', { name: /^Then 1\/1/ })).toBeVisible();
  await expectNoFaults(page, '.insp');
  await person.press(walk.getByRole('button', { name: 'As it is' }));
  await expect(walk.getByRole('row', { name: /^Now 4\/4/ })).toBeVisible();
});

for (const order of [
  ['Blood Moon', 'Urborg, Tomb of Yawgmoth'],
  ['Urborg, Tomb of Yawgmoth', 'Blood Moon'],
]) {
  test(`Urborg depends on Blood Moon: ${order.join(' before ')}`, async ({ page, person }) => {
    await openByLink(page, board(ada({ battlefield: [...order, 'Taiga'] }), bea()));
    await person.act(person.onBattlefield('Taiga'), /^Why is it/);
    const walk = page.getByRole('region', { name: 'Why has it these types?' });
    await expect(walk.getByRole('row', { name: /^Now Land — Mountain/ })).toBeVisible();
    const depends = walk.getByRole('list', { name: 'Dependencies' });
    await expect(depends).toContainText('whether it exists');
    await expect(depends).toContainText('613.8a');
    await person.press(depends.getByRole('button', { name: 'Blood Moon' }));
    await expect(page.getByRole('heading', { name: 'Blood Moon', level: 2 })).toBeFocused();
    await person.press(page.getByRole('button', { name: 'Back' }));
    await expect(page.getByRole('heading', { name: 'Taiga', level: 2 })).toBeFocused();
  });
}
