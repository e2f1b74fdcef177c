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
  on: lands,
  does: async (person) => {
    await person.press(person.onBattlefield('Island'));
    await person.press(person.onBattlefield('Forest'));
    await expect(person.onBattlefield('Forest')).toHaveAccessibleName(/tapped/);
    await person.goToStep(/taps Island/);
    await expect(person.onBattlefield('Forest')).not.toHaveAccessibleName(/tapped/);
    await person.pass();
  },
  comesTo: [{ tap: 'island' }, { branch: [{ tap: 'forest' }] }, { pass: true }],
});

verb('back to a line of play that was left', {
  on: lands,
  does: async (person) => {
    await person.press(person.onBattlefield('Island'));
    await person.undo();
    await person.press(person.onBattlefield('Forest'));
    await expect(person.onBattlefield('Forest')).toHaveAccessibleName(/tapped/);
    await person.toOtherLine();
    await expect(person.onBattlefield('Island')).toHaveAccessibleName(/tapped/);
    await expect(person.onBattlefield('Forest')).not.toHaveAccessibleName(/tapped/);
  },
  comesTo: [{ branch: [{ tap: 'forest' }] }, { tap: 'island' }],
});

verb('a note is written on a step', {
  on: lands,
  does: async (person) => {
    await person.press(person.onBattlefield('Island'));
    await person.writeNote('Why this one?');
  },
  comesTo: [{ tap: 'island', note: 'Why this one?' }],
});
