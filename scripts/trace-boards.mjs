// Boards on which scripts/trace.mjs measures.

/** @param {number} n */
export const tokens = (n) => ({
  scenario: 1,
  title: `${n} tokens`,
  turn: { active: 'Ada', step: 'main1' },
  players: [
    {
      name: 'Ada',
      battlefield: [
        '4 Forest',
        'Serra Angel',
        { token: true, copyOf: 'Grizzly Bears', count: n - 8 },
      ],
      hand: ['2 Giant Growth'],
    },
    { name: 'Bea', battlefield: ['3 Hill Giant'] },
  ],
});
export const mixed = {
  ...tokens(60),
  title: '60 permanents',
  players: [
    {
      name: 'Ada',
      battlefield: [
        '4 Forest',
        '4 Island',
        '2 Wastes',
        'Llanowar Elves',
        'Birds of Paradise',
        '3 Grizzly Bears',
        'Serra Angel',
        'Hill Giant',
        'Air Elemental',
        'Glorious Anthem',
        'Lord of Atlantis',
        'Goblin Chieftain',
        'Prodigal Pyromancer',
        'Mind Stone',
        'Giant Spider',
        'Elvish Visionary',
        'Fencing Ace',
        { token: true, copyOf: 'Grizzly Bears', count: 4 },
        { card: 'Bonesplitter' },
      ],
      hand: ['2 Giant Growth', 'Opt'],
    },
    {
      name: 'Bea',
      battlefield: [
        '5 Mountain',
        '3 Plains',
        '3 Hill Giant',
        'Juggernaut',
        'Boggart Brute',
        'Black Knight',
        'Isamaru, Hound of Konda',
        { token: true, copyOf: 'Raging Goblin', count: 6 },
        'Goblin Electromancer',
        'Fervor',
        '3 Ornithopter',
        'Maro',
      ],
    },
  ],
};

/** So many choices by hand, one after another. */
export const steps = {
  ...tokens(20),
  title: '5,000 steps',
  play: Array.from({ length: 5000 }, (_, nth) => ({
    edit: 'set',
    player: 'Ada',
    life: 20 + (nth % 7),
  })),
};
