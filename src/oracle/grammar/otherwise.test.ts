import { describe, expect, it } from 'vitest';
import { compileCard } from '.';

const compiled = (text: string, line = 'Sorcery') =>
  compileCard({ name: 'Test Bear', type_line: line, oracle_text: text });
const effect = (text: string, line?: string) => {
  const [ability] = compiled(text, line).card.abilities;
  return ability !== undefined && 'content' in ability ? ability.content : undefined;
};
const isRead = (text: string, line?: string) => compiled(text, line).complete;
/** One way if a condition holds, else the other. */
const given = (then: object, other: object) => ({ kind: 'if', then, else: other });

describe('"Instead"', () => {
  it('puts a sentence in the place of the one before, where its condition holds', () => {
    expect(effect('Draw a card. If you control a Bear, draw two cards instead.')).toMatchObject({
      do: [given([{ kind: 'draw', count: 2 }], [{ kind: 'draw', count: 1 }])],
    });
  });

  it('deals the other damage to the same target', () => {
    const content = effect(
      'Test Bear deals 2 damage to any target. If this spell was kicked, it deals 4 damage instead.',
    );
    const to = { ref: 'target', slot: 0 };
    expect(content).toMatchObject({
      do: [given([{ kind: 'dealDamage', amount: 4, to }], [{ amount: 2, to }])],
    });
  });

  it('is unread after a sentence that does two things', () => {
    expect(
      isRead('Draw a card and you gain 2 life. If you control a Bear, draw two cards instead.'),
    ).toBe(false);
  });

  it('is unread of a part of what may be done', () => {
    expect(isRead('You may tap target creature. If you control a Bear, draw a card instead.')).toBe(
      false,
    );
  });
});

describe('A trigger that an effect makes', () => {
  it('waits this turn for what happens to what was named', () => {
    expect(
      effect('Tap target creature. When that creature dies this turn, draw a card.'),
    ).toMatchObject({
      do: [
        { kind: 'tap' },
        {
          kind: 'delayedTrigger',
          duration: 'endOfTurn',
          ability: { trigger: { object: [{ object: { ref: 'target', slot: 0 } }] } },
        },
      ],
    });
  });

  it('means by "it" the object of its event', () => {
    expect(
      effect('Untap target creature. When that creature dies this turn, exile it.'),
    ).toMatchObject({ do: [{}, { ability: { content: { do: [{ what: { ref: 'event' } }] } } }] });
  });

  it('has targets of its own', () => {
    const content = effect('Whenever you cast a spell this turn, tap target creature.');
    expect(content).not.toHaveProperty('targets');
    expect(content).toMatchObject({ do: [{ ability: { content: { targets: [{}] } } }] });
  });
});

describe('"For each"', () => {
  it('creates tokens all at once', () => {
    expect(
      effect('For each creature you control, create a 1/1 white Bear creature token.'),
    ).toMatchObject({ do: [{ kind: 'createToken', count: { amount: 'count' } }] });
  });

  it('lets you choose among what each opponent controls, and names all of these', () => {
    expect(
      effect('For each opponent, choose a creature that player controls. Tap those creatures.'),
    ).toMatchObject({
      do: [
        { kind: 'forEach', do: [{ kind: 'choose', player: { player: 'you' }, bind: 'chosen' }] },
        { kind: 'tap', what: { ref: 'bound', name: 'chosen' } },
      ],
    });
  });

  it('has no targets of its own', () => {
    expect(isRead('For each opponent, tap target creature that player controls.')).toBe(false);
  });
});

describe('What is meant', () => {
  it('by "that creature" is not what the clause itself names in a fight', () => {
    expect(
      effect('Choose target creature. Target creature you control fights that creature.'),
    ).toMatchObject({
      do: [{ kind: 'fight', one: { ref: 'target', slot: 1 }, other: { ref: 'target', slot: 0 } }],
    });
  });

  it('by "other tokens" are those besides the one that was just created', () => {
    expect(
      effect('{T}: Create a 1/1 red Imp creature token. Exile all other Imp tokens.', 'Creature'),
    ).toMatchObject({
      do: [
        { bind: 'token' },
        { what: { where: [{ not: { object: { ref: 'bound', name: 'token' } } }, {}, {}] } },
      ],
    });
  });

  it('by "the chosen color" is not a colour that the effect itself chooses', () => {
    expect(isRead('Choose a color. Destroy all creatures of the chosen color.')).toBe(false);
  });

  it('by two things that may be done is that each may be done without the other', () => {
    expect(effect('You may draw a card, and you may gain 2 life.')).toMatchObject({
      do: [
        { kind: 'may', do: [{ kind: 'draw' }] },
        { kind: 'may', do: [{ kind: 'gainLife' }] },
      ],
    });
  });
});

describe('Copies', () => {
  it('are not legendary where what is copied is said to be', () => {
    expect(
      effect(
        "{2}: Create a token that's a copy of equipped creature, except the token isn't legendary if equipped creature is legendary.",
        'Artifact — Equipment',
      ),
    ).toMatchObject({ do: [{ token: { except: { notSupertypes: ['Legendary'] } } }] });
  });

  it('are unread where another object is said to be legendary', () => {
    expect(
      isRead(
        "{2}: Create a token that's a copy of target creature, except the token isn't legendary if equipped creature is legendary.",
        'Artifact — Equipment',
      ),
    ).toBe(false);
  });
});
