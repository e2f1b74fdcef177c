import type { CardData, ColorLetter, FaceData } from '../format';
import { readJson } from '../json';
import { grouped } from '../limits';
import { cardData } from '../schema/cards';
import { isObject, problemsOf } from '../schema/kit';
import { type ReadCards, readPlainCard } from './plainCard';

/** Characters of a text that is pasted as one card or a few. */
const MOST_PASTED = 200_000;
/** Cards that are taken from one text. */
const MOST_CARDS = 100;

/**
 * Reads what a user pastes as a card: an object as Scryfall or MTGJSON gives it, a list of them, or the
 * words of a card line by line. It never throws, whatever the text is.
 */
export function readCards(pasted: string): ReadCards {
  if (pasted.length > MOST_PASTED) {
    return no(
      `That has ${grouped(pasted.length)} characters, and ${grouped(MOST_PASTED)} is the most.`,
    );
  }
  const text = cleaned(pasted).trim();
  if (text === '') return no('There is nothing in it.');
  if (!/^[[{]/.test(text)) return readPlainCard(text);
  const json = readJson(text);
  if (!json.ok) return no(json.problems[0]?.message ?? 'That is no JSON.');
  const objects = cardObjects(json.value);
  if (objects.length === 0)
    return no('There is no card in it: no object with a name and a type line.');
  if (objects.length > MOST_CARDS) {
    return no(`There are ${grouped(objects.length)} cards in it, and ${MOST_CARDS} is the most.`);
  }
  const cards: CardData[] = [];
  for (const object of objects) {
    const read = publishedCard(object);
    if (read === undefined) return no('One of the cards in it has no name or no type line.');
    const [problem] = problemsOf(cardData, read);
    if (problem !== undefined) return no(`${read.name.slice(0, 80)}: ${problem.message}`);
    cards.push(read);
  }
  return { ok: true, cards };
}

const no = (why: string): ReadCards => ({ ok: false, why });

/** Without what only steers a terminal or a printer; lines end alike. */
export const cleaned = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/(?!\n)[\p{Cc}\p{Cf}]/gu, '');

type Json = Readonly<Record<string, unknown>>;

/** The objects that stand for cards: faces that MTGJSON gives apart are one. */
function cardObjects(value: unknown): readonly Json[] {
  if (Array.isArray(value)) {
    const objects = value.filter(isObject);
    const faces = objects.every(
      ({ side, name }) => side !== undefined && name === objects[0]?.name,
    );
    return faces && objects.length > 1 ? [{ faces: objects }] : objects.flatMap(cardObjects);
  }
  if (!isObject(value)) return [];
  if (typeof value.name === 'string') return [value];
  // A list of Scryfall's, or MTGJSON's table of cards by name.
  if (Array.isArray(value.data)) return cardObjects(value.data);
  if (isObject(value.data)) return Object.values(value.data).flatMap(cardObjects);
  return [];
}

/** A card as Scryfall or MTGJSON publishes it, with nothing in it but what counts here. */
export function publishedCard(object: Json): CardData | undefined {
  const faces = object.faces ?? object.card_faces;
  if (!Array.isArray(faces)) return faceIn(object);
  const [first, ...others] = faces.flatMap((face) => (isObject(face) ? (faceIn(face) ?? []) : []));
  if (first === undefined) return undefined;
  const all = [first, ...others];
  const given = faces.find(isObject);
  return {
    name: textIn(object, 'name') ?? all.map(({ name }) => name).join(' // '),
    type_line: textIn(object, 'type_line') ?? all.map((face) => face.type_line).join(' // '),
    ...field('layout', textIn(object, 'layout') ?? textIn(given ?? {}, 'layout')),
    card_faces: all.map(({ layout: _, ...face }) => face),
  };
}

function faceIn(face: Json): CardData | undefined {
  const name = textIn(face, 'faceName') ?? textIn(face, 'name');
  const line = textIn(face, 'type_line') ?? textIn(face, 'type');
  if (name === undefined || line === undefined) return undefined;
  const indicator = colorsIn(face.color_indicator ?? face.colorIndicator);
  const data: FaceData & { type_line: string } = {
    name,
    type_line: line,
    ...field('mana_cost', textIn(face, 'mana_cost') ?? textIn(face, 'manaCost')),
    ...field('oracle_text', textIn(face, 'oracle_text') ?? textIn(face, 'text')),
    ...field('power', textIn(face, 'power')),
    ...field('toughness', textIn(face, 'toughness')),
    ...field('loyalty', textIn(face, 'loyalty')),
    ...field('defense', textIn(face, 'defense')),
    ...(indicator !== undefined && { color_indicator: indicator }),
  };
  const layout = textIn(face, 'layout');
  return { ...data, ...field('layout', layout) };
}

const textIn = (object: Json, key: string): string | undefined => {
  const value = object[key];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? cleaned(value) : undefined;
};

const field = <K extends string>(key: K, value: string | undefined) =>
  (value === undefined ? {} : { [key]: value }) as { readonly [Key in K]?: string };

const COLORS: readonly ColorLetter[] = ['W', 'U', 'B', 'R', 'G'];

const colorsIn = (value: unknown): readonly ColorLetter[] | undefined =>
  Array.isArray(value) ? COLORS.filter((color) => value.includes(color)) : undefined;
