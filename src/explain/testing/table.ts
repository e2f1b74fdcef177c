import {
  cr,
  type GameEvent,
  type Happening,
  type HappeningKind,
  type ObjectId,
  type PlayerId,
  type RuleNumber,
} from '../../rules';
import { sentence } from '../events/sentence';
import { madeUpNames } from './madeUp';

export const ada = 0 as PlayerId;
export const bea = 1 as PlayerId;
export const bears = 1 as ObjectId;
export const shock = 2 as ObjectId;
export const island = 3 as ObjectId;
export const goblin = 4 as ObjectId;
export const trigger = 5 as ObjectId;
export const anthem = 6 as ObjectId;
export const defiler = 7 as ObjectId;

/** The names of a small made-up table. */
export const names = madeUpNames(['Ada', 'Bea'], {
  1: { name: 'Grizzly Bears', owner: 1, creature: true },
  2: { name: 'Shock', owner: 0 },
  3: { name: 'Island', owner: 0 },
  4: { name: 'Goblin token', owner: 0, token: true, creature: true },
  5: { name: "Depth Defiler's ability", owner: 0, ability: true },
  6: { name: 'Glorious Anthem', owner: 0 },
  7: { name: 'Depth Defiler', owner: 0, remarks: ['kicked {C}'] },
});

/** One event or several of each of these kinds, and how it is told. */
export type Examples<K extends HappeningKind> = {
  readonly [P in K]: readonly (readonly [Extract<Happening, { readonly kind: P }>, string])[];
};

/** All examples, with their words first. */
export function examplesIn<K extends HappeningKind>(
  examples: Examples<K>,
): readonly (readonly [string, Happening])[] {
  const all = Object.values(examples).flat() as readonly (readonly [Happening, string])[];
  return all.map(([happening, words]) => [words, happening]);
}

/** How a happening is told, by whatever rules. */
export function told(happening: Happening, ...cites: readonly RuleNumber[]): string {
  const event: GameEvent = {
    ...happening,
    cites: cites.length > 0 ? cites : [cr('400.7')],
    batch: 1,
  };
  return sentence(event, names);
}
