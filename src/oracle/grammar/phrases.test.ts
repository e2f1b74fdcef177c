import { describe, expect, it } from 'vitest';
import { compileCard } from '.';

/** What a text of a card called Probe means, or nothing where part of it was not read. */
function read(text: string, type = 'Creature — Human'): unknown {
  const { card, complete } = compileCard({ name: 'Probe', type_line: type, oracle_text: text });
  return complete ? card.abilities : undefined;
}

describe('A word before a dash', () => {
  it('means nothing where it is an ability word (207.2c)', () => {
    expect(read('Landfall — Whenever a land you control enters, draw a card.')).toMatchObject([
      { kind: 'triggered', content: { do: [{ kind: 'draw' }] } },
    ]);
  });

  it('means nothing where it is a flavor word (207.2d)', () => {
    expect(read('Cone of Frost — When this creature enters, draw a card.')).toBeDefined();
  });

  it.each(['Boast', 'Exhaust', 'Power-up', 'Forecast', 'Max speed', 'Companion'])(
    'is not passed over where it is a keyword: %s',
    (keyword) => {
      expect(read(`${keyword} — {1}: Draw a card.`)).toBeUndefined();
    },
  );
});

describe('A noun phrase', () => {
  it('has "its" of its own (109.2)', () => {
    expect(read('Destroy all creatures with power greater than its toughness.', 'Sorcery')).toEqual(
      read('Destroy each creature with power greater than its toughness.', 'Sorcery'),
    );
    expect(read('Creatures with toughness greater than its power have flying.')).toMatchObject([
      {
        effects: [
          {
            affects: {
              where: [{}, { to: { amount: 'power', of: { ref: 'each' } } }],
            },
          },
        ],
      },
    ]);
  });

  it('is unread where "its" may be that of another', () => {
    expect(
      read(
        'Whenever this creature attacks, destroy target creature with power less than its power.',
      ),
    ).toBeUndefined();
  });

  it('may speak of the player of the event', () => {
    expect(
      read(
        'Whenever this creature deals combat damage to a player, destroy target artifact that player controls.',
      ),
    ).toMatchObject([
      { content: { targets: [{ objects: { where: [{}, { player: { player: 'event' } }] } }] } },
    ]);
  });

  it('can’t speak of another target, as all are chosen at once (601.2c)', () => {
    expect(
      read('Target player draws a card. Destroy target artifact that player controls.', 'Sorcery'),
    ).toBeUndefined();
  });

  it('ends with the name that it gives', () => {
    expect(
      read(
        'Search your library for a card named Tower of Glass, reveal it, put it into your hand, then shuffle.',
        'Sorcery',
      ),
    ).toMatchObject([{ content: { do: [{ where: [{ name: 'Tower of Glass' }] }, {}, {}] } }]);
  });

  it('is of cards where it is in a hand, so that the number of them is read in one way', () => {
    expect(
      read('Creatures with power greater than the number of cards in your hand have flying.'),
    ).toMatchObject([{ effects: [{ affects: { where: [{}, { to: { amount: 'handSize' } }] } }] }]);
  });
});

describe('Who and what', () => {
  it('a card is put from their hand by the player who may do it', () => {
    expect(
      read(
        'At the beginning of each player’s upkeep, that player may put a land card from their hand onto the battlefield.'.replace(
          '’',
          "'",
        ),
      ),
    ).toMatchObject([
      { content: { do: [{ do: [{ kind: 'choose', player: { player: 'event' } }, {}] }] } },
    ]);
  });

  it('all that follows "you may" is part of it', () => {
    expect(
      read('When this creature enters, you may untap it and remove it from combat.'),
    ).toMatchObject([{ content: { do: [{ kind: 'may', do: [{}, {}] }] } }]);
  });

  it('"if it was kicked" is asked of what the event is about', () => {
    expect(
      read('Whenever another creature you control enters, if it was kicked, draw a card.'),
    ).toMatchObject([{ when: { if: 'matches', object: { ref: 'event' } } }]);
    expect(read('When this creature enters, if it was kicked, draw a card.')).toMatchObject([
      { when: { if: 'kicked' } },
    ]);
  });

  it('the card that was exiled returns, and its power is what it was (400.7, 608.2h)', () => {
    expect(
      read(
        "Exile target creature you control, then return that card to the battlefield under its owner's control. You gain life equal to its power.",
        'Instant',
      ),
    ).toMatchObject([
      {
        content: {
          do: [
            { kind: 'exile', bind: 'exiled' },
            { kind: 'move', what: { ref: 'bound', name: 'exiled' } },
            { amount: { of: { ref: 'target', slot: 0 } } },
          ],
        },
      },
    ]);
  });

  it('the token that was created is "it", not the object whose text it is', () => {
    expect(
      read(
        'When this Equipment enters, create a 1/1 white Soldier creature token, then attach this Equipment to it.',
        'Artifact — Equipment',
      ),
    ).toMatchObject([
      {
        content: {
          do: [
            { kind: 'createToken', bind: 'token' },
            { kind: 'attach', what: { ref: 'this' }, to: { ref: 'bound', name: 'token' } },
          ],
        },
      },
    ]);
  });

  it('a given ability may not name the object that gives it (201.5a)', () => {
    expect(read('Creatures you control have "{T}: Sacrifice Probe."')).toBeUndefined();
    expect(read('Creatures you control have "{T}: Sacrifice this creature."')).toBeDefined();
  });

  it('"your next untap step" is not that of its controller (502.3)', () => {
    expect(
      read("Tap target creature. It doesn't untap during your next untap step.", 'Instant'),
    ).toMatchObject([{ content: { do: [{}, { rule: { yours: true } }] } }]);
  });

  it('a card exiled with it must have been exiled by it (607.2a)', () => {
    expect(
      read(
        '{T}: Return target card exiled with this creature to its owner’s hand.'.replace('’', "'"),
      ),
    ).toBeUndefined();
  });
});
