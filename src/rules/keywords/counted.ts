import type { Ability, TriggeredAbility } from '../abilities/ability';
import { cr } from '../citations';
import type { Instruction } from '../effects/kinds';
import type { KeywordDefinition } from './definition';
import { creature, itself, thisObject, you } from './words';

type Counted = 'afflict' | 'afterlife' | 'bushido' | 'fabricate' | 'modular' | 'soulshift';

const when = (
  trigger: TriggeredAbility['trigger'],
  ...steps: readonly Instruction[]
): TriggeredAbility => ({ kind: 'triggered', trigger, content: { do: steps } });

const enters = { event: 'moved', object: [itself], to: 'battlefield' } as const;
const dies = {
  event: 'moved',
  object: [itself],
  from: 'battlefield',
  to: 'graveyard',
} as const;
const becomesBlocked = { event: 'becomesBlocked', object: [itself] } as const;

const servo = {
  name: 'Servo Token',
  supertypes: [],
  types: ['Artifact', 'Creature'],
  subtypes: ['Servo'],
  colors: [],
  power: 1,
  toughness: 1,
  abilities: [],
} as const;
const spirit = {
  name: 'Spirit Token',
  supertypes: [],
  types: ['Creature'],
  subtypes: ['Spirit'],
  colors: ['W', 'B'],
  power: 1,
  toughness: 1,
  abilities: [{ kind: 'keyword', keyword: 'flying' }],
} as const;

/** On a target what the counters on this were as it left (608.2h). */
const passesOn: Ability = {
  kind: 'triggered',
  trigger: dies,
  content: {
    targets: [{ objects: { where: [{ is: 'type', type: 'Artifact' }, creature] } }],
    do: [
      {
        kind: 'may',
        player: you,
        do: [
          {
            kind: 'putCounters',
            on: { ref: 'target', slot: 0 },
            counter: '+1/+1',
            count: { amount: 'counters', on: thisObject, counter: '+1/+1' },
          },
        ],
      },
    ],
  },
};

/** Keywords with a number that stand for abilities made of plain instructions. */
export const COUNTED: { readonly [K in Counted]: KeywordDefinition<K> } = {
  afflict: {
    cites: [cr('702.130a')],
    means: ({ count }) => [
      when(becomesBlocked, { kind: 'loseLife', player: { player: 'defending' }, amount: count }),
    ],
  },
  afterlife: {
    cites: [cr('702.135a')],
    means: ({ count }) => [when(dies, { kind: 'createToken', token: spirit, count })],
  },
  bushido: {
    cites: [cr('702.45a')],
    means: ({ count }) => [
      {
        ...when(becomesBlocked, {
          kind: 'apply',
          to: thisObject,
          changes: [{ change: 'modifyPT', power: count, toughness: count }],
          duration: 'endOfTurn',
        }),
        or: [{ event: 'blocks', object: [itself] }],
      },
    ],
  },
  fabricate: {
    cites: [cr('702.123a')],
    means: ({ count }) => [
      when(enters, {
        kind: 'may',
        player: you,
        do: [{ kind: 'putCounters', on: thisObject, counter: '+1/+1', count }],
        else: [{ kind: 'createToken', token: servo, count }],
      }),
    ],
  },
  modular: {
    cites: [cr('702.43a')],
    means: ({ count }) => [
      {
        kind: 'static',
        effects: [
          {
            effect: 'replacement',
            event: enters,
            with: [{ replace: 'entersWithCounters', counter: '+1/+1', count }],
          },
        ],
      },
      passesOn,
    ],
  },
  soulshift: {
    cites: [cr('702.46a')],
    means: ({ count }) => [
      {
        kind: 'triggered',
        trigger: dies,
        content: {
          targets: [
            {
              objects: {
                zones: ['graveyard'],
                where: [
                  { is: 'subtype', subtype: 'Spirit' },
                  { is: 'manaValue', compare: '<=', to: count },
                  { is: 'ownedBy', player: you },
                ],
              },
            },
          ],
          do: [
            {
              kind: 'may',
              player: you,
              do: [{ kind: 'move', what: { ref: 'target', slot: 0 }, to: 'hand' }],
            },
          ],
        },
      },
    ],
  },
};
