import type { EventPattern, Players, Predicate } from '../../rules/authoring/language';
import { after, type Input, type Reading } from './reading';

type Where = readonly Predicate[];
export type Happening = (object: Where) => EventPattern;
const PLAYERS: readonly (readonly [string, Players | undefined])[] = [
  ['a player', undefined],
  ['an opponent', { player: 'opponents' }],
  ['one of your opponents', { player: 'opponents' }],
  ['you', { player: 'you' }],
];

export const dies: Happening = (object) => ({
  event: 'moved',
  object,
  from: 'battlefield',
  to: 'graveyard',
});

type Verb = readonly [readonly string[], Happening];

/** What an object does or undergoes, after its words; the second form is that of several. */
const VERBS: readonly Verb[] = [
  [['enters', 'enter'], (object) => ({ event: 'moved', object, to: 'battlefield' })],
  [
    ['enters under your control', 'enter under your control'],
    (object) => ({
      event: 'moved',
      object: [...object, { is: 'controlledBy', player: { player: 'you' } }],
      to: 'battlefield',
    }),
  ],
  [['dies', 'die'], dies],
  [
    [
      'is put into a graveyard from the battlefield',
      'are put into a graveyard from the battlefield',
    ],
    dies,
  ],
  [
    ['leaves the battlefield', 'leave the battlefield'],
    (object) => ({ event: 'moved', object, from: 'battlefield' }),
  ],
  [
    ['is put into a graveyard from anywhere', 'are put into a graveyard from anywhere'],
    (object) => ({ event: 'moved', object, to: 'graveyard' }),
  ],
  ...(
    [
      ['your', { player: 'you' }],
      ["an opponent 's", { player: 'opponents' }],
    ] as const
  ).map(
    ([whose, player]): Verb => [
      [
        `is put into ${whose} graveyard from anywhere`,
        `are put into ${whose} graveyard from anywhere`,
      ],
      (object) => ({
        event: 'moved',
        object: [...object, { is: 'ownedBy', player }],
        to: 'graveyard',
      }),
    ],
  ),
  [
    ["is returned to a player 's hand", "are returned to a player 's hand"],
    (object) => ({ event: 'moved', object, from: 'battlefield', to: 'hand' }),
  ],
  [
    ['attacks while saddled'],
    (object) => ({ event: 'attacks', object: [...object, { is: 'saddled' }] }),
  ],
  [
    ['is tapped for mana of the chosen color'],
    (object) => ({ event: 'tappedForMana', object, mana: { of: 'chosenColor' } }),
  ],
  [['crews a vehicle'], (object) => ({ event: 'mans', how: 'crew', object })],
  [['saddles a mount'], (object) => ({ event: 'mans', how: 'saddle', object })],
  [['transforms'], (object) => ({ event: 'transformed', object })],
  [
    ['becomes attached to a creature'],
    (object) => ({ event: 'attached', object, to: [{ is: 'type', type: 'Creature' }] }),
  ],
  [['attacks', 'attack'], (object) => ({ event: 'attacks', object })],
  [['attacks alone'], (object) => ({ event: 'attacks', object, alone: true })],
  [
    ['attacks you', 'attack you'],
    (object) => ({ event: 'attacks', object, whom: { player: 'you' } }),
  ],
  [['is tapped for mana'], (object) => ({ event: 'tappedForMana', object })],
  [['blocks', 'block'], (object) => ({ event: 'blocks', object })],
  [['becomes blocked', 'become blocked'], (object) => ({ event: 'becomesBlocked', object })],
  [['becomes tapped', 'become tapped'], (object) => ({ event: 'tapped', object })],
  [['becomes untapped', 'become untapped'], (object) => ({ event: 'untapped', object })],
  [['is turned face up', 'are turned face up'], (object) => ({ event: 'turnedFaceUp', object })],
  [['phases in'], (object) => ({ event: 'phasedIn', object })],
  [['becomes the target of a spell or ability'], (object) => ({ event: 'becomesTarget', object })],
  [
    ['becomes the target of a spell or ability an opponent controls'],
    (object) => ({ event: 'becomesTarget', object, by: { player: 'opponents' } }),
  ],
  [['is dealt damage', 'are dealt damage'], (object) => ({ event: 'damage', toObject: object })],
  [['is dealt combat damage'], (object) => ({ event: 'damage', toObject: object, combat: true })],
  [['deals damage', 'deal damage'], (object) => ({ event: 'damage', source: object })],
  [
    ['deals combat damage', 'deal combat damage'],
    (object) => ({ event: 'damage', source: object, combat: true }),
  ],
  ...PLAYERS.flatMap(([words, toPlayer]): (readonly [readonly string[], Happening])[] => [
    [
      [`deals combat damage to ${words}`, `deal combat damage to ${words}`],
      (object) => ({
        event: 'damage',
        source: object,
        toPlayer: toPlayer ?? { player: 'all' },
        combat: true,
      }),
    ],
    [
      [`deals damage to ${words}`, `deal damage to ${words}`],
      (object) => ({ event: 'damage', source: object, toPlayer: toPlayer ?? { player: 'all' } }),
    ],
  ]),
  [
    ['deals combat damage to a creature'],
    (object) => ({
      event: 'damage',
      source: object,
      toObject: [{ is: 'type', type: 'Creature' }],
      combat: true,
    }),
  ],
  [
    ['deals damage to a creature'],
    (object) => ({
      event: 'damage',
      source: object,
      toObject: [{ is: 'type', type: 'Creature' }],
    }),
  ],
];

/** All that can happen, from a verb on. */
export function happenings(input: Input, at: number, many: boolean): readonly Reading<Happening>[] {
  return VERBS.flatMap(([forms, value]) => {
    const words = forms[many ? 1 : 0];
    const end = words === undefined ? -1 : after(input, at, words);
    return end < 0 ? [] : [{ value, end }];
  });
}
