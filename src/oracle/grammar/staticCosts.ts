import type { StaticEffect } from '../../rules/authoring/language';
import { type Effects, says, spells, YOU } from './staticKit';

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
