import { describe, expect, it } from 'vitest';
import { compileCard } from '.';

/** What a text of a card called Probe means, or nothing where part of it was not read. */
function read(text: string, type = 'Instant'): unknown {
  const { card, complete } = compileCard({ name: 'Probe', type_line: type, oracle_text: text });
  return complete ? card.abilities : undefined;
}

describe('A clause', () => {
  it('"unless its controller pays" speaks of the spell named before (118.12a)', () => {
    expect(read('Counter target spell unless its controller pays {4}.')).toMatchObject([
      {
        content: {
          do: [
            {
              kind: 'mayPay',
              player: { player: 'controllerOf', of: { ref: 'target', slot: 0 } },
              unpaid: [{ kind: 'counter' }],
            },
          ],
        },
      },
    ]);
  });

  it.each(['Treasure', 'Food', 'Gold', 'Walker', 'Shard', 'Clue', 'Blood', 'Lander', 'Mutagen'])(
    'creates a token that the rules define: %s (111.10)',
    (name) => {
      expect(read(`Create a ${name} token.`)).toMatchObject([
        { content: { do: [{ kind: 'createToken' }] } },
      ]);
    },
  );

  it('investigating is creating a Clue (701.16a)', () => {
    expect(read('Investigate.')).toEqual(read('Create a Clue token.'));
  });

  it('a token may be given an ability in the next sentence', () => {
    expect(
      read(
        'Create two 1/1 colorless Shade creature tokens. They have "Sacrifice this creature: Add {C}."',
      ),
    ).toMatchObject([
      { content: { do: [{ count: 2, token: { abilities: [{ kind: 'activated' }] } }] } },
    ]);
  });

  it('a shield for any target is one for an object or one for a player (615.7)', () => {
    expect(
      read('Prevent the next 2 damage that would be dealt to any target this turn.'),
    ).toMatchObject([
      {
        content: {
          do: [
            { once: true, effect: { event: { toObject: [{ object: { slot: 0 } }] } } },
            { once: true, effect: { event: { toPlayer: { player: 'target', slot: 0 } } } },
          ],
        },
      },
    ]);
  });

  it('"at the beginning of the next turn’s upkeep" waits once (603.7)', () => {
    expect(read("Draw a card at the beginning of the next turn's upkeep.")).toMatchObject([
      { content: { do: [{ kind: 'delayedTrigger', ability: { trigger: { step: 'upkeep' } } }] } },
    ]);
  });
});

describe('What enters', () => {
  it('is tapped unless the condition holds (614.1c)', () => {
    expect(
      read('This land enters tapped unless you control two or fewer other lands.', 'Land'),
    ).toMatchObject([
      { effects: [{ when: { if: 'not', not: { compare: '<=', right: 2 } }, with: [{}] }] },
    ]);
  });

  it('is tapped unless life is paid for it', () => {
    expect(
      read("As this land enters, you may pay 4 life. If you don't, it enters tapped.", 'Land'),
    ).toMatchObject([{ effects: [{ with: [{ replace: 'payAsEnters' }] }] }]);
  });
});

describe('An activated ability', () => {
  it('is limited by a condition (602.5b)', () => {
    expect(
      read(
        '{1}: Draw a card. Activate only if three or more cards are in your graveyard.',
        'Artifact',
      ),
    ).toMatchObject([{ only: { when: { if: 'exists', atLeast: 3 } } }]);
    expect(read('{1}: Draw a card. Activate only during your turn.', 'Artifact')).toMatchObject([
      { only: { when: { if: 'activePlayer' } } },
    ]);
  });

  it('is not read where its limit is not', () => {
    expect(read('{1}: Draw a card. Activate only if you wear a hat.', 'Artifact')).toBeUndefined();
  });
});

describe('Words of the rules', () => {
  it.each(['Surveil 2.', 'Proliferate.'])('are instructions: %s', (text) => {
    expect(read(text)).toBeDefined();
  });

  it.each([
    'Bushido 2',
    'Soulshift 4',
    'Modular 1',
    'Fabricate 1',
    'Afflict 3',
    'Afterlife 2',
    'Battle cry',
    'Evolve',
    'Mentor',
    'Plainscycling {2}',
    'Basic landcycling {1}{G}',
    'Affinity for artifacts',
  ])('are keywords: %s', (text) => {
    expect(read(text, 'Creature — Human')).toMatchObject([{ kind: 'keyword' }]);
  });
});
