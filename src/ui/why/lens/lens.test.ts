import { expect, it } from 'vitest';
import { appWith } from '../../../actions/testing/app';
import { copyLens, type Lens, type LensLine, lensTitle } from '../../../explain/copying';
import { refOf } from '../../../scenario/run/position';
import { loadPlaying } from '../../../store/playing';
import { here } from '../../../store/tree';

await loadPlaying();

/** The lens on an object, by the name that files give it, at the end of a scenario. */
function lens(scenario: Parameters<typeof appWith>[0], name: string): Lens & { title: string } {
  const { work } = appWith(scenario).store.getState();
  if (work === null) throw new Error('no work');
  const { position } = here(work.tree);
  const { state } = position.game;
  const id = state.objects.ids().find((one) => {
    const ref = refOf(position, one);
    return name === 'token' ? state.objects.get(one)?.kind === name : ref === name;
  });
  const found = id === undefined ? null : copyLens(state, id);
  if (id === undefined || found === null) throw new Error(name);
  return { ...found, title: lensTitle(state, id) };
}

const lines = (all: readonly LensLine[]) =>
  all.map(({ name, words, cites }) => `${name}: ${words} (${cites.join(', ')})`);

it('effects and counters are not copied, printed values are', () => {
  const found = lens(
    {
      players: [
        {
          name: 'Ada',
          battlefield: [
            { card: 'Serra Angel', tapped: true, counters: { '+1/+1': 2 } },
            'Glorious Anthem',
          ],
        },
      ],
    },
    'serra-angel',
  );
  expect(found.title).toBe('What a copy would take');
  expect(lines(found.copied)).toContain('Power and toughness: 4/4 (707.2)');
  expect(lines(found.notCopied)).toEqual([
    'Power and toughness: 7/7: what effects make of it (707.2)',
    'Status: tapped; a copy enters untapped (110.5b)',
    'Counters: two +1/+1 counters (707.2)',
    'Controller: who makes the copy (111.2)',
  ]);
  expect(found.changed).toEqual([]);
  expect(found.would).toBe(
    'A copy of it would be Serra Angel, a 4/4 white Angel creature, with flying and vigilance.',
  );
});

const gargantuan = {
  players: [
    {
      name: 'Ada',
      battlefield: [
        {
          card: 'Quicksilver Gargantuan',
          copyOf: 'Compy Swarm',
          except: { power: 7, toughness: 7 },
        },
      ],
    },
    { name: 'Bea' },
  ],
};

it('what the exceptions of the copying effect changed stands by itself', () => {
  const found = lens(gargantuan, 'quicksilver-gargantuan');
  expect(found.title).toBe('What the copy took');
  expect(lines(found.changed)).toEqual(['Power and toughness: 7/7, not 2/2 (707.9b)']);
  expect(lines(found.copied)).toContain('Name: Compy Swarm (707.2)');
});

it('a copy of a copy takes its exceptions with the rest', () => {
  const found = lens(
    {
      ...gargantuan,
      play: [
        {
          edit: 'place',
          player: 'Ada',
          zone: 'battlefield',
          token: true,
          copyOf: 'quicksilver-gargantuan',
        },
      ],
    },
    'token',
  );
  expect(found.title).toBe('What the copy took');
  expect(found.changed).toEqual([]);
  expect(lines(found.copied)).toContain('Power and toughness: 7/7 (707.2)');
});

it('a kicked permanent is not copied as kicked', () => {
  const found = lens(
    { players: [{ name: 'Ada', battlefield: [{ card: 'Kavu Titan', kicked: 1 }] }] },
    'kavu-titan',
  );
  expect(lines(found.notCopied)).toContain('Kicked: a copy of a permanent was not kicked (707.2)');
});
