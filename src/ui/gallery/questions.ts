import type { QuestionView } from '../views';
import * as c from './cards';
import { ada, bea, priority } from './tables';

const asked = { player: { id: 'ada', name: 'Ada', seat: 0 }, role: 'chooses' };
const creatures = [...ada.front, ...bea.front].flatMap(({ members }) => members.slice(0, 1));
const choices = creatures.map((card) => ({
  id: card.id,
  label: card.name,
  note: `${card.pt?.power}/${card.pt?.toughness}`,
  card,
}));
const refusedLast = choices.map((choice, place) =>
  place === choices.length - 1
    ? { ...choice, refused: { reason: 'it has shroud', rules: [{ rule: '702.18a' }] } }
    : choice,
);
const defenders = [
  { id: 'bea', label: 'Bea' },
  { id: 'cem', label: 'Cem' },
];

export const questions: Record<string, QuestionView> = {
  priority,
  yesNo: {
    ...asked,
    id: 'q1',
    kind: 'yesNo',
    words: 'Pay {2} for Rhystic Study?',
    yes: { label: 'Pay {2}', note: 'from the pool' },
    no: { label: 'Don’t pay', note: 'Bea draws a card' },
  },
  objects: {
    ...asked,
    id: 'q2',
    kind: 'objects',
    words: 'Choose up to two creatures to tap',
    rules: [{ rule: '701.26a' }],
    choices: refusedLast,
    min: 0,
    max: 2,
    confirm: 'Tap these',
  },
  option: {
    ...asked,
    id: 'q3',
    kind: 'option',
    words: 'Which replacement effect first?',
    rules: [{ rule: '616.1' }],
    choices: [
      { id: 'x', label: 'Contamination', note: 'black instead' },
      { id: 'y', label: 'Mana Reflection', note: 'twice as much' },
    ],
  },
  list: {
    ...asked,
    id: 'q4',
    kind: 'option',
    words: 'Choose a creature type',
    choices: ['Angel', 'Dinosaur', 'Eldrazi', 'Elf', 'Goblin', 'Wall'].map((label) => ({
      id: label,
      label,
    })),
  },
  colour: {
    ...asked,
    id: 'q5',
    kind: 'colour',
    words: 'Choose a colour',
    colours: ['W', 'U', 'B', 'R', 'G'],
  },
  mana: {
    ...asked,
    id: 'q6',
    kind: 'mana',
    words: 'Which mana does Overgrown Tomb make?',
    choices: [
      { id: 'b', label: '{B}' },
      { id: 'g', label: '{G}' },
    ],
  },
  number: {
    ...asked,
    id: 'q7',
    kind: 'number',
    words: 'How many cards to draw?',
    min: 0,
    max: 7,
    value: 2,
    unit: 'cards',
  },
  modes: {
    ...asked,
    id: 'q8',
    kind: 'modes',
    words: 'Choose two modes',
    min: 2,
    max: 2,
    confirm: 'With these modes',
    choices: [
      { id: 'm1', label: 'Counter a spell' },
      { id: 'm2', label: 'Return a permanent to its owner’s hand' },
      { id: 'm3', label: 'Tap all creatures your opponents control' },
      { id: 'm4', label: 'Draw a card' },
    ],
  },
  order: {
    ...asked,
    id: 'q9',
    kind: 'order',
    words: 'In what order do the triggers go on the stack?',
    rules: [{ rule: '603.3b' }],
    first: 'first on the stack, resolves last',
    last: 'last on the stack, resolves first',
    choices: [
      { id: 'o1', label: 'Compy Swarm', note: 'a creature died', card: c.swarm() },
      { id: 'o2', label: 'Phyrexian Arena', note: 'your upkeep', card: c.arena() },
      { id: 'o3', label: 'Tarmogoyf', note: 'attacks', card: c.goyf() },
    ],
  },
  divide: {
    ...asked,
    id: 'q10',
    kind: 'divide',
    words: 'Divide Tarmogoyf’s damage among its blockers',
    rules: [{ rule: '510.1c' }],
    total: 4,
    least: 0,
    unit: 'damage',
    choices: choices.slice(0, 3),
    confirm: 'Deal it like this',
  },
  attackers: {
    ...asked,
    role: 'declares attackers',
    id: 'q11',
    kind: 'attackers',
    words: 'Which creatures attack, and whom?',
    rules: [{ rule: '508.1' }],
    none: 'No attack',
    defenders,
    attackers: ada.front
      .flatMap(({ members }) => members)
      .map((card, place) => ({
        id: card.id,
        label: card.name,
        card,
        ...(place === 4 && {
          refused: { reason: 'it is summoning sick', rules: [{ rule: '302.6' }] },
        }),
      })),
  },
  blockers: {
    ...asked,
    player: { id: 'bea', name: 'Bea', seat: 1 },
    role: 'declares blockers',
    id: 'q12',
    kind: 'blockers',
    words: 'Which creatures block, and which attacker?',
    rules: [{ rule: '509.1' }],
    none: 'No blocks',
    blockers: bea.front
      .flatMap(({ members }) => members.slice(0, 2))
      .map((card) => ({ id: card.id, label: card.name, card })),
    attackers: ada.front
      .flatMap(({ members }) => members)
      .slice(0, 2)
      .map((card) => ({ id: card.id, label: card.name, card })),
  },
};
