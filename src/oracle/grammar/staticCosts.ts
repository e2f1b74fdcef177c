import type { StaticEffect } from '../../rules/authoring/language';
import { filterOf } from './numbers';
import { continuous, type Effects, give, says, spells, YOU } from './staticKit';

const ALL = { player: 'all' } as const;
const CREATURES = { where: [{ is: 'type', type: 'Creature' }] } as const;

/** The number in a single generic mana symbol. */
export function generic(symbols: string): number | undefined {
  const [, digits] = /^\{(\d+)\}$/.exec(symbols) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

type CostEffect = Extract<StaticEffect, { effect: 'cost' }>;

function costs(
  noun: Parameters<typeof spells>[0] & { readonly head?: string },
  by: CostEffect['by'],
  how: 'reduce' | 'increase',
  symbols: string,
): Effects | undefined {
  const amount = generic(symbols);
  if (amount === undefined || noun.head !== 'spell') return undefined;
  return [{ effect: 'cost', spells: spells(noun), by, [how]: amount }];
}

/** What it costs to activate abilities (602.2b). */
function activating(
  of: Parameters<typeof spells>[0] & { readonly zones?: unknown },
  symbols: string,
  more: { readonly atLeast?: number },
): Effects | undefined {
  const reduce = generic(symbols);
  return reduce === undefined || of.zones !== undefined
    ? undefined
    : [{ effect: 'cost', spells: [], by: ALL, abilitiesOf: of.where, reduce, ...more }];
}

/** What spells cost, how they may be paid for and when they may be cast (601.2f, 118.9, 601.3b). */
export const COST_SENTENCES = [
  says('{spells:many} you cast cost {less:symbols} less to cast', ({ spells: noun, less }) =>
    costs(noun, YOU, 'reduce', less),
  ),
  says('{spells:many} cost {less:symbols} less to cast', ({ spells: noun, less }) =>
    costs(noun, ALL, 'reduce', less),
  ),
  says('{spells:many} cost {more:symbols} more to cast', ({ spells: noun, more }) =>
    costs(noun, ALL, 'increase', more),
  ),
  says(
    '{spells:many} your opponents cast cost {more:symbols} more to cast',
    ({ spells: noun, more }) => costs(noun, { player: 'opponents' }, 'increase', more),
  ),
  says(
    'each {one:noun} that would cost less than {n:number} mana to cast costs {again:number} mana to cast',
    ({ one, n, again }) =>
      one.head === 'spell' && n === again && typeof n === 'number'
        ? [{ effect: 'cost', spells: spells(one), by: ALL, floor: n }]
        : undefined,
  ),
  says(
    '{spells:many} you cast cost {less:symbols} less to cast . this effect reduces only the amount of colored mana you pay',
    ({ spells: noun, less }) =>
      noun.head === 'spell'
        ? [{ effect: 'cost', spells: spells(noun), by: YOU, reduceMana: less, onlyLike: true }]
        : undefined,
  ),
  says('activated abilities of {of:many} cost {less:symbols} less to activate', ({ of, less }) =>
    activating(of, less, {}),
  ),
  says(
    "activated abilities of {of:many} cost {less:symbols} less to activate . this effect can't reduce the mana in that cost to less than {least:number} mana",
    ({ of, less, least }) =>
      typeof least === 'number' ? activating(of, less, { atLeast: least }) : undefined,
  ),
  says(
    'you may pay {cost:cost} rather than pay the mana cost for spells (that you|you) cast',
    ({ cost }) => [
      {
        effect: 'playerRule',
        players: YOU,
        rule: { rule: 'alternativeCost', spells: [], cost },
      },
    ],
  ),
  says(
    '{spells:many} you (cast|control) have {abilities:abilities}',
    ({ spells: noun, abilities }) =>
      noun.head === 'spell'
        ? continuous(
            filterOf({ ...noun, where: [...noun.where, { is: 'controlledBy', player: YOU }] }),
            give(abilities),
          )
        : undefined,
  ),
  says('players may spend mana as though it were mana of any color', () => [
    { effect: 'playerRule', players: ALL, rule: { rule: 'spendAsAnyColor' } },
  ]),
  says('you may spend mana as though it were mana of any color', () => [
    { effect: 'playerRule', players: YOU, rule: { rule: 'spendAsAnyColor' } },
  ]),
  says('you may cast {spells:many} as though they had flash', ({ spells: noun }) =>
    noun.head === 'spell'
      ? [
          {
            effect: 'playerRule',
            players: YOU,
            rule: { rule: 'castAsThoughFlash', spells: spells(noun) },
          },
        ]
      : undefined,
  ),
  says('you may cast spells from your hand without paying their mana costs', () => [
    {
      effect: 'playerRule',
      players: YOU,
      rule: { rule: 'alternativeCost', spells: [], cost: [], from: ['hand'] },
    },
  ]),
  says(
    "creatures can't attack you unless their controller pays {cost:symbols} for each creature they control that 's attacking you",
    ({ cost }) => [
      {
        effect: 'rule',
        affects: CREATURES,
        rule: { rule: 'attackCost', cost: [{ pay: 'mana', mana: cost }] },
      },
    ],
  ),
  says(
    "creatures can't attack you or planeswalkers you control unless their controller pays {cost:symbols} for each of those creatures",
    ({ cost }) => [
      {
        effect: 'rule',
        affects: CREATURES,
        rule: {
          rule: 'attackCost',
          cost: [{ pay: 'mana', mana: cost }],
          planeswalkers: true,
        },
      },
    ],
  ),
];
