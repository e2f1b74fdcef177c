import { beforeAll, describe, expect, it } from 'vitest';
import type { Game, GameEvent } from '../../rules';
import { Board } from '../../rulings/played';
import { loadTelling } from '../telling';
import { type Played, proposeRuling, type Ruling, rulingMarkdown, rulingText } from '.';

beforeAll(loadTelling);

const start = () =>
  Board.of([{ hand: ['Lightning Bolt'] }, { battlefield: ['Grizzly Bears'], life: 17 }], {
    step: 'main1',
  });

/** What a board did, as one step of play. */
function playedOn(board: Board, does: (board: Board) => void): Played {
  const before: Game = board.game;
  const from = board.events.length;
  does(board);
  const events: readonly GameEvent[] = board.events.slice(from);
  return { before, after: board.game, events };
}

describe('a ruling about what was played', () => {
  const proposal = () => {
    const board = start();
    const game = board.game;
    const bears = board.find('Grizzly Bears');
    const bolt = board.find('Lightning Bolt');
    const cast = playedOn(board, (its) => its.cast(bolt, { targets: [[bears]] }));
    const resolves = playedOn(board, (its) => its.resolveAll());
    return proposeRuling(game, [cast, resolves]);
  };

  it('asks what comes of the first thing that was done, and answers with the last', () => {
    expect(proposal().question).toBe(
      'A casts Lightning Bolt. Lightning Bolt targets Grizzly Bears. What happens?',
    );
    expect(proposal().answer).toMatch(/^Lightning Bolt resolves\. .*Grizzly Bears/);
  });

  it('assumes the turn, the life totals and what it is about as that was', () => {
    const [turn, life, bears] = proposal().assumptions;
    expect(turn).toBe("Turn 1, A's first main phase.");
    expect(life).toBe('A has 20 life; B has 17 life.');
    expect(bears).toMatch(/^Grizzly Bears, 2\/2 green Bear creature, controlled by B\.$/);
  });

  it('gives each reason with its rules, and no passing', () => {
    const { reasons } = proposal();
    expect(reasons.length).toBeGreaterThan(2);
    expect(reasons.every(({ cites }) => cites.length > 0)).toBe(true);
    expect(reasons.some(({ text }) => /passes/.test(text))).toBe(false);
  });
});

it('about a position says who is asked what', () => {
  const { answer, reasons, question } = proposeRuling(start().game, []);
  expect(question).toMatch(/\?$/);
  expect(answer).toMatch(/\.$|\?$/);
  expect(reasons[0]?.cites).not.toEqual([]);
});

describe('a ruling handed on', () => {
  const ruling: Ruling = {
    question: 'Does *Bolt* kill it?',
    assumptions: ['Turn 1.', ' '],
    answer: 'Yes.',
    reasons: [
      { id: 0, text: 'Bolt deals 3 damage.', cites: ['120.3e'], byHand: false },
      { id: 1, text: 'The Bears are tapped.', cites: [], byHand: true },
    ],
    edition: '17 April 2026',
    step: 'step 2 of Bolt [the] Bears',
    link: 'https://example.org/#s=x',
  };

  it('is Markdown in which nothing of the words is taken for a mark', () => {
    expect(rulingMarkdown(ruling)).toBe(
      [
        '**Question.** Does \\*Bolt\\* kill it?',
        '**Assumptions**\n\n- Turn 1.',
        '**Answer.** Yes.',
        '**Reasons**\n\n1. Bolt deals 3 damage. (rule 120.3e)\n2. The Bears are tapped. (by hand)',
        'Comprehensive Rules of 17 April 2026; [step 2 of Bolt \\[the\\] Bears](https://example.org/#s=x)',
      ].join('\n\n'),
    );
  });

  it('is plain text with the link at its end', () => {
    const text = rulingText(ruling);
    expect(text).toContain(
      'Question: Does *Bolt* kill it?\n\nAssumptions:\n- Turn 1.\n\nAnswer: Yes.',
    );
    expect(text.endsWith('step 2 of Bolt [the] Bears\nhttps://example.org/#s=x')).toBe(true);
  });

  it('leaves out what is empty, and a link that could not be made', () => {
    const bare = rulingText({ ...ruling, assumptions: [], reasons: [], link: '' });
    expect(bare).not.toMatch(/Assumptions|Reasons|https/);
  });
});
