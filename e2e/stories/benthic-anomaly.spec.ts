import { expect } from '@playwright/test';
import { openByLink } from '../play/position';
import { ada, bea, board, cleo, comingTo, expectLines, test } from '../play/verb';

const table = board(
  ada({ battlefield: ['7 Island', 'Wastes'], hand: ['Benthic Anomaly'], library: ['3 Island'] }),
  bea({ battlefield: ['Serra Angel', 'Llanowar Elves'] }),
  cleo({ battlefield: ['Colossal Dreadmaw', 'Typhoid Rats'] }),
);

test('Benthic Anomaly copies one of the creatures chosen, sized by all of them', async ({
  page,
  person,
}) => {
  await openByLink(page, table);
  await person.cast('Benthic Anomaly');
  await person.pay();
  await expect(person.onStack('Benthic Anomaly')).toHaveCount(2);
  await person.resolve(3);

  await test.step('a creature of each opponent is chosen, and one of the two is copied', async () => {
    for (const name of ['Serra Angel', 'Colossal Dreadmaw', 'Serra Angel']) {
      await person.choose(person.onBattlefield(name), /^Choose this one/);
    }
  });

  await test.step('the token has the total power and toughness, and is a colourless Eldrazi', async () => {
    const token = person.onBattlefield('Serra Angel token');
    await expect(token).toHaveAccessibleName(/10\/10 colourless/);
    await expect(token).toHaveAccessibleName(/Creature — Eldrazi/);
    await expect(token).toHaveAccessibleName(/copy of Serra Angel with exceptions/);
  });

  await test.step('then the Anomaly itself resolves', async () => {
    await person.resolve(3);
    await expect(person.onBattlefield('Benthic Anomaly')).toBeVisible();
    await expect(person.onStack('Benthic Anomaly')).toHaveCount(0);
  });

  await expectLines(
    page,
    comingTo(table, [
      { cast: 'benthic-anomaly' },
      { resolve: true },
      { answer: 'serra-angel', question: 'chooseObject' },
      { answer: 'colossal-dreadmaw', question: 'chooseObject' },
      { answer: 'serra-angel', question: 'chooseObject' },
      { resolve: true },
    ]),
  );
});
