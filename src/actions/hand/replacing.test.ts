import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { characteristicsOf } from '../../rules';
import type { Scenario } from '../../scenario/format';
import { undo } from '../../store/moving';
import { type AppState, FRESH_SESSION } from '../../store/state';
import { here } from '../../store/tree';
import { openScenario } from '../../store/works';
import { replaceBy } from './replacing';

const board: Scenario = {
  scenario: 1,
  title: 'T',
  players: [
    {
      name: 'Ada',
      battlefield: [
        'Hill Giant',
        { card: 'Rancor', attachedTo: 'hill-giant' },
        { token: { name: 'Elf', type_line: 'Creature — Elf', power: '1', toughness: '1' } },
      ],
      graveyard: ['Shock'],
    },
    { name: 'Bea' },
  ],
};

function opened() {
  const store = createStore<AppState>(() => ({ work: null, session: FRESH_SESSION }));
  openScenario(store, board);
  const state = () => {
    const { work } = store.getState();
    if (work === null) throw new Error('no work');
    return here(work.tree).position.game.state;
  };
  const named = (name: string) =>
    [...state().objects.values()].find(({ printed }) => printed.name === name);
  const id = (name: string) => named(name)?.id ?? (0 as never);
  return { store, state, named, id };
}

const giant = {
  name: 'New Hill Giant',
  type_line: 'Creature — Giant',
  oracle_text: 'Reach',
  power: '2',
  toughness: '2',
};

it('puts a card of other words in the place of one, with what was attached to it; one choice', () => {
  const { store, state, named, id } = opened();
  const before = id('Hill Giant');
  expect(replaceBy(store, [before], giant, () => ({ tapped: true }))).toBe(true);
  expect(named('Hill Giant')).toBeUndefined();
  expect(named('New Hill Giant')).toMatchObject({ tapped: true, zone: 'battlefield' });
  expect(named('Rancor')?.attachedTo).toEqual({ object: id('New Hill Giant') });
  expect(characteristicsOf(state(), id('New Hill Giant'))?.power).toBe(4);
  undo(store);
  expect(id('Hill Giant')).toBe(before);
});

it('makes a token of a token, and leaves what is in another zone there', () => {
  const { store, named, id } = opened();
  replaceBy(store, [id('Elf')], { ...giant, name: 'Elf' }, () => ({}));
  expect(named('Elf')).toMatchObject({ kind: 'token', printed: { power: 2 } });
  replaceBy(
    store,
    [id('Shock')],
    { ...giant, name: 'New Shock', type_line: 'Instant' },
    () => ({}),
  );
  expect(named('New Shock')?.zone).toBe('graveyard');
  expect(named('Shock')).toBeUndefined();
});
