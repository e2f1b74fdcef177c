import { CARD_TYPES } from '../../rules';
import type { CardData } from '../format';
import { LIMITS } from '../limits';

/** Cards read from a text, or why there are none in it. */
export type ReadCards =
  | { readonly ok: true; readonly cards: readonly CardData[] }
  | { readonly ok: false; readonly why: string };

const COST = /^(?:\{[^{}\s]{1,5}\}){1,12}$/;
const SIZE = /^(-?\d{1,4}|\*|\d\+\*)\s*\/\s*(-?\d{1,4}|\*|\d\+\*)$/;
const NUMBER = /^(loyalty|defense):?\s*(\d{1,3})$/i;

/** A type line has a card type in front of the dash (205.2a). */
const isTypeLine = (line: string): boolean => {
  const words = (line.split(/ [—–-]+ /)[0] ?? '').split(' ');
  return words.length <= 6 && CARD_TYPES.some((type) => words.includes(type));
};

/** Reads the words of one card line by line: name and cost, type line, text, and the numbers at the end. */
export function readPlainCard(text: string): ReadCards {
  const lines = text.split('\n').map((line) => line.trim());
  const typeAt = lines.findIndex((line, at) => at > 0 && isTypeLine(line));
  const first = lines[0] ?? '';
  if (typeAt < 1 || typeAt > 2) {
    return {
      ok: false,
      why: 'The first line is to be its name and cost, the next its type line: “Creature — Bear”.',
    };
  }
  const [, name = first, inline] = /^(.*?)\s*((?:\{[^{}\s]{1,5}\})+)$/.exec(first) ?? [];
  const between = typeAt === 2 ? lines[1] : undefined;
  const cost = inline ?? between;
  if (cost !== undefined && !COST.test(cost)) {
    return { ok: false, why: `“${cost.slice(0, 40)}” is no mana cost: “{1}{G}”.` };
  }
  if (name === '' || name.length > LIMITS.name) {
    return { ok: false, why: 'The first line is to be its name, and not too long.' };
  }
  const rest = lines.slice(typeAt + 1);
  while (rest.at(-1) === '') rest.pop();
  const last = rest.at(-1) ?? '';
  const [, power, toughness] = SIZE.exec(last) ?? [];
  const [, word, number] = NUMBER.exec(last) ?? [];
  if (power !== undefined || number !== undefined) rest.pop();
  const words = rest.filter((line) => line !== '').join('\n');
  if (words.length > LIMITS.note) return { ok: false, why: 'Its text is too long.' };
  return {
    ok: true,
    cards: [
      {
        name,
        type_line: lines[typeAt] ?? '',
        ...(cost !== undefined && { mana_cost: cost }),
        ...(words !== '' && { oracle_text: words }),
        ...(power !== undefined && toughness !== undefined && { power, toughness }),
        ...(word !== undefined && number !== undefined && { [word.toLowerCase()]: number }),
      },
    ],
  };
}
