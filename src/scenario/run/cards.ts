import { tokensNamed } from '../../cards/tokens/made';
import { compiler } from '../../oracle/compiler';
import { texts } from '../../oracle/held';
import { layoutOf } from '../../oracle/layouts';
import {
  type Ability,
  allValues,
  CARD_TYPES,
  type CardDefinition,
  type Color,
  SUPERTYPES,
  UNKNOWN_CARD,
  withFaces,
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
    const names = [data.name, frontName(data.name), ...allValues(card).map(({ name }) => name)];
    for (const name of names) own.set(folded(name), card);
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
 * that name where that renders to the same text, else compiled; what cannot be read stays as unread
 * parts, at which play says "not modelled".
 */
export function definitionOf(
  data: CardData,
  library: CardSource = () => undefined,
): CardDefinition {
  const [first, second, ...more] = data.card_faces ?? [];
  if (first === undefined) return faceOf(data, data.type_line, library);
  const lines = data.type_line.split(' // ');
  const front = faceOf({ ...data, ...first }, first.type_line ?? lines[0] ?? '', library);
  if (second === undefined) return front;
  const back = faceOf(second, second.type_line ?? lines[1] ?? '', library);
  const layout = layoutOf(data.layout ?? 'transform');
  if (layout === undefined || more.length > 0) return withUnread(front, data);
  const complete = front.complete !== false && back.complete !== false;
  return { ...withFaces(layout, front, back), ...(complete ? {} : { complete: false }) };
}

/** A card whose second half or face means something else here: flip and meld cards and their like (710, 712.4). */
function withUnread(front: CardDefinition, { card_faces = [] }: CardData): CardDefinition {
  const names = card_faces.slice(1).map(({ name }) => name);
  const other: Ability = { kind: 'unread', text: `the other face, ${names.join(', ')}` };
  return { ...front, abilities: [...front.abilities, other], complete: false };
}

type FaceData = NonNullable<CardData['card_faces']>[number];

/** One face of a card, or a card that has but one. */
function faceOf(face: FaceData, line: string, library: CardSource): CardDefinition {
  const abilities = abilitiesOf(face, line, library);
  const colors = colorsOf(face, line);
  return {
    name: face.name,
    ...(face.mana_cost ? { manaCost: face.mana_cost } : {}),
    ...(colors === undefined ? {} : { colors }),
    ...typeLine(line),
    abilities,
    ...sizes(face),
    ...(hasUnread(abilities) ? { complete: false } : {}),
  };
}

function abilitiesOf(face: FaceData, line: string, library: CardSource): readonly Ability[] {
  const { name, oracle_text: text = '' } = face;
  if (text.trim() === '') return [];
  const { cardText, normalizedText } = texts();
  const card = library(name);
  const known = [...(card === undefined ? [] : allValues(card)), ...tokensNamed(name)].find(
    (one) => cardText(one) !== '' && normalizedText(cardText(one)) === normalizedText(text),
  );
  if (known !== undefined) return known.abilities;
  return compiler().compileCard({ name, type_line: line, oracle_text: text }).card.abilities;
}

const hasUnread = (abilities: readonly Ability[]): boolean =>
  JSON.stringify(abilities).includes('"kind":"unread"');

/** Colours that the mana cost does not give: an indicator, or what a token is said to be (105.2). */
function colorsOf(
  face: Pick<FaceData, 'color_indicator' | 'colors' | 'mana_cost'>,
  line: string,
): readonly Color[] | undefined {
  if (face.color_indicator !== undefined) return face.color_indicator;
  if (face.mana_cost) return undefined;
  return face.colors ?? (/\bLand\b/.test(line) ? undefined : []);
}

function sizes(face: FaceData) {
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
