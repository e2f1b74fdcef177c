import type {
  Ability,
  Change,
  Filter,
  ObjectRef,
  StaticEffect,
} from '../../rules/authoring/language';
import { pendingOf } from './pending';
import type { Size } from './slot';
import { type Form, form, type Values } from './template';

/** What a static ability affects. */
export type Affected = ObjectRef | Filter;
/** The effects of one sentence. */
export type Effects = readonly StaticEffect[];
type Replacements = Extract<StaticEffect, { effect: 'replacement' }>['with'];

/** Nothing, for the object itself; a static ability has no targets and means nothing named before. */
function affected(to: Affected): { affects?: Affected } | undefined {
  const pending = pendingOf(to);
  if (pending === undefined) return { affects: to };
  return 'self' in pending.means && pending.means.self === 'permanent' ? {} : undefined;
}

/** A continuous effect (611.3); nothing where what is meant is a target, or named elsewhere. */
export const continuous = (to: Affected, ...changes: readonly Change[]): Effects | undefined => {
  const who = affected(to);
  return who === undefined ? undefined : [{ effect: 'continuous', ...who, changes }];
};

/** What they can't do, or must (101.2, 508.1d); nothing where what is meant is named elsewhere. */
export const rule = (
  to: Affected,
  ...rules: readonly Extract<StaticEffect, { effect: 'rule' }>['rule'][]
): Effects | undefined => {
  const who = affected(to);
  return who === undefined
    ? undefined
    : rules.map((one) => ({ effect: 'rule' as const, ...who, rule: one }));
};

/** Whether it is the object whose text it is. */
export const isItself = (to: Affected): boolean => {
  const pending = pendingOf(to);
  return pending !== undefined && 'self' in pending.means;
};

/** "Gets +N/+N" (613.4c). */
export const modify = ({ power, toughness }: Size): Change => ({
  change: 'modifyPT',
  power,
  toughness,
});
/** "Has …" (613.1f). */
export const give = (abilities: readonly Ability[]): Change => ({
  change: 'addAbilities',
  abilities,
});

/** A sentence of a static ability. */
export const says = <const T extends string>(
  template: T,
  make: (values: Values<T>) => Effects | undefined,
): Form<Effects> => form(template, make);

/** The object whose text it is, as qualities. */
export const ITSELF = [{ is: 'object', object: { ref: 'this' } }] as const;
/** The controller of the ability (109.5). */
export const YOU = { player: 'you' } as const;

/** How the object itself enters (614.12). */
export const enters = (...instead: Replacements): Effects => [
  {
    effect: 'replacement',
    event: { event: 'moved', object: ITSELF, to: 'battlefield' },
    with: instead,
  },
];

/** What a replacement effect watches for, and what happens instead (614.1). */
export const replaces = (
  event: Extract<StaticEffect, { effect: 'replacement' }>['event'],
  ...instead: Replacements
): Effects => [{ effect: 'replacement', event, with: instead }];

/** The qualities of spells, which where costs are concerned need not be said to be spells. */
export const spells = (noun: { where: Filter['where'] }): Filter['where'] =>
  noun.where.filter(({ is }) => is !== 'spell');
