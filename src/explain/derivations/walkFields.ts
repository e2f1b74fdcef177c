import { type Change, type Characteristics, cr, type RuleNumber } from '../../rules';
import type { Names } from '../naming/names';
import { FIELD_WORDS } from './fields';

/** The values whose way can be walked; power and toughness go together. */
export const WALKS = [
  'size',
  'types',
  'abilities',
  'colors',
  'name',
  'manaCost',
  'loyalty',
  'controller',
] as const;
export type WalkOf = (typeof WALKS)[number];

export const isWalk = (name: string | undefined): name is WalkOf =>
  WALKS.some((one) => one === name);

interface WalkField {
  /** What it is called. */
  readonly name: string;
  /** The rule that says where the value comes from at first. */
  readonly from: RuleNumber;
  /** What asks for it, of the value. */
  question(value: string): string;
  /** What does not happen in the layers that are passed over. */
  readonly unchanged: string;
  value(values: Characteristics, names: Pick<Names, 'player'>): string;
  /** The changes that are about it, whatever they come to. */
  readonly changes: readonly Change['change'][];
}

const CAN_COPY = 'copy';

/** How each walk is told. */
export const WALK_FIELDS: { readonly [W in WalkOf]: WalkField } = {
  size: {
    name: 'Power and toughness',
    from: cr('208.1'),
    question: (value) => (value === 'none' ? 'Why has it no size?' : `Why is it ${value}?`),
    unchanged: 'Nothing here changes power or toughness',
    value: ({ power, toughness }) =>
      power === null || toughness === null ? 'none' : `${power}/${toughness}`,
    changes: [CAN_COPY, 'setPT', 'modifyPT', 'switchPT'],
  },
  types: {
    name: 'Types',
    from: cr('205.1'),
    question: () => 'Why has it these types?',
    unchanged: 'Nothing here changes types',
    value: (values, names) => FIELD_WORDS.types.value(values, names),
    changes: [CAN_COPY, 'text', 'addTypes', 'setTypes', 'removeTypes', 'allCreatureTypes'],
  },
  abilities: {
    name: 'Abilities',
    from: cr('113.1'),
    question: (value) =>
      value === 'none' ? 'Why has it no abilities?' : 'Why has it these abilities?',
    unchanged: 'Nothing here changes abilities',
    value: (values, names) => FIELD_WORDS.abilities.value(values, names),
    changes: [
      CAN_COPY,
      'text',
      'addAbilities',
      'loseAllAbilities',
      'loseKeyword',
      'cantHaveKeyword',
    ],
  },
  colors: {
    name: 'Colour',
    from: cr('105.2'),
    question: (value) => `Why is it ${value}?`,
    unchanged: 'Nothing here changes colours',
    value: (values, names) => FIELD_WORDS.colors.value(values, names),
    changes: [CAN_COPY, 'setColors', 'addColors'],
  },
  name: {
    name: 'Name',
    from: cr('201.1'),
    question: () => 'Why has it this name?',
    unchanged: 'Nothing here changes the name',
    value: (values, names) => FIELD_WORDS.name.value(values, names),
    changes: [CAN_COPY],
  },
  manaCost: {
    name: 'Mana cost',
    from: cr('202.1'),
    question: () => 'Why has it this mana cost?',
    unchanged: 'Nothing here changes the mana cost',
    value: ({ manaCost }) => manaCost ?? 'none',
    changes: [CAN_COPY],
  },
  loyalty: {
    name: 'Loyalty',
    from: cr('209.1'),
    question: (value) => `Why is its own loyalty ${value}?`,
    unchanged: 'Nothing here changes loyalty',
    value: ({ loyalty }) => (loyalty === null ? 'none' : String(loyalty)),
    changes: [CAN_COPY],
  },
  controller: {
    name: 'Controller',
    from: cr('110.2'),
    question: (value) => `Why does ${value} control it?`,
    unchanged: 'Nothing here changes control',
    value: (values, names) => names.player(values.controller),
    changes: ['control'],
  },
};
