/**
 * The parts from which the rules of the format are made, on top of valibot. An issue's message is
 * what is said *of* its place ("must be a whole number, not a text"); `problemsOf` puts the place
 * in front of it.
 */
import * as v from 'valibot';
import type { Json } from '../format';
import { grouped, LIMITS, type Problem, pointer } from '../limits';
import { didYouMean } from '../nearest';

/** A rule that a value follows or not. */
export type Rule<T> = v.GenericSchema<unknown, T>;
type Key = string | number;

/** Of a single text or number, only the first fault is told. */
const FIRST_FAULT = { abortPipeEarly: true } as const;

/** What a judgement finds wrong; once there is enough of it, no more is looked for. */
export class Findings {
  private found = 0;
  private readonly report: (message: string, path: readonly Key[]) => void;

  constructor(report: (message: string, path: readonly Key[]) => void) {
    this.report = report;
  }

  get enough(): boolean {
    return this.found >= LIMITS.problems;
  }

  refuse(message: string, ...path: Key[]): void {
    if (this.enough) return;
    this.found += 1;
    this.report(message, path);
  }

  /** Judges a value that stands at a place further in. */
  judge(rule: Rule<unknown>, value: unknown, ...path: Key[]): void {
    const result = v.safeParse(rule, value, FIRST_FAULT);
    if (result.success) return;
    for (const issue of result.issues) this.refuse(issue.message, ...path, ...keysOf(issue));
  }
}

function keysOf(issue: v.BaseIssue<unknown>): Key[] {
  return (issue.path ?? []).map(({ key }) => key as Key);
}

/** A rule made from a judgement. What it judges stays as it is. */
export function judged<T>(judge: (value: unknown, found: Findings) => void): Rule<T> {
  const check = v.rawCheck<unknown>(({ dataset, addIssue }) => {
    const report = (message: string, path: readonly Key[]) => {
      const [first, ...rest] = path.map(pathItem);
      addIssue(first ? { message, path: [first, ...rest] } : { message });
    };
    judge(dataset.value, new Findings(report));
  });
  return v.pipe(v.unknown(), check) as Rule<T>;
}

function pathItem(key: Key): v.IssuePathItem {
  return { type: 'unknown', origin: 'value', input: undefined, key, value: undefined };
}

/** The problems of a value by a rule, each with its place and a whole sentence. */
export function problemsOf(rule: Rule<unknown>, value: unknown): Problem[] {
  const result = v.safeParse(rule, value, FIRST_FAULT);
  if (result.success) return [];
  return result.issues.slice(0, LIMITS.problems).map((issue) => {
    const path = keysOf(issue);
    return { at: pointer(path), message: sentence(`${placeName(path)} ${issue.message}`) };
  });
}

function sentence(words: string): string {
  return words.endsWith('?') ? words : `${words}.`;
}

/** How a sentence calls a place: by its field, or by its pointer when it is an item of a list. */
function placeName(path: readonly Key[]): string {
  const last = path.at(-1);
  if (last === undefined) return 'The file';
  return typeof last === 'string' ? shown(last) : `The item at ${pointer(path)}`;
}

const SHOWN = 40;
/** A text in quotes, cut where it is long. */
export function shown(text: string): string {
  return text.length > SHOWN ? `"${text.slice(0, SHOWN)}…"` : `"${text}"`;
}

/** What a value is, for readers. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  switch (typeof value) {
    case 'string':
      return `the text ${shown(value)}`;
    case 'number':
      return `the number ${value}`;
    case 'boolean':
      return String(value);
    case 'object':
      return 'an object';
    default:
      return 'left out';
  }
}

function mustBe(what: string): (issue: v.BaseIssue<unknown>) => string {
  return ({ input }) => `must be ${what}, not ${kindOf(input)}`;
}

/** A text of bounded length. */
export function text(most: number): Rule<string> {
  return v.pipe(
    v.string(mustBe('a text')),
    v.maxLength(most, ({ input }) => tooLong(input.length, most)),
  );
}
function tooLong(length: number, most: number): string {
  return `is ${grouped(length)} characters long, and ${grouped(most)} is the limit`;
}

/** A name: some text, not too long. */
export const name: Rule<string> = v.pipe(
  v.string(mustBe('a name')),
  v.check((input) => input.trim() !== '', 'must not be empty'),
  v.maxLength(LIMITS.name, ({ input }) => tooLong(input.length, LIMITS.name)),
);

/** A text of a certain form. */
export function like(form: RegExp, what: string): Rule<string> {
  return v.pipe(v.string(mustBe(what)), v.regex(form, mustBe(what)));
}

/** What is counted in a file is counted to a thousand million at most. */
const MOST = 1_000_000_000;

/** A whole number within bounds. */
export function whole(least = -MOST, most = MOST): Rule<number> {
  return v.pipe(
    v.number(mustBe('a whole number')),
    v.safeInteger(mustBe('a whole number')),
    v.minValue(least, ({ input }) => `must be ${least} or more, not ${input}`),
    v.maxValue(most, ({ input }) => `must be ${most} or less, not ${input}`),
  );
}

export const flag: Rule<boolean> = v.boolean(mustBe('true or false'));

/** One value and no other. */
export function exactly<const T extends string | number | boolean>(value: T): Rule<T> {
  return v.literal(value, mustBe(typeof value === 'string' ? shown(value) : String(value)));
}

/** One of a closed list of words. */
export function oneOf<const T extends readonly string[]>(words: T): Rule<T[number]> {
  return v.picklist(words, ({ input }) => {
    const meant = typeof input === 'string' ? didYouMean(input, words) : '';
    const what = meant === '' ? `one of ${words.map(shown).join(', ')}` : 'a known word';
    return `must be ${what}, not ${kindOf(input)}${meant}`;
  });
}

/** Anything that JSON can say. */
export const anything = v.unknown() as Rule<Json>;

/** A list of bounded length, every item by the same rule. */
export function list<T>(
  item: Rule<T>,
  least = 0,
  most = Number.POSITIVE_INFINITY,
): Rule<readonly T[]> {
  return judged((value, found) => {
    if (!Array.isArray(value)) return found.refuse(`must be a list, not ${kindOf(value)}`);
    if (value.length < least || value.length > most) {
      found.refuse(`must have ${least} to ${most} items, and has ${grouped(value.length)}`);
    }
    for (const [index, each] of value.entries()) {
      if (found.enough) return;
      found.judge(item, each, index);
    }
  });
}

/** An object whose keys users choose. */
export function named<T>(
  value: Rule<T>,
  key: Rule<string> = name,
): Rule<Readonly<Record<string, T>>> {
  return judged((object, found) => {
    if (!isObject(object)) return found.refuse(`must be an object, not ${kindOf(object)}`);
    for (const [own, each] of Object.entries(object)) {
      if (found.enough) return;
      found.judge(key, own, own);
      found.judge(value, each, own);
    }
  });
}

/** A field that may be left out. */
export interface Optional<T> {
  readonly optional: Rule<T>;
}
export function may<T>(rule: Rule<T>): Optional<T> {
  return { optional: rule };
}
/** A rule for every field of a type: none forgotten, none more. */
export type Fields<T> = {
  readonly [K in keyof T]-?: object extends Pick<T, K>
    ? Optional<Exclude<T[K], undefined>>
    : Rule<T[K]>;
};

interface Manner {
  /** Further fields are let through, except where one is a known name mistyped. */
  readonly further?: boolean;
  /** Fields known elsewhere that an unknown one may be meant to be. */
  readonly elsewhere?: readonly string[];
}

/** An object with exactly the fields of a type; `what` names it in messages, `a player`. */
export function fields<T>(what: string, rules: Fields<T>, manner: Manner = {}): Rule<T> {
  return fieldsOf<T>(what, rules as AnyFields, manner);
}

/** Rules for fields that are put together from several types. */
export type AnyFields = Readonly<Record<string, Rule<unknown> | Optional<unknown>>>;

/** As `fields`, where the type checker cannot follow which type the fields make up. */
export function fieldsOf<T>(what: string, rules: AnyFields, manner: Manner = {}): Rule<T> {
  const known = new Map(Object.entries(rules));
  return judged((object, found) => {
    if (!isObject(object)) return found.refuse(`must be ${what}, not ${kindOf(object)}`);
    for (const [key, rule] of known) {
      if (Object.hasOwn(object, key)) {
        found.judge('optional' in rule ? rule.optional : rule, object[key], key);
      } else if (!('optional' in rule)) {
        found.refuse(`needs ${shown(key)}`);
      }
    }
    for (const key of Object.keys(object)) {
      if (found.enough) return;
      if (known.has(key)) continue;
      const absent = [...known.keys(), ...(manner.elsewhere ?? [])].filter(
        (field) => !Object.hasOwn(object, field),
      );
      const meant = didYouMean(key, absent);
      if (!manner.further || meant !== '') {
        found.refuse(`does not belong in ${what}${meant}`, key);
      }
    }
  });
}

/** Rules by the kind of JSON value; a value of another kind is refused by what is wanted. */
export interface Kinds<T> {
  readonly string?: Rule<T>;
  readonly number?: Rule<T>;
  readonly boolean?: Rule<T>;
  readonly null?: Rule<T>;
  readonly list?: Rule<T>;
  readonly object?: Rule<T>;
}
export function byKind<T>(what: string, kinds: Kinds<T>): Rule<T> {
  return judged((value, found) => {
    const rule = kinds[kindKey(value)];
    if (rule) found.judge(rule, value);
    else found.refuse(`must be ${what}, not ${kindOf(value)}`);
  });
}
function kindKey(value: unknown): keyof Kinds<unknown> {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  const kind = typeof value;
  return kind === 'string' || kind === 'number' || kind === 'boolean' ? kind : 'object';
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
