import { expect } from '@playwright/test';
import { ada, bea, board, verb } from '../play/verb';

verb('a land is tapped for mana', {
  on: board(ada({ battlefield: ['Island', 'Forest'] }), bea()),
  does: (person) => person.press(person.onBattlefield('Forest')),
  comesTo: [{ tap: 'forest' }],
});

verb('a land that makes two colours: one of them is chosen from its menu', {
  on: board(ada({ battlefield: ['Tropical Island'] }), bea()),
  does: (person) => person.act(person.onBattlefield('Tropical Island'), /add.*(\{U\}|blue)/i),
  comesTo: [{ tap: 'tropical-island', mana: '{U}' }],
});

verb('a land is played', {
  on: board(ada({ hand: ['Forest'] }), bea()),
  does: (person) => person.press(person.inHand('Ada', 'Forest')),
  comesTo: [{ play: 'forest' }],
});

verb('an ability is activated, with a player as the target', {
  on: board(ada({ battlefield: ['Prodigal Pyromancer'] }), bea()),
  does: async (person) => {
    await person.press(person.onBattlefield('Prodigal Pyromancer'));
    await person.aimAtPlayer('Bea');
    await person.resolve();
  },
  comesTo: [{ activate: 'prodigal-pyromancer', targets: ['Bea'] }, { resolve: true }],
});

verb('an ability with a cost that is no mana', {
  on: board(ada({ battlefield: ['Viscera Seer', 'Hill Giant'], library: ['Island'] }), bea()),
  does: async (person) => {
    await person.press(person.onBattlefield('Viscera Seer'));
    await person.choose(person.onBattlefield('Hill Giant'), /^(Sacrifice|Choose)/);
  },
  comesTo: [{ activate: 'viscera-seer', choose: ['hill-giant'] }],
});

verb('passing to the next step', {
  on: board(ada(), bea()),
  does: async (person) => {
    await person.pass(2);
    await expect(person.question).toContainText('Ada');
  },
  comesTo: [{ pass: true, times: 2 }],
});

verb('everybody passes until the top of the stack has resolved', {
  on: {
    ...board(ada({ hand: ['Shock', 'Opt'], library: ['Island'] }), bea()),
    play: [
      { cast: 'opt', pay: 'free' },
      { cast: 'shock', targets: ['Bea'], pay: 'free' },
    ],
  },
  does: async (person) => {
    await person.fastForward();
    // Its last answer is the pass by which it resolves.
    await expect(person.onStack('Shock')).toHaveCount(0);
  },
  comesTo: [{ resolve: true }],
});

verb('six players: everybody passes once round the table', {
  on: board(
    ...['Ada', 'Bea', 'Cleo', 'Dan', 'Eve', 'Finn'].map((name) => ({
      name,
      battlefield: ['Forest'],
    })),
  ),
  does: async (person) => {
    await person.pass(6);
  },
  comesTo: [{ pass: true, times: 6 }],
});

verb('a step is gone to: everybody passes until then', {
  on: board(ada(), bea()),
  does: async (person) => {
    const { hands, page } = person;
    await hands.keyOr('s', () =>
      hands.press(page.getByRole('button', { name: /^Turn 1, .*: all steps and stops/ })),
    );
    const dialog = page.getByRole('dialog', { name: /^Turn 1/ });
    await hands.press(dialog.getByRole('button', { name: /^Go to the end step$/ }));
    await expect(person.page.getByRole('button', { name: /^end, now/ })).toBeVisible();
  },
  comesTo: [{ advance: 'end' }],
});

verb('everybody passes until the stack is empty', {
  on: {
    ...board(
      ada({
        hand: [
          { card: 'Shock', ref: 'one' },
          { card: 'Shock', ref: 'two' },
        ],
      }),
      bea(),
    ),
    play: [
      { cast: 'one', targets: ['Bea'], pay: 'free' },
      { cast: 'two', targets: ['Bea'], pay: 'free' },
    ],
  },
  does: async (person) => {
    await person.passOn('Shift+R', /^Resolve all/);
    await expect(person.player('Bea')).toHaveAccessibleName(/16 life/);
  },
  comesTo: [{ resolve: 'all' }],
});

verb('everybody passes until the next stop, or the next turn', {
  on: board(ada(), bea()),
  does: async (person) => {
    await person.passOn('Shift+N', /^To the next stop/);
    await expect(person.page.getByRole('button', { name: /^Turn 2, Bea’s/ })).toBeVisible();
  },
  comesTo: [{ advance: { step: 'upkeep', of: 'Bea' } }],
});

verb('everybody passes until the next turn', {
  on: board(ada(), bea()),
  does: async (person) => {
    await person.press(person.page.getByRole('button', { name: 'Next turn' }));
    await expect(person.page.getByRole('button', { name: /^Turn 2, Bea’s/ })).toBeVisible();
  },
  comesTo: [{ advance: { step: 'upkeep', of: 'Bea' } }],
});
