import { expect } from '@playwright/test';
import { ada, bea, board, verb } from '../play/verb';

const lands = board(ada({ battlefield: ['Island', 'Forest'] }), bea());

verb('undo and redo', {
  on: lands,
  does: async (person) => {
    await person.press(person.onBattlefield('Island'));
    await expect(person.onBattlefield('Island')).toHaveAccessibleName(/tapped/);
    await person.undo();
    await expect(person.onBattlefield('Island')).not.toHaveAccessibleName(/tapped/);
    await person.redo();
    await expect(person.onBattlefield('Island')).toHaveAccessibleName(/tapped/);
  },
  comesTo: [{ tap: 'island' }],
});

verb('acting otherwise after undo makes a branch', {
  on: lands,
  does: async (person) => {
    await person.press(person.onBattlefield('Island'));
    await person.undo();
    await expect(person.onBattlefield('Island')).not.toHaveAccessibleName(/tapped/);
    await person.press(person.onBattlefield('Forest'));
    await expect(person.onBattlefield('Forest')).toHaveAccessibleName(/tapped/);
  },
  comesTo: [{ branch: [{ tap: 'island' }] }, { tap: 'forest' }],
});

verb('from an earlier step another way is gone, and the first line stays', {
  on: { ...lands, play: [{ tap: 'island' }, { tap: 'forest' }] },
  does: async (person) => {
    await person.goToStep(/Island/);
    await expect(person.onBattlefield('Forest')).not.toHaveAccessibleName(/tapped/);
    await person.pass();
  },
  comesTo: [],
});
