import { describe, expect, it } from 'vitest';
import type { App } from '../../../actions/app';
import { appWith } from '../../../actions/testing/app';
import type { Followed, FollowedAbility } from '../../../explain/following';
import '../../../oracle';
import type { Scenario } from '../../../scenario/format';
import { undo } from '../../../store/moving';
import { here, type Tree } from '../../../store/tree';
import { followingAt, litAt } from './following';

type Board = Pick<Scenario, 'players' | 'turn' | 'play'>;

const main1 = { step: 'main1' } as const;

/** A board that was played on, Ada's in her main phase. */
const board = (ada: object, bea: object, ...play: readonly object[]): App =>
  appWith({
    players: [
      { name: 'Ada', ...ada },
      { name: 'Bea', ...bea },
    ],
    turn: main1,
    play,
  } as unknown as Board);

function treeOf({ store }: App): Tree {
  const { work } = store.getState();
  if (work === null) throw new Error('no work');
  return work.tree;
}

const at = (app: App) => followingAt(treeOf(app), treeOf(app).cursor);

/** Pieces of a text with how they are shown: "[now] draw a card". */
const shown = (abilities: readonly FollowedAbility[]) =>
  abilities.flatMap(({ lines }) =>
    lines.flatMap(({ pieces }) =>
      pieces.map(
        ({ text, state, why }) => `${state}${why === undefined ? '' : ` (${why})`}: ${text.trim()}`,
      ),
    ),
  );

const shownIn = (followed: Followed | undefined) => shown(followed?.abilities ?? []);

const meanings = (app: App) =>
  (at(app).next?.abilities ?? []).flatMap(({ lines }) =>
    lines.flatMap(({ references }) => references.map(({ text, words }) => `${text}: ${words}`)),
  );

/** What has left and is still referred to, as it lies on the table, and what remembers it. */
function ghostsIn(app: App) {
  const { ghosts, remembers } = litAt(treeOf(app), treeOf(app).cursor);
  return {
    lying: ghosts.map(({ row, group }) => [
      row,
      group.members[0]?.name,
      group.members[0]?.pt?.power,
    ]),
    words: [...remembers.values()].flat().map(({ words }) => words),
  };
}

describe('What has left stays as a ghost while something pending refers to it', () => {
  it('the source of an ability (113.7a), with the values that it has', () => {
    const app = board(
      { battlefield: ['Prodigal Pyromancer'] },
      { hand: ['Murder'], battlefield: ['3 Swamp'] },
      { activate: 'prodigal-pyromancer', targets: ['Bea'] },
      { pass: true },
      { cast: 'Murder', targets: ['prodigal-pyromancer'] },
      { resolve: true },
    );
    expect(ghostsIn(app)).toEqual({
      lying: [['p0 front', 'Prodigal Pyromancer', '1']],
      words: ["It is of Prodigal Pyromancer as it last was: Ada's 1/1."],
    });
  });

  it('a target that is a new object now (400.7)', () => {
    const app = board(
      { hand: ['Swords to Plowshares'], battlefield: ['Plains'] },
      { hand: ['Unsummon'], battlefield: ['Serra Angel', 'Island'] },
      { cast: 'Swords to Plowshares', targets: ['serra-angel'] },
      { pass: true },
      { cast: 'Unsummon', targets: ['serra-angel'] },
      { resolve: true },
    );
    expect(ghostsIn(app).lying).toEqual([['p1 front', 'Serra Angel', '4']]);
  });

  it('and none once nothing refers to it any more', () => {
    const app = board(
      { hand: ['Swords to Plowshares'], battlefield: ['Plains'] },
      { battlefield: ['Serra Angel'] },
      { cast: 'Swords to Plowshares', targets: ['serra-angel'] },
      { resolve: true },
    );
    expect(ghostsIn(app)).toEqual({ lying: [], words: [] });
  });
});

describe('The clause lights up', () => {
  it('the second mode, and the words on kicker, are struck where Depth Defiler was not kicked', () => {
    const app = board(
      { hand: ['Depth Defiler'], battlefield: ['5 Island'] },
      { battlefield: ['Serra Angel'] },
      { cast: 'Depth Defiler' },
      { answer: [1] },
      { answer: 'serra-angel' },
      { resolve: true },
    );
    expect(shownIn(at(app).last)).toMatchInlineSnapshot(`
      [
        "done: When you cast this spell, choose one.",
        "skipped (it was not kicked): If it was kicked, choose both instead.",
        "done: • Return target creature to its owner's hand.",
        "skipped (this mode was not chosen): • Target player draws two cards, then discards a card.",
      ]
    `);
  });

  it('nothing is struck where it was kicked', () => {
    const app = board(
      { hand: ['Depth Defiler'], battlefield: ['6 Island', 'Wastes'], library: ['2 Forest'] },
      { battlefield: ['Serra Angel'] },
      { cast: 'Depth Defiler', kick: true },
      { answer: 'serra-angel' },
      { answer: 'Ada' },
    );
    expect(shownIn(at(app).next)).toMatchInlineSnapshot(`
      [
        "plain: When you cast this spell, choose one. If it was kicked, choose both instead.",
        "plain: • Return target creature to its owner's hand.",
        "plain: • Target player draws two cards, then discards a card.",
      ]
    `);
  });

  it('all of Swords to Plowshares is struck where its target is gone', () => {
    const app = board(
      { hand: ['Swords to Plowshares'], battlefield: ['Plains'] },
      { hand: ['Unsummon'], battlefield: ['Serra Angel', 'Island'] },
      { cast: 'Swords to Plowshares', targets: ['serra-angel'] },
      { pass: true },
      { cast: 'Unsummon', targets: ['serra-angel'] },
      { resolve: true },
    );
    expect(meanings(app)).toMatchInlineSnapshot(`
      [
        "target creature: nothing now: Serra Angel was the target; it left, and what it became is a new object",
        "Its controller: Bea",
        "its: nothing now: Serra Angel was the target; it left, and what it became is a new object",
      ]
    `);
    const done = board(
      { hand: ['Swords to Plowshares'], battlefield: ['Plains'] },
      { hand: ['Unsummon'], battlefield: ['Serra Angel', 'Island'] },
      { cast: 'Swords to Plowshares', targets: ['serra-angel'] },
      { pass: true },
      { cast: 'Unsummon', targets: ['serra-angel'] },
      { resolve: true },
      { resolve: true },
    );
    expect(shownIn(at(done).last)).toMatchInlineSnapshot(`
      [
        "skipped (all its targets are illegal): Exile target creature. Its controller gains life equal to its power.",
      ]
    `);
  });

  it('what waits for an answer is lit, what was done before is dim', () => {
    const app = board(
      { hand: ['Depth Defiler'], battlefield: ['6 Island', 'Wastes'], library: ['2 Forest'] },
      { battlefield: ['Serra Angel'] },
      { cast: 'Depth Defiler', kick: true },
      { answer: 'serra-angel' },
      { answer: 'Ada' },
      { pass: true },
      { pass: true },
    );
    expect(shownIn(at(app).next)).toMatchInlineSnapshot(`
      [
        "done: When you cast this spell, choose one. If it was kicked, choose both instead.",
        "done: • Return target creature to its owner's hand.",
        "done: • Target player draws two cards, then",
        "now: discards a card.",
      ]
    `);
    // The card whose text it is says so on the table.
    const cards = [...litAt(treeOf(app), treeOf(app).cursor).cards.values()];
    expect(cards.map(({ flag }) => flag)).toEqual(['its text is followed']);
  });

  it('going back shows the text as it was', () => {
    const app = board(
      { hand: ['Swords to Plowshares'], battlefield: ['Plains'] },
      { battlefield: ['Serra Angel'] },
      { cast: 'Swords to Plowshares', targets: ['serra-angel'] },
      { resolve: true },
    );
    const { state } = here(treeOf(app)).position.game;
    expect(state.stack).toEqual([]);
    expect(shownIn(at(app).last).every((piece) => piece.startsWith('done'))).toBe(true);
    undo(app.store);
    expect(meanings(app)).toMatchInlineSnapshot(`
      [
        "target creature: Serra Angel",
        "Its controller: Bea",
        "its: Serra Angel",
      ]
    `);
  });

  it('what a trigger waits for is lit on its card as it triggers', () => {
    const app = board(
      { hand: ['Murder'], battlefield: ['3 Swamp', 'Blood Artist'] },
      { battlefield: ['Serra Angel'] },
      { cast: 'Murder', targets: ['serra-angel'] },
      { resolve: true },
    );
    const [murder, artist] = [...litAt(treeOf(app), treeOf(app).cursor).cards.values()];
    expect(murder?.text?.[0]?.parts).toMatchObject([{ state: 'done' }]);
    expect(artist?.text?.[0]?.parts).toMatchObject([
      { state: 'now', text: expect.stringMatching(/^Whenever .* dies$/) },
      { text: expect.stringMatching(/^, target player loses/) },
    ]);
  });
});
