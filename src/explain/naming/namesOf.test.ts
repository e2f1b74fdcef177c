import { describe, expect, it } from 'vitest';
import { findCard, findToken } from '../../cards';
import { type CopiableValues, type Game, newGame, type ObjectId, type State } from '../../rules';
import { playerId } from '../../rules/kernel/ids';
import type { Placement } from '../../rules/setup/setup';
import { namesOf } from './namesOf';
import { objectLabel } from './objectLabel';

const ada = playerId(0);
const bea = playerId(1);

function printed(name: string): CopiableValues {
  const card = findCard(name) ?? findToken(name);
  if (card === undefined) throw new Error(name);
  return card;
}

type Placed = Partial<Omit<Placement, 'printed'>> & { readonly name: string };

/** A table with these objects, Ada's on the battlefield unless said otherwise. */
function table(...placed: readonly Placed[]): {
  game: Game;
  state: State;
  ids: readonly ObjectId[];
} {
  const made = newGame({
    players: [{ name: 'Ada' }, { name: 'Bea' }],
    objects: placed.map(({ name, ...more }) => ({
      kind: 'card',
      owner: ada,
      zone: 'battlefield',
      printed: printed(name),
      ...more,
    })),
  });
  if (made.result !== 'accepted') throw new Error(made.result);
  return { game: made.game, state: made.game.state, ids: made.made.map((m) => m.object) };
}

function labelOf(...placed: readonly Placed[]): string {
  const { state, ids } = table(...placed);
  return objectLabel(state, ids[0] as ObjectId);
}

describe('names', () => {
  it('a card has its name, a token says that it is one', () => {
    const { state, ids } = table(
      { name: 'Grizzly Bears' },
      { name: 'Goblin Token', kind: 'token' },
      { name: 'Grizzly Bears', kind: 'token' },
    );
    const names = namesOf(state);
    expect(ids.map((id) => names.object(id))).toEqual([
      'Grizzly Bears',
      'Goblin token',
      'Grizzly Bears token',
    ]);
    expect(names.player(bea)).toBe('Bea');
    expect(names.ability(ids[0] as ObjectId)).toBe("Grizzly Bears' ability");
  });

  it('an unknown card and a face-down permanent have no name to tell', () => {
    const { state, ids } = table({ name: 'Grizzly Bears', faceDown: 'plain' });
    expect(namesOf(state).object(ids[0] as ObjectId)).toBe('a face-down permanent');
  });

  it('what never was has no name', () => {
    const { state } = table();
    expect(namesOf(state).object(9999 as ObjectId)).toBe('an object that is gone');
  });
});

describe('accessible names', () => {
  it('a token with everything on it', () => {
    expect(
      labelOf({
        name: 'Goblin Token',
        kind: 'token',
        tapped: true,
        counters: { '+1/+1': 2 },
        controller: bea,
        owner: bea,
      }),
    ).toBe('Goblin token, 3/3 red Goblin creature, tapped, 2 +1/+1 counters, controlled by Bea');
  });

  it('a land is not called colourless', () => {
    expect(labelOf({ name: 'Island' })).toBe('Island, basic Island land, controlled by Ada');
  });

  it('a card in hand is told by its zone', () => {
    expect(labelOf({ name: 'Shock', zone: 'hand' })).toBe("Shock, red instant, in Ada's hand");
  });

  it('an owner who does not control it is told', () => {
    expect(labelOf({ name: 'Ornithopter', controller: bea })).toBe(
      'Ornithopter, 0/2 colourless Thopter artifact creature, controlled by Bea, owned by Ada',
    );
  });

  it('what it is attached to, and what came this turn', () => {
    expect(
      labelOf(
        { name: 'Bonesplitter', attachedTo: { placed: 1 } },
        { name: 'Grizzly Bears', sick: true },
      ),
    ).toBe(
      'Bonesplitter, colourless Equipment artifact, attached to Grizzly Bears, controlled by Ada',
    );
    expect(labelOf({ name: 'Grizzly Bears', sick: true, damage: 1 })).toBe(
      'Grizzly Bears, 2/2 green Bear creature, came under its control this turn, 1 damage marked, controlled by Ada',
    );
  });
});
