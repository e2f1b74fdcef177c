import { describe, expect, it } from 'vitest';
import { activatedAbilities, waysToProduce } from '../../rules';
import { B, Board, TO_B } from '../../rulings/played';
import { namesOf } from '../naming/namesOf';
import { costLines, eventProofs, paidLines, producingLines } from '.';

const proofsOf = ({ events, state }: Board) => eventProofs(events, namesOf(state));
const told = (board: Board) =>
  proofsOf(board).map(({ lines }) => lines.map(({ text, cites }) => `${text} [${cites}]`));

function tapForMana(board: Board, name: string): Board {
  const object = board.find(name);
  const [held] = activatedAbilities(board.state, object);
  return board.answer({ kind: 'activate', object, ability: held?.key ?? '' });
}

describe('how an event came to be what it was', () => {
  it('tokens that two effects double: proposed, both in turn, what happened', () => {
    const board = Board.of([
      { battlefield: ['Doubling Season', 'Parallel Lives'], hand: ['Dragon Fodder'] },
      { battlefield: ['Anointed Procession'] },
    ]);
    board.cast(board.find('Dragon Fodder')).resolve();
    expect(told(board)).toMatchInlineSnapshot(`
      [
        [
          "Proposed: A creates two Goblin tokens. [614.1]",
          "Doubling Season applies, before Parallel Lives (the order makes no difference): A creates four Goblin tokens. [614.6,614.1a,616.1]",
          "Parallel Lives applies: A creates eight Goblin tokens. [614.6,614.1a]",
          "Anointed Procession does not apply: it changes other events than this. [614.1]",
          "So it happens: A creates eight Goblin tokens. [616.1f]",
        ],
      ]
    `);
  });

  it('mana replaced twice, in the order that its player chooses', () => {
    const board = Board.of([{ battlefield: ['Contamination', 'Mana Reflection', 'Forest'] }, {}]);
    tapForMana(board, 'Forest');
    board.answer({ kind: 'object', object: board.find('Mana Reflection') });
    expect(told(board)).toMatchInlineSnapshot(`
      [
        [
          "Proposed: A taps Forest for {G}. [614.1]",
          "Mana Reflection applies, which A chose before Contamination: A taps Forest for {G}{G}. [614.6,106.12b,616.1]",
          "Contamination applies: A taps Forest for {B}. [614.6,106.12b]",
          "So it happens: A taps Forest for {B}. [616.1f]",
        ],
      ]
    `);
  });

  it('damage that is prevented', () => {
    const board = Board.of([{ hand: ['Fog'], battlefield: ['Grizzly Bears'] }, {}], {
      step: 'beginCombat',
    });
    board.cast(board.find('Fog')).resolve();
    board.pass().pass();
    const attacker = board.find('Grizzly Bears');
    board.answer({
      kind: 'attackers',
      attackers: [{ object: attacker, whom: { player: B } }],
    });
    while (board.asked.kind === 'priority' && board.state.turn.step !== 'endCombat') board.pass();
    if (board.asked.kind === 'declareBlockers') board.answer({ kind: 'blockers', blockers: [] });
    while (board.asked.kind === 'priority' && board.state.turn.step !== 'endCombat') board.pass();
    expect(told(board)).toMatchInlineSnapshot(`
      [
        [
          "Proposed: Grizzly Bears deals 2 combat damage to B. [614.1]",
          "Fog applies: nothing happens. [614.6,615.1]",
          "So it happens: nothing happens. [616.1f]",
        ],
      ]
    `);
  });
});

describe('how a cost was made up and paid', () => {
  it('Thalia, Trinisphere and a kicker, each with its rule', () => {
    const board = Board.of([
      { battlefield: ['Thalia, Guardian of Thraben', 'Trinisphere'], hand: ['Lightning Bolt'] },
      {},
    ]);
    board.cast(board.find('Lightning Bolt'), { targets: [[TO_B]] });
    const cost = board.events.flatMap((e) => (e.kind === 'step' && e.cost ? [e.cost] : [])).at(-1);
    const lines = costLines(cost?.steps ?? [], namesOf(board.state));
    expect(
      lines.map(({ text, sign, symbols, after, cites }) => [
        text,
        `${sign}${symbols}`,
        after,
        cites.join(),
      ]),
    ).toMatchInlineSnapshot(`
      [
        [
          "Mana cost",
          "{R}",
          "{R}",
          "601.2f",
        ],
        [
          "More: Thalia, Guardian of Thraben",
          "+{1}",
          "{1}{R}",
          "601.2f,118.7",
        ],
        [
          "At least: Trinisphere",
          "{3}",
          "{2}{R}",
          "601.2f",
        ],
      ]
    `);
    expect(
      paidLines(cost?.paid ?? [], namesOf(board.state)).map(({ text }) => text),
    ).toMatchInlineSnapshot(`
      [
        "{R} put there by hand pays {R}.",
        "{C}{C} put there by hand pays {1}{1}.",
      ]
    `);
  });

  it('what a source could produce, and what replaces it (106.7)', () => {
    const board = Board.of([{ battlefield: ['Forest', 'Contamination', 'Reflecting Pool'] }, {}]);
    const of = (name: string) =>
      producingLines(waysToProduce(board.state, board.find(name)), (key) => `ability ${key}`).map(
        ({ text }) => text,
      );
    expect([of('Forest'), of('Reflecting Pool')]).toMatchInlineSnapshot(`
      [
        [
          "By “ability b:Forest”: {G}, which becomes {B}.",
        ],
        [
          "By “ability p0”: {B}.",
        ],
      ]
    `);
  });
});
