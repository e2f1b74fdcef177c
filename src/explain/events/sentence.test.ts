import { describe, expect, it } from 'vitest';
import {
  cr,
  type GameEvent,
  type Happening,
  type HappeningKind,
  type RuleNumber,
} from '../../rules';
import { effectId, objectId, playerId } from '../../rules/kernel/ids';
import { madeUpNames } from '../naming/madeUp';
import { sentence } from './sentence';

const ada = playerId(0);
const bea = playerId(1);
const bears = objectId(1);
const shock = objectId(2);
const island = objectId(3);
const goblin = objectId(4);
const trigger = objectId(5);
const anthem = objectId(6);

const names = madeUpNames(['Ada', 'Bea'], {
  1: { name: 'Grizzly Bears', owner: 1, creature: true },
  2: { name: 'Shock', owner: 0 },
  3: { name: 'Island', owner: 0 },
  4: { name: 'Goblin token', owner: 0, token: true, creature: true },
  5: { name: "Depth Defiler's ability", owner: 0, ability: true },
  6: { name: 'Glorious Anthem', owner: 0 },
  7: { name: 'Depth Defiler', owner: 0, remarks: ['kicked {C}'] },
});

function told(happening: Happening, ...cites: readonly RuleNumber[]): string {
  const event: GameEvent = {
    ...happening,
    cites: cites.length > 0 ? cites : [cr('400.7')],
    batch: 1,
  };
  return sentence(event, names);
}

const values = { name: 'Goblin Token', supertypes: [], types: [], subtypes: [], abilities: [] };
const blue = { type: 'U', source: 3 } as const;
const scope = { source: anthem, you: ada };
const effect = {
  id: effectId(9),
  timestamp: 9,
  source: anthem,
  controller: ada,
  affected: { objects: [bears] },
  duration: 'endOfTurn',
  since: 1,
  scope,
} as const;

/** One event, or several, of each kind, and how it is told. */
const EXAMPLES: {
  readonly [K in HappeningKind]: readonly (readonly [Extract<Happening, { kind: K }>, string])[];
} = {
  moved: [
    [
      { kind: 'moved', object: shock, from: 'hand', to: 'stack', why: 'cast' },
      "Shock goes from Ada's hand onto the stack.",
    ],
    [
      { kind: 'moved', object: island, from: 'library', to: 'hand', why: 'draw' },
      'Ada draws Island.',
    ],
    [
      { kind: 'moved', object: island, from: 'hand', to: 'graveyard', why: 'discard' },
      'Ada discards Island.',
    ],
    [
      { kind: 'moved', object: island, from: 'hand', to: 'exile', why: 'discard' },
      'Ada discards Island, which goes into exile.',
    ],
    [
      { kind: 'moved', object: island, from: 'library', to: 'graveyard', why: 'mill' },
      'Ada mills Island.',
    ],
    [
      { kind: 'moved', object: bears, from: 'battlefield', to: 'graveyard', why: 'destroy' },
      'Grizzly Bears dies.',
    ],
    [
      { kind: 'moved', object: anthem, from: 'battlefield', to: 'graveyard', why: 'destroy' },
      "Glorious Anthem is put into Ada's graveyard.",
    ],
    [
      { kind: 'moved', object: goblin, from: 'battlefield', to: 'graveyard', why: 'sacrifice' },
      'Ada sacrifices Goblin token.',
    ],
    [
      { kind: 'moved', object: bears, from: 'battlefield', to: 'exile', why: 'exile' },
      'Grizzly Bears is exiled.',
    ],
    [
      {
        kind: 'moved',
        object: bears,
        from: 'battlefield',
        to: 'exile',
        why: 'exile',
        linkedTo: anthem,
      },
      'Grizzly Bears is exiled with Glorious Anthem.',
    ],
    [
      { kind: 'moved', object: bears, from: 'battlefield', to: 'hand', why: 'return' },
      "Grizzly Bears returns to Bea's hand.",
    ],
    [
      {
        kind: 'moved',
        object: bears,
        from: 'battlefield',
        to: 'library',
        why: 'put',
        position: 'bottom',
      },
      "Grizzly Bears is put on the bottom of Bea's library.",
    ],
    [
      { kind: 'moved', object: bears, from: 'battlefield', to: 'library', why: 'put', position: 1 },
      "Grizzly Bears is put one card below the top of Bea's library.",
    ],
    [
      {
        kind: 'moved',
        object: bears,
        from: 'stack',
        to: 'battlefield',
        why: 'resolve',
        entering: { tapped: true, counters: { '+1/+1': 2 } },
      },
      "Grizzly Bears enters under Bea's control, tapped, with two +1/+1 counters.",
    ],
    [
      {
        kind: 'moved',
        object: bears,
        from: 'graveyard',
        to: 'battlefield',
        why: 'put',
        by: ada,
        entering: { copy: values, attachedTo: { player: bea } },
      },
      "Grizzly Bears enters under Ada's control, as a copy of Goblin Token, attached to Bea.",
    ],
  ],
  created: [
    [
      {
        kind: 'created',
        what: 'token',
        count: 2,
        values,
        owner: ada,
        zone: 'battlefield',
        entering: { tapped: true },
      },
      'Ada creates two tapped Goblin tokens.',
    ],
    [
      {
        kind: 'created',
        what: 'token',
        count: 1,
        values: { ...values, name: 'Elf Token' },
        owner: bea,
        zone: 'battlefield',
      },
      'Bea creates an Elf token.',
    ],
    [
      {
        kind: 'created',
        what: 'ability',
        count: 1,
        values,
        owner: ada,
        zone: 'stack',
        became: [trigger],
      },
      "Depth Defiler's ability goes on the stack under Ada's control.",
    ],
    [
      {
        kind: 'created',
        what: 'copy',
        count: 1,
        values: { ...values, name: 'Shock' },
        owner: ada,
        zone: 'stack',
      },
      "A copy of Shock is put on the stack under Ada's control.",
    ],
    [
      { kind: 'created', what: 'emblem', count: 1, values, owner: ada, zone: 'command' },
      'Ada gets an emblem.',
    ],
    [
      { kind: 'created', what: 'card', count: 1, values, owner: ada, zone: 'library' },
      "The top of Ada's library turns out to be an unknown card.",
    ],
  ],
  ceased: [[{ kind: 'ceased', object: goblin, why: 'ceases' }, 'Goblin token ceases to exist.']],
  destroyed: [
    [{ kind: 'destroyed', object: bears }, 'Grizzly Bears is destroyed.'],
    [
      { kind: 'destroyed', object: bears, noRegeneration: true },
      "Grizzly Bears is destroyed, and can't be regenerated.",
    ],
  ],
  tapped: [[{ kind: 'tapped', object: bears }, 'Grizzly Bears becomes tapped.']],
  untapped: [[{ kind: 'untapped', object: bears }, 'Grizzly Bears untaps.']],
  manaAdded: [
    [{ kind: 'manaAdded', player: ada, mana: [blue], tapped: island }, 'Ada taps Island for {U}.'],
    [{ kind: 'manaAdded', player: ada, mana: [blue, blue] }, 'Ada adds {U}{U}.'],
    [{ kind: 'manaAdded', player: ada, mana: [] }, 'Ada adds no mana.'],
    [
      { kind: 'manaAdded', player: ada, mana: [{ ...blue, restriction: { onlySpells: [] } }] },
      'Ada adds {U}, to be spent only as its source says.',
    ],
  ],
  manaSpent: [
    [{ kind: 'manaSpent', player: ada, mana: [blue], on: shock }, 'Ada spends {U} on Shock.'],
  ],
  manaEmptied: [
    [
      { kind: 'manaEmptied', player: ada, mana: [blue, blue] },
      'Ada loses unspent mana (two blue).',
    ],
  ],
  damage: [
    [
      { kind: 'damage', source: shock, to: { player: bea }, amount: 2, combat: false },
      'Shock deals 2 damage to Bea.',
    ],
    [
      { kind: 'damage', source: goblin, to: { object: bears }, amount: 1, combat: true },
      'Goblin token deals 1 combat damage to Grizzly Bears.',
    ],
  ],
  damageWoreOff: [
    [
      { kind: 'damageWoreOff', objects: [bears, goblin] },
      'The damage on Grizzly Bears and Goblin token wears off.',
    ],
  ],
  phased: [
    [{ kind: 'phased', objects: [bears], in: false }, 'Grizzly Bears phases out.'],
    [
      { kind: 'phased', objects: [bears, goblin], in: true },
      'Grizzly Bears and Goblin token phase in.',
    ],
  ],
  life: [
    [{ kind: 'life', player: ada, change: 3, why: 'gain' }, 'Ada gains 3 life.'],
    [{ kind: 'life', player: ada, change: -2, why: 'lose' }, 'Ada loses 2 life.'],
    [{ kind: 'life', player: ada, change: -2, why: 'damage' }, 'The damage makes Ada lose 2 life.'],
    [{ kind: 'life', player: ada, change: -2, why: 'pay' }, 'Ada pays 2 life.'],
    [{ kind: 'life', player: ada, change: -5, why: 'set' }, "Ada's life total goes down by 5."],
  ],
  draw: [
    [{ kind: 'draw', player: ada }, 'Ada is to draw a card.'],
    [{ kind: 'draw', player: ada, failed: true }, "Ada can't draw, as the library is empty."],
  ],
  counters: [
    [
      { kind: 'counters', on: { object: bears }, counter: '+1/+1', change: 3 },
      'Three +1/+1 counters are put on Grizzly Bears.',
    ],
    [
      { kind: 'counters', on: { object: bears }, counter: '-1/-1', change: -1 },
      'A -1/-1 counter is removed from Grizzly Bears.',
    ],
    [
      { kind: 'counters', on: { player: bea }, counter: 'poison', change: 2 },
      'Bea gets two poison counters.',
    ],
  ],
  attached: [
    [
      { kind: 'attached', object: anthem, to: { object: bears } },
      'Glorious Anthem becomes attached to Grizzly Bears.',
    ],
    [{ kind: 'attached', object: anthem, to: null }, 'Glorious Anthem becomes unattached.'],
  ],
  controlChanged: [
    [{ kind: 'controlChanged', object: bears, to: ada }, 'Ada gains control of Grizzly Bears.'],
  ],
  chose: [
    [
      { kind: 'chose', player: ada, object: anthem, chosen: { color: 'R' } },
      'Ada chooses red for Glorious Anthem.',
    ],
  ],
  cast: [
    [
      { kind: 'cast', object: objectId(7), player: ada, from: 'hand' },
      'Ada casts Depth Defiler, kicked {C}.',
    ],
    [
      { kind: 'cast', object: shock, player: bea, from: 'graveyard' },
      "Bea casts Shock from Ada's graveyard.",
    ],
  ],
  activated: [
    [
      { kind: 'activated', object: island, player: ada, ability: null },
      "Ada activates Island's mana ability.",
    ],
    [
      { kind: 'activated', object: objectId(7), player: ada, ability: trigger },
      "Ada activates Depth Defiler's ability.",
    ],
  ],
  triggered: [
    [{ kind: 'triggered', object: trigger, player: ada }, "Depth Defiler's ability triggers."],
  ],
  targeted: [
    [
      {
        kind: 'targeted',
        object: shock,
        targets: [[{ target: { player: bea } }], [{ target: { object: bears } }]],
      },
      'Shock targets Bea and Grizzly Bears.',
    ],
    [
      { kind: 'targeted', object: shock, targets: [[{ target: { player: bea }, amount: 1 }]] },
      'Shock targets Bea (1).',
    ],
    [{ kind: 'targeted', object: shock, targets: [] }, 'Shock has no targets.'],
  ],
  resolved: [
    [{ kind: 'resolved', object: shock, result: 'done' }, 'Shock resolves.'],
    [
      { kind: 'resolved', object: shock, result: 'noLegalTargets' },
      "Shock doesn't resolve, as none of its targets is legal any more.",
    ],
    [
      { kind: 'resolved', object: trigger, result: 'clauseNotMet' },
      "Depth Defiler's ability does nothing, as its condition no longer holds.",
    ],
  ],
  countered: [
    [{ kind: 'countered', object: shock, by: anthem }, 'Glorious Anthem counters Shock.'],
    [{ kind: 'countered', object: shock, by: null }, 'Shock is countered.'],
  ],
  effectStarted: [
    [
      {
        kind: 'effectStarted',
        effect: {
          ...effect,
          content: { kind: 'changes', changes: [{ change: 'modifyPT', power: 3, toughness: 3 }] },
        },
      },
      'Grizzly Bears gets +3/+3 until end of turn, by Glorious Anthem.',
    ],
    [
      {
        kind: 'effectStarted',
        effect: {
          ...effect,
          affected: { objects: [bears, goblin] },
          duration: 'forever',
          content: {
            kind: 'changes',
            changes: [{ change: 'setColors', colors: [] }, { change: 'loseAllAbilities' }],
          },
        },
      },
      'Grizzly Bears and Goblin token become colourless and lose all abilities, by Glorious Anthem.',
    ],
    [
      {
        kind: 'effectStarted',
        effect: { ...effect, content: { kind: 'rule', rule: { rule: 'cantBlock' } } },
      },
      'An effect of Glorious Anthem begins for Grizzly Bears until end of turn.',
    ],
  ],
  effectEnded: [[{ kind: 'effectEnded', effect: effectId(9) }, 'An effect ends.']],
  turnBegan: [[{ kind: 'turnBegan', player: ada, number: 3 }, "Turn 3 begins: it is Ada's."]],
  stepBegan: [[{ kind: 'stepBegan', step: 'upkeep', player: ada }, "Ada's upkeep step begins."]],
  stepEnded: [[{ kind: 'stepEnded', step: 'main1' }, 'The first main phase ends.']],
  priorityGiven: [[{ kind: 'priorityGiven', player: bea }, 'Bea gets priority.']],
  priorityPassed: [[{ kind: 'priorityPassed', player: bea }, 'Bea passes.']],
  attackersDeclared: [
    [
      {
        kind: 'attackersDeclared',
        player: ada,
        attackers: [
          { object: goblin, whom: { player: bea } },
          { object: bears, whom: { player: bea } },
          { object: goblin, whom: { object: anthem } },
        ],
      },
      'Ada attacks Bea with Goblin token and Grizzly Bears and Glorious Anthem with Goblin token.',
    ],
    [{ kind: 'attackersDeclared', player: ada, attackers: [] }, 'Ada declares no attackers.'],
  ],
  blockersDeclared: [
    [
      { kind: 'blockersDeclared', player: bea, blockers: [{ object: bears, attackers: [goblin] }] },
      'Bea blocks Goblin token with Grizzly Bears.',
    ],
    [{ kind: 'blockersDeclared', player: bea, blockers: [] }, 'Bea declares no blockers.'],
  ],
  blocked: [[{ kind: 'blocked', object: bears }, 'Grizzly Bears becomes blocked.']],
  removedFromCombat: [
    [{ kind: 'removedFromCombat', object: bears }, 'Grizzly Bears is removed from combat.'],
  ],
  combatEnded: [[{ kind: 'combatEnded' }, 'Nothing attacks or blocks any more.']],
  shuffled: [[{ kind: 'shuffled', player: ada, order: [] }, "Ada's library is shuffled."]],
  libraryOrdered: [
    [
      { kind: 'libraryOrdered', player: ada, top: [island], bottom: [shock, bears] },
      "Ada puts a card on top and two cards on the bottom of Ada's library.",
    ],
  ],
  revealed: [
    [
      { kind: 'revealed', player: ada, objects: [island, shock], look: false },
      'Ada reveals Island and Shock.',
    ],
    [{ kind: 'revealed', player: ada, objects: [island], look: true }, 'Ada looks at Island.'],
  ],
  regenerated: [[{ kind: 'regenerated', object: bears }, 'Grizzly Bears regenerates.']],
  shieldMade: [
    [{ kind: 'shieldMade', object: bears }, 'Grizzly Bears gets a regeneration shield.'],
  ],
  used: [
    [
      { kind: 'used', object: anthem, ability: 'p0' },
      "Glorious Anthem's ability counts as used this turn.",
    ],
  ],
  landPlayed: [[{ kind: 'landPlayed', player: ada, object: island }, 'Ada plays Island.']],
  lost: [
    [{ kind: 'lost', player: bea, why: 'life' }, 'Bea loses the game, having no life left.'],
    [{ kind: 'lost', player: bea, why: 'concede' }, 'Bea loses the game by conceding.'],
    [{ kind: 'lost', player: bea, why: 'effect' }, 'Bea loses the game.'],
  ],
  won: [
    [{ kind: 'won', player: ada }, 'Ada wins the game.'],
    [{ kind: 'won', player: null }, 'The game is a draw.'],
  ],
  left: [[{ kind: 'left', player: bea }, 'Bea leaves the game.']],
  step: [
    [{ kind: 'step', what: 'resolving', objects: [shock] }, 'Shock begins to resolve.'],
    [
      { kind: 'step', what: 'triggerWaiting', objects: [anthem] },
      "Glorious Anthem's ability triggers.",
    ],
    [
      { kind: 'step', what: 'noMana', objects: [island] },
      'Island makes no mana: what type it would be is not defined.',
    ],
  ],
  replaced: [
    [{ kind: 'replaced', by: anthem, what: 'created' }, 'Glorious Anthem changes what is created.'],
  ],
  edited: [
    [{ kind: 'edited', what: 'place' }, 'By hand: something is placed.'],
    [{ kind: 'edited', what: 'Bea is set to 4 life' }, 'By hand: Bea is set to 4 life.'],
  ],
};

describe('every kind of event is told in a plain sentence', () => {
  const all = Object.values(EXAMPLES).flat() as readonly (readonly [Happening, string])[];
  it.each(all.map(([happening, words]) => [words, happening] as const))(
    '%s',
    (words, happening) => {
      expect(told(happening)).toBe(words);
    },
  );
});

it('parts of casting begin with their rule', () => {
  const step = {
    kind: 'step',
    what: 'costDetermined',
    objects: [shock],
    detail: '{3}{C}{U}{U}',
  } as const;
  expect(told(step, cr('601.2f'))).toBe('601.2f: the total cost in mana is {3}{C}{U}{U}.');
});

it('prevention is told as prevention', () => {
  expect(told({ kind: 'replaced', by: anthem, what: 'damage' }, cr('614.6'), cr('615.1'))).toBe(
    'Glorious Anthem prevents damage.',
  );
});

it('a change of how something enters is told as such', () => {
  expect(told({ kind: 'replaced', by: anthem, what: 'moved' }, cr('614.6'), cr('614.12'))).toBe(
    'Glorious Anthem changes how something enters.',
  );
});

it('state-based and turn-based actions are told by the heading of their rule', () => {
  const stateBased = { kind: 'step', what: 'stateBased', objects: [bears] } as const;
  expect(told(stateBased, cr('704.3'), cr('704.5g'))).toBe(
    'State-based actions act on Grizzly Bears: lethal damage.',
  );
  const turnBased = { kind: 'step', what: 'turnBased', objects: [] } as const;
  expect(told(turnBased, cr('504.1'))).toBe('Turn-based action: drawing for the turn.');
});

it('an impossible instruction says why, where its rule does', () => {
  const step = { kind: 'step', what: 'impossible', objects: [] } as const;
  expect(told(step, cr('608.2b'))).toBe(
    'This is impossible and is not done: its target is no longer legal.',
  );
  expect(told(step, cr('608.2c'))).toBe('This is impossible and is not done.');
});

it('what is done by hand says so', () => {
  const event: GameEvent = { kind: 'tapped', object: bears, cites: [], batch: 1, byHand: true };
  expect(sentence(event, names)).toBe('By hand: Grizzly Bears becomes tapped.');
});
