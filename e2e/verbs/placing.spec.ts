import { expect } from '@playwright/test';
import { ada, bea, board, verb } from '../play/verb';

const empty = board(ada(), bea());

for (const [zone, words] of [
  ['battlefield', 'battlefield'],
  ['hand', 'hand'],
  ['library', 'library, on top'],
  ['graveyard', 'graveyard'],
  ['exile', 'exile'],
  ['command', 'command zone'],
] as const) {
  verb(`a card is placed: ${words}`, {
    on: empty,
    does: (person) => person.place('Grizzly Bears', { player: 'Bea', zone: words }),
    comesTo: [{ edit: 'place', player: 'Bea', zone, card: 'Grizzly Bears' }],
  });
}

verb('several cards are placed at once', {
  on: empty,
  does: async (person) => {
    await person.place('Forest', { count: 3 });
    await expect(person.onBattlefield('Forest')).toHaveCount(3);
  },
  comesTo: [{ edit: 'place', player: 'Ada', zone: 'battlefield', card: 'Forest', count: 3 }],
});
