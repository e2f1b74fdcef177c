import { cardText } from '../../oracle';
import { loadCompiler } from '../../oracle/compiler';
import type { Ability, CardDefinition, CopiableValues } from '../../rules';
import type { CardData, FaceData } from '../../scenario/format';
import {
  type CardSource,
  definitionOf,
  typeLine as partsOfTypeLine,
} from '../../scenario/run/cards';
import type { PastedView, ReadingView, ReadLineView } from '../views';
import { faced } from './faced';
import { linesOf } from './views/texts';
import { typeLine } from './views/typeLine';

/** The cards in a text that was pasted. */
export async function readPasted(text: string): Promise<PastedView> {
  const { readCards } = await import('../../scenario/brought/published');
  return readCards(text);
}

/** What the compiler makes of a card's text, sentence by sentence, and what that means written out again. */
export async function readingOf(card: CardData): Promise<ReadingView> {
  const { compileCard } = await loadCompiler();
  const { faces } = compileCard(faced(card));
  const read = faces.map(({ values, lines, text }) => ({
    name: values.name,
    lines: lines
      .filter(({ start, end }) => text.slice(start, end).trim() !== '')
      .map((line) => ({
        at: line.start,
        parts: partsOf(text, line),
        ...inWords(line.abilities, values),
      })),
  }));
  const gaps = faces.flatMap((face) => face.lines.flatMap((line) => line.gaps));
  return { faces: read, unread: gaps.length };
}

interface Line {
  readonly start: number;
  readonly end: number;
  readonly gaps: readonly { readonly start: number; readonly end: number }[];
}

/** A line in pieces that are understood and pieces that are not. */
function partsOf(text: string, { start, end, gaps }: Line): ReadLineView['parts'] {
  const parts: { at: number; text: string; unread: boolean }[] = [];
  const add = (from: number, to: number, unread: boolean) => {
    if (to > from) parts.push({ at: from, text: text.slice(from, to), unread });
  };
  let at = start;
  for (const gap of [...gaps].sort((a, b) => a.start - b.start)) {
    add(at, gap.start, false);
    add(Math.max(at, gap.start), gap.end, true);
    at = Math.max(at, gap.end);
  }
  add(at, end, false);
  return parts;
}

const KINDS: { readonly [K in Ability['kind']]?: string } = {
  spell: 'as it resolves',
  activated: 'activated ability',
  triggered: 'triggered ability',
  static: 'static ability',
  keyword: 'keyword',
};

/** What was understood, in the words of the writer. */
function inWords(
  abilities: readonly Ability[],
  values: CopiableValues,
): Pick<ReadLineView, 'kinds' | 'says'> {
  const read = abilities.filter(({ kind }) => kind !== 'unread');
  return {
    kinds: [...new Set(read.flatMap(({ kind }) => KINDS[kind] ?? []))],
    says: read.flatMap((ability) => linesOf(ability, values)).join('\n'),
  };
}

const SIZE = /^(-?\d{1,4}|\*|1\+\*)$/;
const COST = /^(\{(\d{1,2}|[XWUBRGCS]|[WUBRG2C](\/[WUBRGP]){1,2})\})*$/;

/** Why a card can't be brought as it is written; nothing where it can. */
export function cardFault(card: CardData, known: CardSource): string | undefined {
  const faces = card.card_faces ?? [card];
  for (const face of faces) {
    const fault = faceFault(face);
    if (fault !== undefined) return fault;
  }
  const other = known(card.name);
  return other !== undefined && !isSame(other, card)
    ? `Another card here is called ${card.name}: give this one a name of its own.`
    : undefined;
}

function faceFault({ name, mana_cost: cost = '', type_line: line = '', ...face }: FaceData) {
  if (name === '') return 'It needs a name.';
  if (name === '?') return '“?” is the card that nobody knows.';
  const { types } = partsOfTypeLine(line);
  if (types.length === 0) return 'Its type line names no card type: “Creature — Bear”.';
  if (!COST.test(cost)) return `“${cost}” is no mana cost: “{1}{G}”.`;
  const sizes = [face.power, face.toughness];
  if (types.includes('Creature') && !sizes.every((size) => SIZE.test(size ?? ''))) {
    return 'A creature needs a power and a toughness, each a number or *.';
  }
  if (types.includes('Planeswalker') && !/^(\d{1,3}|X)$/.test(face.loyalty ?? '')) {
    return 'A planeswalker needs a loyalty, a number.';
  }
  return undefined;
}

/** The card that a name stands for is the one that is written here. */
function isSame(known: CardDefinition, card: CardData): boolean {
  try {
    return JSON.stringify(known) === JSON.stringify(definitionOf(card));
  } catch {
    // What would compile it is not here yet.
    return false;
  }
}

/** A card that is known here, in the words of cards. */
export function wordsOf(name: string, known: CardSource): CardData | undefined {
  const card = known(name);
  return card && wordsOfCard(card);
}

/** The words of a card or token, all its faces. */
export function wordsOfCard(card: CopiableValues): CardData {
  if (card.faces === undefined) return faceWords(card);
  const { layout, of } = card.faces;
  const faces = of.map(faceWords);
  return {
    name: faces.map((face) => face.name).join(' // '),
    type_line: faces.map((face) => face.type_line).join(' // '),
    layout: layout === 'modal' ? 'modal_dfc' : layout,
    card_faces: faces,
  };
}

function faceWords(card: CopiableValues): CardData {
  const text = cardText(card);
  return {
    name: card.name,
    type_line: typeLine(card),
    ...(card.manaCost !== undefined && { mana_cost: card.manaCost }),
    ...(text !== '' && { oracle_text: text }),
    ...(card.power !== undefined && { power: `${card.power}` }),
    ...(card.toughness !== undefined && { toughness: `${card.toughness}` }),
    ...(card.loyalty !== undefined && { loyalty: `${card.loyalty}` }),
    ...(card.defense !== undefined && { defense: `${card.defense}` }),
    ...(card.colors !== undefined && { color_indicator: card.colors }),
  };
}
