/** Rules for the small things that the whole format is made of. */
import { type Chosen, COLOR_LETTERS, COLOR_WORDS, STEPS, ZONES } from '../format';
import { LIMITS } from '../limits';
import { byKind, fields, like, list, may, name, oneOf, text, whole } from './kit';

export const step = oneOf(STEPS);
export const zone = oneOf(ZONES);
export const note = text(LIMITS.note);
export const names = list(name);
export const colors = list(oneOf(COLOR_LETTERS));

export const mana = like(/^(?:\{[0-9A-Z½∞]+(?:\/[0-9A-Z]+)*\})*$/, 'mana symbols such as "{2}{U}"');
/** Mana in a pool is of a colour or colourless (106.1b). */
export const pool = like(/^(?:\{[WUBRGC]\})*$/, 'mana such as "{U}{C}", of W, U, B, R, G or C');
export const rules = list(
  like(/^[1-9][0-9]{2}(?:\.[0-9]+[a-z]?)?$/, 'a rule number such as "601.2a"'),
);

/** A number, or a text with the number that is least or most. */
export const numberTest = byKind<number | string>('a whole number or a text such as ">=2"', {
  number: whole(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
  string: like(/^(?:>=|<=)?-?[0-9]{1,15}$/, 'a whole number or a text such as ">=2"'),
});

/** A number of objects, or a text with the number that is least or most. */
export const countTest = byKind<number | string>('a number or a text such as ">=3"', {
  number: whole(0),
  string: like(/^(?:>=|<=)?[0-9]{1,15}$/, 'a number or a text such as ">=3"'),
});

export const kicked = { number: whole(0, 10_000) };

export const chosen = fields<Chosen>('what was chosen', {
  color: may(oneOf(COLOR_WORDS)),
  type: may(name),
  player: may(name),
  x: may(whole(0)),
  name: may(name),
});
