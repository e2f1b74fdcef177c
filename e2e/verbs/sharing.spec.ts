import { expect } from '@playwright/test';
import { openByLink } from '../play/position';
import { ada, bea, board, comingTo, expectLines, test } from '../play/verb';

const work = board(ada({ battlefield: ['Island', 'Forest'] }), bea());

test('a link to a step is shared, and leads there with all that was played', async ({
  page,
  person,
}) => {
  const { hands } = person;
  await openByLink(page, work);
  await person.press(person.onBattlefield('Island'));
  await expect(person.onBattlefield('Island')).toHaveAccessibleName(/tapped/);
  await hands.press(page.getByRole('button', { name: 'More', exact: true }).first());
  await hands.press(page.getByRole('menuitem', { name: /^Share a link/ }));
  const link = page.getByRole('textbox', { name: 'Link to this step' });
  await expect(link).toHaveValue(/#s=/);
  const url = await link.inputValue();

  // Somebody else's page: nothing of this one is left.
  await page.goto('about:blank');
  await page.goto(url);
  await expect(person.onBattlefield('Island')).toHaveAccessibleName(/tapped/);
  await expectLines(page, comingTo(work, [{ tap: 'island' }]));
});
