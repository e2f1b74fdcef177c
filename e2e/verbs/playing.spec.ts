import { expect } from '@playwright/test';
import { ada, bea, board, verb } from '../play/verb';

verb('a land is tapped for mana', {
  on: board(ada({ battlefield: ['Island', 'Forest'] }), bea()),
  does: (person) => person.press(person.onBattlefield('Forest')),
  comesTo: [{ tap: 'forest' }],
});

verb('a land with a choice of mana asks which', {
  on: board(ada({ battlefield: ['Tropical Island'] }), bea()),
  does: async (person) => {
    await person.act(person.onBattlefield('Tropical Island'), /\{?U\}?|blue/);
  },
  comesTo: [{ tap: 'tropical-island', mana: '{U}' }],
});

verb('a land is played', {
  on: board(ada({ hand: ['Forest'] }), bea()),
  does: (person) => person.press(person.inHand('Ada', 'Forest')),
  comesTo: [{ play: 'forest' }],
});

verb('passing and resolving', {
  on: board(ada({ hand: ['Grizzly Bears'], battlefield: ['2 Forest'] }), bea()),
  does: async (person) => {
    await person.press(person.inHand('Ada', 'Grizzly Bears'));
    await person.answer(/^Pay/);
    await person.resolve();
    await expect(person.onBattlefield('Grizzly Bears')).toBeVisible();
  },
  comesTo: [{ cast: 'grizzly-bears' }, { resolve: true }],
});

verb('an ability is activated', {
  on: board(ada({ battlefield: ['Prodigal Pyromancer'] }), bea()),
  does: async (person) => {
    await person.press(person.onBattlefield('Prodigal Pyromancer'));
    await person.press(person.player('Bea'));
    await person.answer(/^Choose this target/);
    await person.resolve();
  },
  comesTo: [{ activate: 'prodigal-pyromancer', targets: ['Bea'] }, { resolve: true }],
});
