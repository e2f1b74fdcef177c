import { tokensNamed } from '../../cards/tokens/made';
import { texts } from '../../oracle/held';
import {
  type Ability,
  CARD_TYPES,
  type CardDefinition,
  type Color,
  SUPERTYPES,
  UNKNOWN_CARD,
} from '../../rules';
import type { CardData } from '../format';
import { didYouMean } from '../nearest';
import { Unsupported } from './stops';

/** Finds a card by its name; nothing where there is none. */
export interface CardSource {
  (name: string): CardDefinition | undefined;
  /** All names that it knows, to say which one a mistyped name may be. */
  readonly names?: () => Iterable<string>;
}

/** The cards that a scenario can name: those it brings along before those of the source. */
export function cardsOf(brought: readonly CardData[], source: CardSource): CardSource {
  const own = new Map<string, CardDefinition>();
  for (const data of brought) {
    const card = definitionOf(data, source);
    for (const name of [data.name, frontName(data.name)]) own.set(folded(name), card);
  }
  const find = (name: string) =>
    name === '?' ? UNKNOWN_CARD : (own.get(folded(name)) ?? source(name));
  const names = () => [...brought.map(({ name }) => name), ...(source.names?.() ?? [])];
  return Object.assign(find, { names });
}

/** A card that must be there. @throws Unsupported where nobody knows it, with the nearest known name. */
export function cardNamed(cards: CardSource, name: string): CardDefinition {
  const card = cards(name);
  if (card === undefined) {
    const meant = didYouMean(name, cards.names?.() ?? []);
    throw new Unsupported(
      meant === ''
        ? `No card “${name}” is in the library.`
        : `No card “${name}” is in the library${meant}`,
    );
  }
  return card;
}

/** Names are compared without accents, case and the kind of apostrophe. */
export function folded(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().trim();
}

const frontName = (name: string): string => name.split(' // ', 1)[0] ?? name;

/**
 * A card in Scryfall's field names as the core wants it. Its text is taken from the library's card of
 * that name where that renders to the same text, else read; what cannot be read becomes unread
 * abilities, at which play says "not modelled".
 */
export function definitionOf(
  data: CardData,
  library: CardSource = () => undefined,
): CardDefinition {
  const front = data.card_faces?.[0];
  const face = { ...data, ...front };
  const abilities = [
    ...abilitiesOf(face.name, face.oracle_text ?? '', library),
    ...((data.card_faces?.length ?? 0) > 1 ? [secondFace(data)] : []),
  ];
  const line = typeLine(front?.type_line ?? data.type_line.split(' // ', 1)[0] ?? '');
  const colors = colorsOf(face, data.type_line);
  return {
    name: face.name,
    ...(face.mana_cost ? { manaCost: face.mana_cost } : {}),
    ...(colors === undefined ? {} : { colors }),
    ...line,
    abilities,
    ...sizes(face),
    ...(abilities.some((a) => a.kind === 'unread') ? { complete: false } : {}),
  };
}

function secondFace({ card_faces = [] }: CardData): Ability {
  const names = card_faces.slice(1).map(({ name }) => name);
  return { kind: 'unread', text: `the other face, ${names.join(', ')}` };
}

function abilitiesOf(name: string, text: string, library: CardSource): readonly Ability[] {
  const { cardText, normalizedText, readSmallText } = texts();
  const known = [library(name), ...tokensNamed(name)].find(
    (card) =>
      card !== undefined &&
      cardText(card) !== '' &&
      normalizedText(cardText(card)) === normalizedText(text),
  );
  return known?.abilities ?? readSmallText(text);
}

/** Colours that the mana cost does not give: an indicator, or what a token is said to be (105.2). */
function colorsOf(
  face: Pick<CardData, 'color_indicator' | 'colors' | 'mana_cost'>,
  line: string,
): readonly Color[] | undefined {
  if (face.color_indicator !== undefined) return face.color_indicator;
  if (face.mana_cost) return undefined;
  return face.colors ?? (/\bLand\b/.test(line) ? undefined : []);
}

function sizes(face: CardData | NonNullable<CardData['card_faces']>[number]) {
  return {
    ...size('power', face.power),
    ...size('toughness', face.toughness),
    ...number('loyalty', face.loyalty),
    ...number('defense', face.defense),
  };
}

function size<K extends string>(key: K, text: string | undefined) {
  if (text === undefined) return {};
  const value: number | '*' = /^-?[0-9]+$/.test(text) ? Number(text) : '*';
  return { [key]: value } as { readonly [Key in K]: number | '*' };
}

function number<K extends string>(key: K, text: string | undefined) {
  if (text === undefined || !/^[0-9]+$/.test(text)) return {};
  return { [key]: Number(text) } as { readonly [Key in K]: number };
}

/** A type line taken apart: "Legendary Creature — Human Wizard" (205.1). */
export function typeLine(line: string) {
  const [left = '', right = ''] = line.split(/ [—–-] /);
  const words = left.split(' ');
  return {
    supertypes: SUPERTYPES.filter((word) => words.includes(word)),
    types: CARD_TYPES.filter((word) => words.includes(word)),
    subtypes: right.split(' ').filter((word) => word !== ''),
  };
}
