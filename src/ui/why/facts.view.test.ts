import { expect, it } from 'vitest';
import { appWith } from '../../actions/testing/app';
import { loadTelling } from '../../explain/telling';
import type { ObjectId } from '../../rules';
import { loadPlaying } from '../../store/playing';
import { here } from '../../store/tree';
import { type About, aboutOf } from './about';
import { type FactView, factViews } from './facts.view';

await Promise.all([loadTelling(), loadPlaying()]);

/** An object, by its name, at the end of a scenario. */
function opened(scenario: Parameters<typeof appWith>[0], name: string): About {
  const { work } = appWith(scenario).store.getState();
  if (work === null) throw new Error('no work');
  const { state } = here(work.tree).position.game;
  const of = (values: Iterable<{ id: ObjectId; printed: { name: string } }>) =>
    [...values].find(({ printed }) => printed.name === name)?.id;
  const gone = [...state.departed.values()].map(({ object }) => object);
  const id = of(state.objects.values()) ?? of(gone);
  const about = id && aboutOf(work.tree, work.tree.cursor, id);
  if (!about) throw new Error(name);
  return about;
}

const fact = (about: About, id: string): FactView => {
  const found = factViews(about).find((one) => one.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};

const words = ({ parts }: FactView): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.name)).join('');

const land: Parameters<typeof appWith>[0] = {
  players: [{ name: 'Ada', battlefield: ['Island'] }, { name: 'Bea' }],
  play: [{ tap: 'island' }],
};

it('a land that was tapped for mana says by which step, with its rules', () => {
  const about = opened(land, 'Island');
  const status = fact(about, 'tapped');
  expect(words(status)).toBe('tapped');
  const since = status.sinceStep();
  expect(since).toMatchObject({ number: 1, here: true });
  expect(since?.words).toMatch(/Island/);
  expect(since?.cites.length).toBeGreaterThan(0);
});

it('what was so from the start is told as laid out', () => {
  const about = opened(land, 'Island');
  expect(fact(about, 'zone').sinceStep()).toMatchObject({
    number: 0,
    here: false,
    words: 'The board as laid out',
  });
});

it('a value has its way for a reason: mana cost with mana value, types', () => {
  const about = opened({ players: [{ name: 'Ada', battlefield: ['Serra Angel'] }] }, 'Serra Angel');
  expect(words(fact(about, 'manaCost'))).toBe('{3}{W}{W}, mana value 5');
  expect(fact(about, 'types').walk).toBe('types');
  expect(words(fact(about, 'size'))).toBe('4/4');
});

it('what is attached is linked from both ends', () => {
  const players = [
    {
      name: 'Ada',
      battlefield: ['Hill Giant', { card: 'Bonesplitter', attachedTo: 'hill-giant' }],
    },
  ];
  expect(words(fact(opened({ players }, 'Hill Giant'), 'attached'))).toBe('Bonesplitter');
  expect(words(fact(opened({ players }, 'Bonesplitter'), 'attachedTo'))).toBe('Hill Giant');
});

it('counters each by their kind, and what was kicked', () => {
  const players = [
    {
      name: 'Ada',
      battlefield: [{ card: 'Kavu Titan', counters: { '+1/+1': 3, flying: 1 }, kicked: 1 }],
    },
  ];
  const about = opened({ players }, 'Kavu Titan');
  expect(words(fact(about, 'counters-+1/+1'))).toBe('three +1/+1 counters');
  expect(words(fact(about, 'counters-flying'))).toBe('a flying counter');
  expect(words(fact(about, 'Kicked'))).toBe('for {2}{G}');
});

it('what was chosen for it is what it remembers', () => {
  const players = [
    { name: 'Ada', battlefield: [{ card: 'Metallic Mimic', chosen: { type: 'Goblin' } }] },
  ];
  expect(words(fact(opened({ players }, 'Metallic Mimic'), 'chosen'))).toBe('Goblin');
});

it('what has left is shown as it last was, with what it became', () => {
  const about = opened(
    {
      players: [{ name: 'Ada', battlefield: ['Serra Angel'] }],
      play: [{ edit: 'move', object: 'serra-angel', zone: 'graveyard' }],
    },
    'Serra Angel',
  );
  const gone = [...about.state.departed.values()][0]?.object.id;
  const before = gone && aboutOf(about.tree, about.step, gone);
  if (!before) throw new Error('nothing has left');
  expect(before.gone).toBe(true);
  expect(words(fact(before, 'left'))).toBe('another object: Serra Angel');
});
