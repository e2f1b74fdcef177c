import type { Ability, Content } from '../abilities/ability';
import type {
  Amount,
  EventPattern,
  Filter,
  ObjectRef,
  Players,
  Predicate,
} from '../abilities/references';
import type {
  Change,
  CostChange,
  PlayerRule,
  Replacement,
  ReplacementEffect,
  Rule,
  StaticEffect,
} from '../abilities/statics';
import { BASIC_LAND_TYPES, type CardType, type Color, ZONES } from '../abilities/values';
import { when } from './events';
import { cardObject, creature, inZones, objects, ownedBy, spell, you, youControl } from './nouns';

type Affected = Filter | ObjectRef;

/** Changes of characteristics (613.1). */
export const modifyPT = (power: Amount, toughness: Amount): Change => ({
  change: 'modifyPT',
  power,
  toughness,
});
export const setPT = (power: Amount, toughness: Amount): Change => ({
  change: 'setPT',
  power,
  toughness,
});
export const gain = (...abilities: readonly Ability[]): Change => ({
  change: 'addAbilities',
  abilities,
});
export const addTypes = (types: readonly CardType[], subtypes?: readonly string[]): Change =>
  subtypes === undefined ? { change: 'addTypes', types } : { change: 'addTypes', types, subtypes };
/** Every basic land type besides its other types (305.6). */
export const everyBasicLandType: Change = {
  change: 'addTypes',
  subtypes: Object.keys(BASIC_LAND_TYPES),
};
export const setColors = (...colors: readonly Color[]): Change => ({
  change: 'setColors',
  colors,
});
export const loseAllAbilities: Change = { change: 'loseAllAbilities' };

/** Effects of static abilities (604). */
export const continuous = (affects: Affected, ...changes: readonly Change[]): StaticEffect => ({
  effect: 'continuous',
  affects,
  changes,
});
/** Of creatures you control, and the same of creature spells you control and creature cards you own elsewhere. */
export const creaturesEverywhere = (...changes: readonly Change[]): readonly StaticEffect[] => [
  continuous(objects(creature, youControl), ...changes),
  continuous(inZones(['stack'], creature, spell, youControl), ...changes),
  continuous(
    inZones(
      ZONES.filter((zone) => zone !== 'battlefield'),
      creature,
      cardObject,
      ownedBy(you),
    ),
    ...changes,
  ),
];
export const forbids = (rule: Rule, affects?: Affected): StaticEffect =>
  affects === undefined ? { effect: 'rule', rule } : { effect: 'rule', affects, rule };
export const allows = (rule: PlayerRule, players: Players = you): StaticEffect => ({
  effect: 'playerRule',
  players,
  rule,
});
export const costs = (
  by: Players,
  spells: readonly Predicate[],
  change: Pick<CostChange, 'increase' | 'reduce' | 'reduceMana' | 'onlyLike' | 'floor'>,
): StaticEffect => ({ effect: 'cost', spells, by, ...change });
export const replaces = (
  event: EventPattern,
  ...instead: readonly Replacement[]
): ReplacementEffect => ({ effect: 'replacement', event, with: instead });
/** Replaces how this object enters (614.12). */
export const entersWith = (...instead: readonly Replacement[]): ReplacementEffect =>
  replaces(when.enters(), ...instead);

/** "Skip" is to replace with nothing (614.1b). */
export const skips = (event: EventPattern): ReplacementEffect =>
  replaces(event, { replace: 'nothing' });

/** What a replacement makes of the event. */
export const tappedInstead: Replacement = { replace: 'entersTapped' };
export const withCounters = (counter: string, count: Amount): Replacement => ({
  replace: 'entersWithCounters',
  counter,
  count,
});
export const withAbilities = (...abilities: readonly Ability[]): Replacement => ({
  replace: 'entersWithAbilities',
  abilities,
});
export const choosing = (
  choose: 'color' | 'creatureType' | 'player' | 'name',
  except?: readonly Color[],
): Replacement =>
  except === undefined
    ? { replace: 'chooseAsEnters', choose }
    : { replace: 'chooseAsEnters', choose, except };

/** "You may exert this creature as it attacks. When you do, …" (701.43d). */
export const mayExert = (
  whenYouDo?: Content,
  more: { readonly onceEachTurn?: true } = {},
): StaticEffect =>
  forbids({ rule: 'mayExert', ...(whenYouDo === undefined ? {} : { whenYouDo }), ...more });
