import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { setNote } from '../../../actions/noting';
import type { EditEntry, Entry } from '../../../scenario/format';
import { act, change, goToStart, undo } from '../../../store/moving';
import { type AppState, FRESH_SESSION } from '../../../store/state';
import { here, type Tree } from '../../../store/tree';
import { newTable, openScenario } from '../../../store/works';
import { saidOf } from './said';
import { behindView, stepsView } from './steps';

function played(steps: number) {
  const store = createStore<AppState>(() => ({ work: null, session: FRESH_SESSION }));
  newTable(store, 2);
  for (let life = 1; life <= steps; life += 1) {
    change(store, { edit: 'set', player: 'Ada', life });
  }
  const tree = (): Tree => {
    const { work } = store.getState();
    if (work === null) throw new Error('no work');
    return work.tree;
  };
  return { store, tree };
}

it('the row of a step is made once, and again only when something is noted on it', () => {
  const { store, tree } = played(3);
  const first = stepsView(tree(), 'steps').rows.at(2);
  change(store, { edit: 'set', player: 'Ada', life: 30 });
  expect(stepsView(tree(), 'steps').rows.at(2)).toBe(first);
  setNote(store, first?.id ?? '', 'Look.');
  expect(stepsView(tree(), 'steps').rows.at(2)).toMatchObject({ note: 'Look.', number: 2 });
});

it('what was taken back stays in the list', () => {
  const { store, tree } = played(3);
  undo(store);
  const { rows, now } = stepsView(tree(), 'steps');
  expect(rows.length).toBe(4);
  expect(now).toBe(2);
  expect(behindView(tree())).toMatchObject({ number: 2, of: 3 });
});

it('at the newest step nothing lies ahead', () => {
  expect(behindView(played(2).tree())).toBeUndefined();
});

it('going back is said with the number of the step', () => {
  const { store, tree } = played(3);
  undo(store);
  expect(saidOf(tree(), store.getState().session.went)).toMatch(/^Went back to step 2: /);
  goToStart(store);
  expect(saidOf(tree(), store.getState().session.went)).toMatch(/^At the start of 3: /);
});

/** The last step of a table on which changes by hand were made, one step for each list. */
function lastOf(...steps: readonly (readonly EditEntry[])[]) {
  const store = createStore<AppState>(() => ({ work: null, session: FRESH_SESSION }));
  const battlefield = ['Soul Warden', 'Serra Angel', '4 Grizzly Bears'];
  openScenario(store, {
    scenario: 1,
    title: 'by hand',
    players: [{ name: 'Ada', battlefield }, { name: 'Bea' }],
    turn: { step: 'main1' },
  });
  for (const edits of steps) change(store, ...edits);
  const { work } = store.getState();
  if (work === null) throw new Error('no work');
  return stepsView(work.tree, 'steps').rows.at(-1);
}

describe('a change by hand', () => {
  const copy: EditEntry = {
    edit: 'place',
    player: 'Bea',
    zone: 'battlefield',
    token: true,
    copyOf: 'serra-angel',
  };
  const changes: readonly [string, EditEntry][] = [
    ['Soul Warden is tapped', { edit: 'set', object: 'soul-warden', tapped: true }],
    [
      'a +1/+1 counter is put on Soul Warden',
      { edit: 'set', object: 'soul-warden', counters: { '+1/+1': 1 } },
    ],
    [
      'Soul Warden is given to Bea to control',
      { edit: 'set', object: 'soul-warden', controller: 'Bea' },
    ],
    ['Soul Warden is made summoning sick', { edit: 'set', object: 'soul-warden', sick: true }],
    ['Soul Warden is turned face down', { edit: 'set', object: 'soul-warden', faceDown: true }],
    ['Soul Warden is phased out', { edit: 'set', object: 'soul-warden', phasedOut: true }],
    ['Serra Angel is taken out of the game', { edit: 'remove', object: 'serra-angel' }],
    [
      'Soul Warden is made a copy of Serra Angel',
      { edit: 'set', object: 'soul-warden', copyOf: 'serra-angel' },
    ],
    ['a token copy of Serra Angel is put onto the battlefield for Bea', copy],
    ["Soul Warden is put into Ada's hand", { edit: 'move', object: 'soul-warden', zone: 'hand' }],
    ["Bea's life total is set from 20 to 7", { edit: 'set', player: 'Bea', life: 7 }],
    ['two poison counters are put on Bea', { edit: 'set', player: 'Bea', counters: { poison: 2 } }],
    ["the turn is set to Ada's end step", { edit: 'step', step: 'end' }],
    [
      "three unknown cards are put into Ada's hand",
      { edit: 'place', player: 'Ada', zone: 'hand', card: '?', count: 3 },
    ],
  ];
  it.each(changes)('is told by what it changed: %s', (words, edit) => {
    expect(lastOf([edit])).toMatchObject({ words: `By hand: ${words}`, byHand: true });
  });

  it('is told once: nothing under it says it again', () => {
    const step = lastOf([{ edit: 'set', object: 'soul-warden', tapped: true }]);
    expect(step?.events?.map(({ words }) => words).join(' ') ?? '').not.toMatch(/hand|tapped/);
  });

  it('tells what is done to several in one sentence', () => {
    const bears = ['grizzly-bears', 'grizzly-bears-2', 'grizzly-bears-3'];
    const tapped = bears.map((object): EditEntry => ({ edit: 'set', object, tapped: true }));
    expect(lastOf(tapped)?.words).toBe('By hand: Grizzly Bears ×3 are tapped');
  });
});

/** A bolt at one of two creatures, as each line of play begins. */
function bolted(...targets: readonly [string, ...string[]]) {
  const store = createStore<AppState>(() => ({ work: null, session: FRESH_SESSION }));
  const [main, ...branches] = targets.map((target): readonly Entry[] => [
    { cast: 'lightning-bolt', targets: [target] },
    { resolve: true },
  ]);
  openScenario(store, {
    scenario: 1,
    title: 'a bolt',
    players: [
      { name: 'Ada', battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
      { name: 'Bea', battlefield: ['Grizzly Bears', 'Elvish Visionary'] },
    ],
    turn: { step: 'main1' },
    play: [...branches.map((branch) => ({ branch })), ...(main ?? [])],
  });
  const { work } = store.getState();
  if (work === null) throw new Error('no work');
  return stepsView(work.tree, 'steps');
}

it('what is paid for a spell is told before it is cast', () => {
  const store = createStore<AppState>(() => ({ work: null, session: FRESH_SESSION }));
  openScenario(store, {
    scenario: 1,
    title: 'a bear',
    players: [{ name: 'Ada', battlefield: ['2 Forest'], hand: ['Grizzly Bears'] }, { name: 'Bea' }],
    turn: { step: 'main1' },
  });
  const tree = () => {
    const { work } = store.getState();
    if (work === null) throw new Error('no work');
    return work.tree;
  };
  const ids = [...here(tree()).position.game.state.objects.values()];
  const [bears, ...forests] = [
    ...ids.filter(({ printed }) => printed.name === 'Grizzly Bears'),
    ...ids.filter(({ printed }) => printed.name === 'Forest'),
  ].map(({ id }) => id);
  if (bears === undefined) throw new Error('no bears');
  act(store, { kind: 'cast', object: bears });
  const taps = forests.map(
    (object) => ({ kind: 'activate', object, ability: 'b:Forest' }) as const,
  );
  act(store, ...taps, { kind: 'pay' });
  const events = stepsView(tree(), 'steps').rows.at(-1)?.events ?? [];
  const told = events.filter(({ letter }) => letter !== undefined);
  expect(told.map(({ letter }) => letter)).toEqual(['h', 'h', 'i']);
  expect(told.at(-1)?.words).toBe('Ada casts Grizzly Bears.');
});

it('a line that begins as the one it leaves is called by what differs', () => {
  const names = bolted('grizzly-bears', 'elvish-visionary').branches.lines.map(({ name }) => name);
  expect(names).toEqual(['Main line', 'Lightning Bolt targets Elvish Visionary']);
});
