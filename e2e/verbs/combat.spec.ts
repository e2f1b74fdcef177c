import { ada, after, bea, board, cleo, verb } from '../play/verb';

const attack = after(
  board(
    ada({ battlefield: ['Hill Giant', 'Serra Angel'] }),
    bea({ battlefield: ['Grizzly Bears'] }),
    cleo(),
  ),
  { advance: 'declareAttackers' },
);

verb('creatures are declared as attackers, each with whom it attacks', {
  on: attack,
  does: async (person) => {
    await person.attack('Hill Giant', 'Bea');
    await person.attack('Serra Angel', 'Cleo');
    await person.answer(/^Attack with/);
  },
  comesTo: [{ attack: { 'hill-giant': 'Bea', 'serra-angel': 'Cleo' } }],
});

verb('nobody attacks', {
  on: attack,
  does: (person) => person.answer('Attack with none'),
  comesTo: [{ attack: {} }],
});

const block = after(
  board(
    ada({ battlefield: ['Colossal Dreadmaw', 'Hill Giant'] }),
    bea({ battlefield: ['Grizzly Bears', 'Wall of Stone'] }),
  ),
  { attack: { 'colossal-dreadmaw': 'Bea', 'hill-giant': 'Bea' } },
  { pass: true, times: 2 },
);

verb('two creatures block one attacker', {
  on: block,
  does: async (person) => {
    for (const name of ['Grizzly Bears', 'Wall of Stone']) {
      await person.press(person.onBattlefield(name));
      await person.press(person.onBattlefield('Colossal Dreadmaw'));
    }
    await person.answer(/^Block like this/);
  },
  comesTo: [
    { block: { 'grizzly-bears': 'colossal-dreadmaw', 'wall-of-stone': 'colossal-dreadmaw' } },
  ],
});

verb('nobody blocks', {
  on: block,
  does: (person) => person.answer('Block with none'),
  comesTo: [{ block: {} }],
});

verb('combat damage is assigned among two blockers and the player', {
  on: after(
    block,
    ...(block.play ?? []),
    { block: { 'grizzly-bears': 'colossal-dreadmaw', 'wall-of-stone': 'colossal-dreadmaw' } },
    { pass: true, times: 2 },
  ),
  does: async (person) => {
    const give = async (to: RegExp, amount: string) =>
      person.hands.write(person.question.getByRole('spinbutton', { name: to }), amount);
    await give(/Wall of Stone/, '0');
    await give(/Grizzly Bears/, '6');
    await person.answer(/^Divide/);
  },
  comesTo: [{ answer: { 'grizzly-bears': 6, 'wall-of-stone': 0 }, question: 'assignDamage' }],
});
