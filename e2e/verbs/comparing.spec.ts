import { expect } from '@playwright/test';
import { openByLink } from '../play/position';
import { ada, bea, board, comingTo, expectLines, test } from '../play/verb';

const lands = board(ada({ battlefield: ['Island', 'Forest'] }), bea());

test('a position that differs in one tapped land is told from the one that is meant', async ({
  page,
  person,
}) => {
  await openByLink(page, lands);
  await person.press(person.onBattlefield('Island'));
  await expect(person.onBattlefield('Island')).toHaveAccessibleName(/tapped/);
  await expectLines(page, comingTo(lands, [{ tap: 'island' }]));
  for (const other of [[], [{ tap: 'forest' }], [{ tap: 'island' }, { tap: 'forest' }]]) {
    await expect(expectLines(page, comingTo(lands, other))).rejects.toThrow(/saved as/);
  }
});
