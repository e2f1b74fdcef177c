import { expect } from '@playwright/test';
import type { Person } from '../play/person';
import { ada, bea, board, verb } from '../play/verb';

const two = board(
  ada({ battlefield: ['Hill Giant', 'Bonesplitter'] }),
  bea({ battlefield: ['Serra Angel'] }),
);

const standing = async (person: Person, name: string) => {
  await person.act(person.onBattlefield(name), /^Damage, controller/);
  const dialog = person.page.getByRole('dialog', { name: `How ${name} stands` });
  await expect(dialog).toBeVisible();
  return dialog;
};

verb('damage is set by hand', {
  on: two,
  does: async (person) => {
    const dialog = await standing(person, 'Serra Angel');
    await person.hands.write(dialog.getByRole('spinbutton', { name: 'Damage' }), '2');
    await person.hands.press(dialog.getByRole('button', { name: 'Set', exact: true }));
    await expect(person.onBattlefield('Serra Angel')).toHaveAccessibleName(/2 damage/);
  },
  comesTo: [{ edit: 'set', object: 'serra-angel', damage: 2 }],
});

verb('the controller is changed by hand', {
  on: two,
  does: async (person) => {
    const dialog = await standing(person, 'Serra Angel');
    await person.hands.pick(dialog.getByLabel('Controller'), 'Ada');
    await person.hands.press(dialog.getByRole('button', { name: 'Set', exact: true }));
    await expect(dialog).toBeHidden();
  },
  comesTo: [{ edit: 'set', object: 'serra-angel', controller: 'Ada' }],
});

verb('how something stands is changed by hand: sick, face down, phased out', {
  on: two,
  does: async (person) => {
    const dialog = await standing(person, 'Serra Angel');
    for (const name of ['Tapped', 'Summoning sick', 'Face down']) {
      await person.hands.press(dialog.getByRole('checkbox', { name }));
    }
    await person.hands.press(dialog.getByRole('button', { name: 'Set', exact: true }));
    await expect(dialog).toBeHidden();
  },
  comesTo: [{ edit: 'set', object: 'serra-angel', tapped: true, sick: true, faceDown: true }],
});

verb('something is attached by hand, on the table', {
  on: two,
  does: async (person) => {
    await person.act(person.onBattlefield('Bonesplitter'), /^Attach to/);
    await person.press(person.onBattlefield('Serra Angel'));
    await expect(person.onBattlefield('Serra Angel')).toHaveAccessibleName(/6\/4/);
  },
  comesTo: [{ edit: 'set', object: 'bonesplitter', attachedTo: 'serra-angel' }],
});

verb('what is attached is taken off by hand', {
  on: board(
    ada({ battlefield: ['Hill Giant', { card: 'Bonesplitter', attachedTo: 'hill-giant' }] }),
    bea(),
  ),
  does: async (person) => {
    await person.act(person.onBattlefield('Bonesplitter'), /^Take it off/);
    await expect(person.onBattlefield('Hill Giant')).toHaveAccessibleName(/3\/3/);
  },
  comesTo: [{ edit: 'set', object: 'bonesplitter', attachedTo: 'bonesplitter' }],
});

verb('something attacks by hand', {
  on: { ...two, turn: { active: 'Ada', step: 'declareBlockers' } },
  does: async (person) => {
    const dialog = await standing(person, 'Hill Giant');
    await person.hands.pick(dialog.getByLabel('Attacking'), 'Bea');
    await person.hands.press(dialog.getByRole('button', { name: 'Set', exact: true }));
    await expect(person.onBattlefield('Hill Giant')).toHaveAccessibleName(/attacks Bea/);
  },
  comesTo: [{ edit: 'set', object: 'hill-giant', attacking: 'Bea' }],
});

verb('several are selected, and one choice taps all of them', {
  on: two,
  does: async (person) => {
    const both = [person.onBattlefield('Hill Giant'), person.onBattlefield('Serra Angel')];
    await person.select(...both);
    await person.hands.press(person.selected.getByRole('button', { name: /^Tap/ }));
    for (const card of both) await expect(card).toHaveAccessibleName(/tapped/);
  },
  comesTo: [
    { edit: 'set', object: 'hill-giant', tapped: true },
    { edit: 'set', object: 'serra-angel', tapped: true },
  ],
});
