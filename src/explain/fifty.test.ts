import { beforeAll, expect, it } from 'vitest';
import type { Answer, ObjectId } from '../rules';
import { Board, TO_B } from '../rulings/played';
import { namesOf } from '.';
import { checkText } from './checks/checkText';
import { derivation, type Field } from './derivations';
import { type Line, linesOf } from './events';
import { loadTelling } from './telling';
import { linkedParts } from './testing/linked';

/** What is said of each concern; together they are fifty. */
const EVENTS = 32;
const REFUSALS = 7;
const VALUES = 11;

const MAIN = { step: 'main1' } as const;

/** A sentence as it stands in the file: names as links, rules behind. */
const written = (
  board: Board,
  text: string,
  objects: readonly ObjectId[],
  cites: readonly string[],
) => {
  const parts = linkedParts(text, objects, namesOf(board.state));
  const said = parts.map(({ text: part, object }) => (object === undefined ? part : `[${part}]`));
  return `- ${said.join('')} (${cites.join(', ')})`;
};

/** What a board comes to tell while something is done on it, every line of it. */
function events(board: Board, does: (board: Board) => void): readonly string[] {
  const before = board.state;
  const from = board.events.length;
  does(board);
  const lines = (all: readonly Line[]): readonly Line[] =>
    all.flatMap((line) => [line, ...lines(line.children)]);
  return lines(linesOf(board.events.slice(from), board.state, before)).map(
    ({ text, objects, cites }) => written(board, text, objects, cites),
  );
}

function refusal(board: Board, answer: Answer): readonly string[] {
  const result = board.tried(answer);
  if (result.result !== 'refused') throw new Error(`${result.result}: ${JSON.stringify(answer)}`);
  return result.checks.map((check) => {
    const objects = check.subjects.flatMap((subject) =>
      typeof subject === 'number' ? [subject] : [],
    );
    return written(board, checkText(check, namesOf(board.state)), objects, check.cites);
  });
}

const values = (board: Board, id: ObjectId, ...fields: readonly Field[]): readonly string[] =>
  fields.flatMap((field) =>
    (derivation(board.state, id, field)?.lines ?? []).map(({ text, source, cites }) =>
      written(board, text, [id, ...(source === null ? [] : [source])], cites),
    ),
  );

const bolt = () => {
  const board = Board.of([{ hand: ['Lightning Bolt'] }, { battlefield: ['Grizzly Bears'] }], MAIN);
  return events(board, (its) =>
    its.cast(its.find('Lightning Bolt'), { targets: [[its.find('Grizzly Bears')]] }).resolveAll(),
  );
};

const tokens = () => {
  const board = Board.of(
    [{ hand: ['Raise the Alarm'], battlefield: ['Doubling Season', 'Soul Warden'] }, {}],
    MAIN,
  );
  return events(board, (its) => its.cast(its.find('Raise the Alarm')).resolveAll());
};

const face = () => {
  const board = Board.of([{ hand: ['Lightning Bolt'] }, { life: 3 }], MAIN);
  return events(board, (its) =>
    its.cast(its.find('Lightning Bolt'), { targets: [[TO_B]] }).resolveAll(),
  );
};

function refusals(): readonly string[] {
  const board = Board.of(
    [
      { hand: ['Lightning Bolt', 'Wrath of God', 'Forest'], battlefield: ['Forest'] },
      { battlefield: ['Grizzly Bears'], hand: ['Serra Angel', 'Opt'] },
    ],
    MAIN,
  );
  const found = (name: string, zone?: 'hand') => board.find(name, zone);
  const first = [
    ...refusal(board, { kind: 'cast', object: found('Serra Angel') }),
    ...refusal(board, { kind: 'cast', object: found('Forest', 'hand') }),
    ...refusal(board, { kind: 'cast', object: found('Grizzly Bears') }),
    ...refusal(board, { kind: 'playLand', object: found('Lightning Bolt') }),
    ...refusal(board, { kind: 'yesNo', yes: true }),
  ];
  board.cast(found('Lightning Bolt'), { targets: [[TO_B]] });
  return [
    ...first,
    ...refusal(board, { kind: 'cast', object: found('Wrath of God') }),
    ...refusal(board, { kind: 'playLand', object: found('Forest', 'hand') }),
  ];
}

function sizes(): readonly string[] {
  const board = Board.of(
    [
      {
        battlefield: [
          { card: 'Grizzly Bears', counters: { '+1/+1': 2 } },
          'Glorious Anthem',
          'Humility',
          'Blood Moon',
          'Urborg, Tomb of Yawgmoth',
        ],
      },
      {},
    ],
    MAIN,
  );
  return [
    ...values(board, board.find('Grizzly Bears'), 'power', 'abilities', 'colors', 'controller'),
    ...values(board, board.find('Urborg, Tomb of Yawgmoth'), 'types', 'abilities'),
  ];
}

beforeAll(loadTelling);

it('fifty sentences stand as they were reviewed', async () => {
  const once = (all: readonly string[], most: number) => [...new Set(all)].slice(0, most);
  const told = once([...bolt(), ...tokens(), ...face()], EVENTS);
  const refused = once(refusals(), REFUSALS);
  const derived = once(sizes(), VALUES);
  expect([told.length, refused.length, derived.length]).toEqual([EVENTS, REFUSALS, VALUES]);
  const file = [
    '# Fifty sentences',
    'What happens, why not, and why so, as the program says it: short, in the present tense, names as links. A change here is a change of words: read it aloud before taking it (`vitest -u`).',
    '## What happens',
    told.join('\n'),
    '## Why not',
    refused.join('\n'),
    '## Why so',
    derived.join('\n'),
  ];
  await expect(`${file.join('\n\n')}\n`).toMatchFileSnapshot('fifty.md');
});
