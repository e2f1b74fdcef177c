import { expect } from '@playwright/test';
import { expectNoFaults } from '../play/faults';
import { openByLink } from '../play/position';
import { ada, bea, board, test } from '../play/verb';

const angel = board(
  ada({ battlefield: [{ card: 'Serra Angel', tapped: true }, 'Glorious Anthem'] }),
  bea(),
);

test('the inspector stands in place of the table, and leaves the question', async ({
  page,
  person,
}) => {
  await openByLink(page, angel);
  await person.act(person.onBattlefield('Serra Angel'), /^Why is it/);
  const inspector = page.getByRole('main', { name: 'Why Serra Angel is as it is' });
  await expect(inspector).toBeVisible();
  await expect(inspector.getByRole('heading', { name: 'Serra Angel', level: 2 })).toBeFocused();
  await expect(person.question).toBeVisible();
  await expect(page.getByRole('main', { name: 'Battlefield' })).toBeHidden();
  await expectNoFaults(page, '.insp');
  await person.press(inspector.getByRole('button', { name: 'Status: why?' }));
  await expect(inspector.getByText('The board as laid out')).toBeVisible();
  await person.press(inspector.getByRole('button', { name: 'Abilities: why?' }));
  await expect(
    inspector.getByRole('heading', { name: 'Why has it these abilities?' }),
  ).toBeFocused();
  await person.hands.keyOr('Escape', () =>
    person.press(inspector.getByRole('button', { name: /^Table/ })),
  );
  await expect(inspector).toBeHidden();
  await expect(person.onBattlefield('Serra Angel')).toBeFocused();
});
