import { expect } from '@playwright/test';
import { ada, after, bea, board, verb } from '../play/verb';

const pings = [{ activate: 'triskelion', targets: ['Bea'] }, { resolve: true as const }];

verb('what was done since a step is repeated', {
  on: after(
    board(ada({ battlefield: [{ card: 'Triskelion', counters: { '+1/+1': 3 } }] }), bea()),
    ...pings,
  ),
  does: async (person) => {
    await person.act(person.stepLine(/^The board/), /^Repeat/);
    const dialog = person.page.getByRole('dialog', { name: /^Repeat/ });
    await person.hands.write(dialog.getByRole('spinbutton', { name: 'How often' }), '2');
    await person.press(dialog.getByRole('button', { name: 'Repeat it 2 times' }));
    await expect(dialog).toBeHidden();
    await expect(person.page.getByText(/^Repeated twice/).first()).toBeVisible();
  },
  comesTo: [...pings, ...pings],
});

const rings = [
  { cast: 'second', pay: 'free' as const },
  { resolve: true as const },
  { answer: ['oblivion-ring'] },
  { resolve: 'all' as const },
  { cast: 'third', pay: 'free' as const },
  { resolve: true as const },
  { answer: ['second'] },
  { resolve: true as const },
  { resolve: true as const },
  { answer: ['third'] },
];

verb('a loop that nobody breaks is called a draw', {
  on: after(
    board(
      ada({
        battlefield: ['Oblivion Ring'],
        hand: [
          { card: 'Oblivion Ring', ref: 'second' },
          { card: 'Oblivion Ring', ref: 'third' },
        ],
      }),
      bea(),
    ),
    ...rings,
  ),
  does: async (person) => {
    await person.act(person.onStack('Oblivion Ring'), /^Nobody breaks this loop/);
    await expect(person.question).toContainText(/draw/);
  },
  comesTo: [{ answer: 'loop' }],
});
