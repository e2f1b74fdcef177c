import { expect, type Locator } from '@playwright/test';
import type { Person } from '../play/person';
import { ada, after, bea, board, cleo, verb } from '../play/verb';

const GOBLINS = {
  token: {
    name: 'Goblin',
    type_line: 'Token Creature — Goblin',
    colors: ['R'],
    power: '1',
    toughness: '1',
  },
  count: 12,
} as const;

/** Answers how many of the pile are meant. */
async function howMany(person: Person, count: number | 'all') {
  const dialog = person.page.getByRole('dialog', { name: /how many\?$/ });
  await expect(dialog).toBeVisible();
  if (count === 'all') await person.press(dialog.getByRole('button', { name: /^(All|As many)/ }));
  else {
    await person.hands.write(dialog.getByRole('spinbutton'), String(count));
    await person.press(dialog.getByRole('button', { name: `With ${count}` }));
  }
  await expect(dialog).toBeHidden();
}

const piled = (cards: Locator, words: RegExp) => cards.and(cards.page().getByLabel(words));

verb('some of a pile are tapped by hand', {
  on: board(ada({ battlefield: [GOBLINS] }), bea()),
  does: async (person) => {
    const goblins = person.onBattlefield('Goblin token');
    await person.act(goblins, /^Tap/);
    await howMany(person, 5);
    await expect(piled(goblins, /, 5 tapped/)).toBeVisible();
    await expect(piled(goblins, /, 7 untapped/)).toBeVisible();
  },
  comesTo: [8, 9, 10, 11, 12].map((nth) => ({
    edit: 'set',
    object: `goblin-${nth}`,
    tapped: true,
  })),
});

verb('some of a pile get counters by hand', {
  on: board(ada({ battlefield: [GOBLINS] }), bea()),
  does: async (person) => {
    await person.act(person.onBattlefield('Goblin token'), /^Counters/);
    await howMany(person, 2);
    const dialog = person.page.getByRole('dialog', { name: /^Counters/ });
    await person.hands.write(dialog.getByRole('spinbutton', { name: '+1/+1' }), '1');
    await person.hands.press(dialog.getByRole('button', { name: 'Set' }));
    await expect(person.onBattlefield('Goblin token')).toHaveCount(3);
  },
  comesTo: [11, 12].map((nth) => ({
    edit: 'set',
    object: `goblin-${nth}`,
    counters: { '+1/+1': 1 },
  })),
});

verb('all of a pile are tapped for mana, one after another', {
  on: board(ada({ battlefield: ['6 Forest'] }), bea()),
  does: async (person) => {
    await person.press(person.onBattlefield('Forest'));
    await howMany(person, 'all');
    const tapped = piled(person.onBattlefield('Forest'), /\btapped/);
    await expect.poll(() => person.howMany(tapped)).toBe(6);
  },
  comesTo: ['forest', ...[2, 3, 4, 5, 6].map((nth) => `forest-${nth}`)].map((tap) => ({ tap })),
});

verb('some of a gathered pile attack one of two players', {
  on: after(board(ada({ battlefield: [GOBLINS] }), bea(), cleo()), {
    advance: 'declareAttackers',
  }),
  does: async (person) => {
    const goblins = person.onBattlefield('Goblin token');
    await person.press(person.page.getByRole('button', { name: /lay on one pile$/ }));
    await expect(goblins).toHaveCount(1);
    await person.press(goblins);
    await howMany(person, 3);
    await person.press(person.player('Cleo'));
    await expect(piled(goblins, /attacks Cleo/)).toHaveCount(3);
    await person.answer(/^Attack with these 3/);
  },
  comesTo: [{ attack: { 'goblin-10': 'Cleo', 'goblin-11': 'Cleo', 'goblin-12': 'Cleo' } }],
});

verb('creatures of an opened pile attack', {
  on: after(board(ada({ battlefield: [GOBLINS] }), bea()), { advance: 'declareAttackers' }),
  does: async (person) => {
    const goblins = person.onBattlefield('Goblin token');
    await expect(goblins).toHaveCount(12);
    for (const nth of [1, 8]) await person.press(goblins.nth(nth));
    await person.answer(/^Attack with these 2/);
  },
  comesTo: [{ attack: { 'goblin-2': 'Bea', 'goblin-9': 'Bea' } }],
});
