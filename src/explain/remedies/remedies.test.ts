import { describe, expect, it } from 'vitest';
import { findCard } from '../../cards';
import {
  answer,
  type Deed,
  editAll,
  type Game,
  newGame,
  type ObjectId,
  type PlayerId,
  playerId,
  type Setup,
} from '../../rules';
import { type Remedy, remedies } from './remedies';

const ada = playerId(0);
const bea = playerId(1);

interface Stands {
  readonly card: string;
  readonly owner?: PlayerId;
  readonly zone?: 'hand' | 'battlefield' | 'graveyard';
  readonly tapped?: boolean;
  readonly sick?: boolean;
  readonly attachedTo?: { readonly placed: number };
}

/** A board of two players, Ada's turn. */
function board(
  stands: readonly Stands[],
  turn: Setup['turn'] = { step: 'main1' },
  ada: Partial<Setup['players'][number]> = {},
): Game {
  const made = newGame({
    players: [
      { name: 'Ada', libraryUnknown: true, ...ada },
      { name: 'Bea', libraryUnknown: true },
    ],
    turn: { number: 3, active: playerId(0), ...turn },
    objects: stands.map(({ card, ...rest }) => {
      const found = findCard(card);
      if (found === undefined) throw new Error(card);
      return { kind: 'card', printed: found, owner: playerId(0), zone: 'battlefield', ...rest };
    }),
  });
  if (made.result !== 'accepted') throw new Error(JSON.stringify(made));
  return made.game;
}

function find({ state }: Game, name: string): ObjectId {
  const id = state.objects.ids().find((one) => state.objects.get(one)?.printed.name === name);
  if (id === undefined) throw new Error(name);
  return id;
}

const deed = (game: Game, kind: 'cast' | 'attack' | 'block' | 'playLand', name: string): Deed => ({
  kind,
  object: find(game, name),
});

/** Where a remedy leads. */
function carriedOut(game: Game, { edits, answers }: Remedy): Game {
  let now = game;
  if (edits.length > 0) {
    const done = editAll(game, edits);
    if (done.result !== 'accepted') throw new Error(JSON.stringify(done));
    now = done.game;
  }
  for (const given of answers) {
    const done = answer(now, given);
    if (done.result !== 'accepted') throw new Error(JSON.stringify(done));
    now = done.game;
  }
  return now;
}

const words = (all: readonly Remedy[]) => all.map((one) => `${one.words} [${one.note}]`);

describe('the smallest changes that allow an action', () => {
  it('none where it can be done', () => {
    const game = board([{ card: 'Grizzly Bears', zone: 'hand' }], {}, { manaPool: '{G}{G}' });
    expect(remedies(game, ada, deed(game, 'cast', 'Grizzly Bears'))).toEqual([]);
  });

  it('mana that is lacking: a tapped source untapped, or added', () => {
    const game = board([
      { card: 'Grizzly Bears', zone: 'hand' },
      { card: 'Forest' },
      { card: 'Forest', tapped: true },
      { card: 'Forest', tapped: true },
    ]);
    const found = words(remedies(game, ada, deed(game, 'cast', 'Grizzly Bears')));
    expect(found).toEqual(
      expect.arrayContaining([
        'Untap Forest [set by hand]',
        'Add {C} (one colourless) [set by hand]',
      ]),
    );
  });

  it('a sorcery in the upkeep with no mana: both at once', () => {
    const game = board(
      [{ card: 'Divination', zone: 'hand' }],
      { step: 'upkeep' },
      { manaPool: '' },
    );
    const found = remedies(game, ada, deed(game, 'cast', 'Divination'));
    expect(words(found)).toEqual([
      "Go to Ada's main phase and add {C}{C}{U} (two colourless and one blue) [set by hand]",
    ]);
  });

  it('a tapped creature that came this turn, after combat: three changes together', () => {
    const game = board([{ card: 'Grizzly Bears', tapped: true, sick: true }], { step: 'main2' });
    const all = remedies(game, ada, deed(game, 'attack', 'Grizzly Bears'));
    expect(words(all)).toMatchInlineSnapshot(`
      [
        "Play on: everyone passes until it can be done, in Ada's turn [by the rules, 29 answers on]",
        "Untap it, let it have been there since the turn began and go to combat in Ada's turn [set by hand, then two answers]",
      ]
    `);
  });

  it('a creature that is to block: an opponent attacks first', () => {
    const game = board([{ card: 'Grizzly Bears' }, { card: 'Hill Giant', owner: bea }]);
    const all = remedies(game, ada, deed(game, 'block', 'Grizzly Bears'));
    expect(words(all)).toMatchInlineSnapshot(`
      [
        "Go to combat in Bea's turn [set by hand, then five answers]",
      ]
    `);
  });

  it('what an effect keeps from attacking: that taken away', () => {
    const game = board(
      [{ card: 'Grizzly Bears' }, { card: 'Pacifism', owner: bea, attachedTo: { placed: 0 } }],
      { step: 'beginCombat' },
    );
    expect(words(remedies(game, ada, deed(game, 'attack', 'Grizzly Bears')))).toEqual([
      "Take Pacifism away and go to combat in Ada's turn [set by hand, then two answers]",
    ]);
  });

  it('a target that is not there: one laid there', () => {
    const game = board([{ card: 'Doom Blade', zone: 'hand' }], {}, { manaPool: '{B}{B}' });
    expect(words(remedies(game, ada, deed(game, 'cast', 'Doom Blade')))).toEqual([
      "Put Grizzly Bears onto the battlefield under Bea's control [set by hand]",
    ]);
  });

  it('a creature card to be returned: one laid into a graveyard', () => {
    const game = board([{ card: 'Zombify', zone: 'hand' }], {}, { manaPool: '{B}{B}{B}{B}' });
    expect(words(remedies(game, ada, deed(game, 'cast', 'Zombify')))).toEqual([
      "Put Grizzly Bears into Ada's graveyard [set by hand]",
    ]);
  });

  it('a second land', () => {
    const game = board([{ card: 'Forest', zone: 'hand' }], {}, { landsPlayed: 1 });
    expect(words(remedies(game, ada, deed(game, 'playLand', 'Forest')))).toMatchInlineSnapshot(`
      [
        "Count one land fewer as played this turn [set by hand]",
        "Play on: everyone passes until it can be done, in Ada's turn [by the rules, 34 answers on]",
      ]
    `);
  });

  it('nothing helps what a land is: it is never cast', () => {
    const game = board([{ card: 'Forest', zone: 'hand' }]);
    expect(remedies(game, ada, deed(game, 'cast', 'Forest'))).toEqual([]);
  });

  it('each really allows it', () => {
    const cases: readonly (readonly [Game, PlayerId, Deed])[] = [
      board([{ card: 'Grizzly Bears', tapped: true, sick: true }], { step: 'main2' }),
      board([{ card: 'Grizzly Bears', zone: 'hand' }], { step: 'end' }),
    ].map((game) => [
      game,
      ada,
      deed(game, game.state.battlefield.size > 0 ? 'attack' : 'cast', 'Grizzly Bears'),
    ]);
    for (const [game, , what] of cases) {
      for (const one of remedies(game, ada, what)) {
        const after = carriedOut(game, one);
        const { question } = after;
        const done =
          one.deed.kind === 'attack'
            ? question.kind === 'declareAttackers' &&
              question.options.some(({ object }) => object === one.deed.object)
            : one.deed.kind === 'cast' && answer(after, one.deed).result === 'accepted';
        expect([one.words, done]).toEqual([one.words, true]);
      }
    }
  });
});
