import type { BoardView, FoundCardView, WorkView } from '../views';
import * as c from './cards';

export const boards: BoardView[] = [
  {
    id: 'b1',
    title: 'The kicked spell is countered. And its trigger?',
    line: 'Depth Defiler on the stack, Counterspell above its trigger.',
    shows: 'Shows kicker, a trigger on casting, and answering it.',
    rules: [{ rule: '113.7a' }, { rule: '702.33d' }],
    cards: [c.defiler(), c.counterspell(), c.orrery()],
    first: true,
  },
  {
    id: 'b2',
    title: 'A copy of a kicked spell: five tokens, or ten?',
    line: 'A copy of a kicked Rite of Replication.',
    shows: 'Shows copies of spells, and copies of creatures as tokens.',
    rules: [{ rule: '707.10' }, { rule: '702.33d' }],
    cards: [c.rite(), c.angel()],
  },
  {
    id: 'b3',
    title: 'The Swarm died first. Is there still a token?',
    line: 'Compy Swarm is killed with its own trigger on the stack.',
    shows: 'Shows last known information.',
    rules: [{ rule: '608.2h' }, { rule: '603.4' }],
    cards: [c.swarm(), c.pulse(), c.goyf()],
  },
];

export const works: WorkView[] = [
  { id: 'w1', title: 'Defiler before blocks', line: 'turn 17, attack', when: 'today' },
  { id: 'w2', title: 'Swarm, killed in response', line: 'turn 6, end step', when: 'yesterday' },
];

export const found: FoundCardView[] = [
  { name: 'Counterspell', typeLine: 'Instant', cost: '{U}{U}' },
  { name: 'Compy Swarm', typeLine: 'Creature — Dinosaur', cost: '{1}{B}{G}' },
  { name: 'Depth Defiler', typeLine: 'Creature — Eldrazi', cost: '{3}{U}{U}' },
  { name: 'Serra Angel', typeLine: 'Creature — Angel', cost: '{3}{W}{W}' },
  {
    name: 'Walking Ballista',
    typeLine: 'Artifact Creature — Construct',
    cost: '{X}{X}',
    unread: true,
  },
];
