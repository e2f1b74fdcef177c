import { expect } from '@playwright/test';
import { expectNoFaults } from '../play/faults';
import { openByLink } from '../play/position';
import { ada, after, bea, board, test } from '../play/verb';

/** Attackers are declared already, and the creature was tapped and had just come. */
const late = after(
  {
    ...board(ada({ battlefield: [{ card: 'Serra Angel', tapped: true, sick: true }] }), bea()),
    turn: { active: 'Ada', step: 'beginCombat' },
  },
  { pass: true },
  { pass: true },
  { attack: {} },
);

test('an attack that is not allowed: all that prevents it, and a branch in which it is', async ({
  page,
  person,
}) => {
  await openByLink(page, late);
  await person.act(person.onBattlefield('Serra Angel'), /^What can be done with it/);
  const deeds = page.getByRole('region', { name: 'What can be done with it?' });
  const attack = deeds.getByRole('button', { name: /^Attack with it\?.*illegal now/ });
  await expect(attack).toHaveAttribute('aria-expanded', 'true');
  for (const reason of [
    /only as the declare attackers step/,
    /already tapped/,
    /since their turn began/,
  ]) {
    await expect(deeds.getByRole('listitem').filter({ hasText: reason }).first()).toBeVisible();
  }
  await expect(deeds.getByRole('button', { name: /^rule 508\.1a/ }).first()).toBeVisible();
  await expectNoFaults(page);
  await person.press(
    deeds.getByRole('button', { name: /^Go back to the declaration of attackers/ }),
  );
  await expect(deeds).toBeHidden();
  await person.attack('Serra Angel', 'Bea');
});

test('a sorcery out of its time is cast in a branch in which it is the time', async ({
  page,
  person,
}) => {
  const upkeep = {
    ...board(ada({ hand: ['Divination'], battlefield: ['3 Island'] }), bea()),
    turn: { active: 'Ada', step: 'upkeep' as const },
  };
  await openByLink(page, upkeep);
  await person.act(person.inHand('Ada', 'Divination'), /^What can be done with it/);
  const deeds = page.getByRole('region', { name: 'What can be done with it?' });
  await expect(deeds.getByText('It is no main phase, but the upkeep step.')).toBeVisible();
  await person.press(deeds.getByRole('button', { name: /^Go to Ada's main phase/ }));
  await expect(
    page.getByRole('complementary', { name: /^Casting, 601\.2: Divination/ }),
  ).toBeVisible();
});
