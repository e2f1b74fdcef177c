import { describe, expect, it } from 'vitest';
import { compileCard } from '.';

const compiled = (text: string, line = 'Creature — Bear') =>
  compileCard({ name: 'Test Bear', type_line: line, oracle_text: text });
const abilities = (text: string, line?: string) => compiled(text, line).card.abilities;
const isRead = (text: string, line?: string) => compiled(text, line).complete;

describe('A pronoun', () => {
  it('means the object of the event, not what its own clause names', () => {
    const [ability] = abilities(
      'Whenever a Bear you control enters, you may attach this Equipment to it.',
      'Artifact — Equipment',
    );
    expect(ability).toMatchObject({
      content: { do: [{ do: [{ kind: 'attach', what: { ref: 'this' }, to: { ref: 'event' } }] }] },
    });
  });

  it('in the qualities of a target is bound as well', () => {
    const [ability] = abilities(
      'Whenever this creature deals combat damage to a player, destroy target land that player controls.',
    );
    expect(ability).toMatchObject({
      content: {
        targets: [
          {
            objects: {
              where: [{ type: 'Land' }, { is: 'controlledBy', player: { player: 'event' } }],
            },
          },
        ],
      },
    });
  });

  it('that two things may be meant by leaves its sentence unread', () => {
    expect(
      isRead(
        'When this creature enters, target land gets +1/+1 for each oil counter on it until end of turn.',
      ),
    ).toBe(false);
  });

  it('after a sentence that nobody read means nothing', () => {
    const { faces } = compiled(
      'Frobnicate target creature. It gains flying until end of turn.',
      'Instant',
    );
    expect(faces[0]?.lines[0]?.gaps).toHaveLength(2);
  });
});

describe('A list of kinds', () => {
  it('shares who controls them, but not what the last of them can do', () => {
    const [ability] = abilities(
      'Destroy target artifact or creature with flying an opponent controls.',
      'Sorcery',
    );
    expect(ability).toMatchObject({
      content: {
        targets: [
          {
            objects: {
              where: [
                {
                  is: 'or',
                  of: [[{ type: 'Artifact' }], [{ type: 'Creature' }, { is: 'keyword' }]],
                },
                { is: 'controlledBy' },
              ],
            },
          },
        ],
      },
    });
  });
});

describe('What is not certain', () => {
  it('an ability that is given away names its giver (201.5a): unread', () => {
    expect(
      isRead(
        'Enchant creature\nEnchanted creature has "{T}: Put a +1/+1 counter on this Aura."',
        'Enchantment — Aura',
      ),
    ).toBe(false);
  });

  it('"that many" of an event without a number is unread', () => {
    expect(
      isRead(
        'Whenever one or more Bears you control enter, put that many +1/+1 counters on this creature.',
      ),
    ).toBe(false);
  });

  it('"sacrifices a creature" is one of them, which the player chooses', () => {
    expect(
      abilities('Each opponent sacrifices a creature of their choice.', 'Sorcery'),
    ).toMatchObject([
      { content: { do: [{ kind: 'sacrifice', player: { player: 'opponents' }, count: 1 }] } },
    ]);
  });

  it('the same target is chosen once, however often X counts by it', () => {
    const [ability] = abilities(
      "When this creature dies, you draw X cards and you lose X life, where X is the number of cards in target player's hand.",
    );
    expect(ability).toMatchObject({ content: { targets: [{}] } });
    expect(JSON.stringify(ability)).not.toContain('"slot":1');
  });
});

describe('Damage to several kinds at once', () => {
  const recipients = (text: string) => {
    const [ability] = abilities(`This spell deals 2 damage to ${text}.`, 'Sorcery');
    return ability;
  };
  const dealt = (...all: readonly unknown[]) => ({
    content: { do: [{ kind: 'dealDamage', amount: 2, to: { all } }] },
  });
  const creature = { is: 'type', type: 'Creature' };

  it('is one instruction', () => {
    expect(recipients('each Bear and each player')).toMatchObject(
      dealt({ where: [{ is: 'subtype', subtype: 'Bear' }] }, { player: 'all' }),
    );
    expect(recipients('each creature, each planeswalker, and each opponent')).toMatchObject(
      dealt(
        { where: [creature] },
        { where: [{ is: 'type', type: 'Planeswalker' }] },
        { player: 'opponents' },
      ),
    );
  });

  it('reaches what the players named with it control', () => {
    expect(recipients('each opponent and each creature they control')).toMatchObject(
      dealt(
        { player: 'opponents' },
        { where: [creature, { is: 'controlledBy', player: { player: 'opponents' } }] },
      ),
    );
    expect(recipients('target player and each creature that player controls')).toMatchObject(
      dealt(
        { player: 'target', slot: 0 },
        { where: [creature, { is: 'controlledBy', player: { player: 'target', slot: 0 } }] },
      ),
    );
  });

  it('ends where another clause begins', () => {
    const [ability] = abilities(
      'This spell deals 2 damage to each creature and each player draws a card.',
      'Sorcery',
    );
    expect(ability).toMatchObject({ content: { do: [{ kind: 'forEach' }, { kind: 'forEach' }] } });
  });
});

describe('In a spell', () => {
  it('"other creatures" are other than the target that it named', () => {
    expect(
      abilities(
        "Target creature can't block this turn. Other creatures can't attack this turn.",
        'Instant',
      ),
    ).toMatchObject([
      {
        content: {
          do: [
            { to: { ref: 'target', slot: 0 } },
            { to: { where: [{ is: 'not', not: { object: { ref: 'target', slot: 0 } } }, {}] } },
          ],
        },
      },
    ]);
  });

  it('"other creatures" are none, where nothing was named', () => {
    expect(isRead('Destroy all other creatures.', 'Sorcery')).toBe(false);
  });

  it('"this spell has flash" says nothing of a permanent', () => {
    expect(isRead('This spell has flash as long as you control a Bear.')).toBe(false);
  });
});

describe('What something is', () => {
  it.each([
    ['Nonbasic lands are Islands.', [{ change: 'setTypes', subtypes: ['Island'] }]],
    [
      'Each land is an Island in addition to its other land types.',
      [{ change: 'addTypes', subtypes: ['Island'] }],
    ],
    [
      'Enchanted permanent is a colorless Forest land.',
      [
        { change: 'setTypes', types: ['Land'], subtypes: ['Forest'] },
        { change: 'setColors', colors: [] },
      ],
    ],
    ['Creatures lose all abilities.', [{ change: 'loseAllAbilities' }]],
  ])('%s', (text, changes) => {
    expect(abilities(text, 'Enchantment')).toMatchObject([{ effects: [{ changes }] }]);
  });

  it('of several types at once is left unread where the rules leave more than one reading', () => {
    expect(
      isRead('Enchanted permanent is a 3/3 Golem artifact creature.', 'Enchantment — Aura'),
    ).toBe(false);
  });
});

describe('A copy', () => {
  it('takes on what its exceptions say, each once', () => {
    expect(
      abilities(
        "You may have this creature enter as a copy of any Bear on the battlefield, except it's a 2/2 Bear in addition to its other types and it has flying.",
      ),
    ).toMatchObject([
      {
        effects: [
          {
            with: [
              {
                replace: 'entersAsCopy',
                optional: true,
                except: {
                  power: 2,
                  toughness: 2,
                  addSubtypes: ['Bear'],
                  addAbilities: [{ keyword: 'flying' }],
                },
              },
            ],
          },
        ],
      },
    ]);
  });
});
