import type { Cost, Manning } from '../abilities/costs';
import type { Instruction } from '../effects/kinds';
import { creature, itself } from './words';

/** Tapping any number of other creatures with so much power in all: what crew and saddle share. */
export const tappingPower = (to: Manning, power: number): Cost => [
  {
    pay: 'tapPower',
    what: { where: [creature, { is: 'not', not: itself }] },
    power,
    to,
  },
];

export const becomingManned = (how: Manning): Instruction => ({ kind: 'becomeManned', how });
