import { thirdPerson } from '../words';
import type { Agreement, Input, Read, Reading } from './reading';
import { type SlotKind, type SlotTypes, slot } from './slot';

/** The slots of a template, `{field:kind}`, with the type of what each holds. */
export type Values<T extends string> =
  T extends `${string}{${infer Field}:${infer Kind}}${infer Rest}`
    ? { readonly [F in Field]: Kind extends SlotKind ? SlotTypes[Kind] : never } & Values<Rest>
    : unknown;

/** One way of saying a kind of node. */
export interface Form<N> {
  readonly template: string;
  readonly parts: readonly Part[];
  readonly read: Read<N>;
}

export type Part =
  | { readonly word: string }
  /** A verb, after "you" and several, and after one other. */
  | { readonly base: string; readonly third: string }
  | { readonly field: string; readonly kind: SlotKind }
  | { readonly oneOf: readonly (readonly string[])[] };

/**
 * A form for nodes that it makes from its slots; none where it makes nothing of them. In the template:
 * - `{field:kind}` is a slot, `verb~` a verb that agrees with the subject before it
 * - `@` is the object whose text it is, `(a|b c)` one of several spellings, and `[a b]` words that may be missing
 */
export function form<N, const T extends string>(
  template: T,
  make: (values: Values<T>) => N | undefined,
): Form<N> {
  const parts = partsOf(template);
  return {
    template,
    parts,
    read: (input, at) => {
      const found: Reading<N>[] = [];
      for (const { values, end, agrees } of match(parts, 0, input, at, {}, undefined)) {
        const value = make(values as Values<T>);
        if (value !== undefined)
          found.push(agrees === undefined ? { value, end } : { value, end, agrees });
      }
      return found;
    },
  };
}

/** Whether two nodes say the same, field for field in the same order. */
export const same = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Several forms: all readings of all of them. */
export function choice<N>(forms: readonly Form<N>[]): { readonly read: Read<N> } {
  const byWord = new Map<string, Form<N>[]>();
  const anyWord: Form<N>[] = [];
  for (const one of forms) {
    const [first] = one.parts;
    const starts = first === undefined ? [] : startsOf(first);
    if (starts.length === 0) anyWord.push(one);
    for (const word of starts) byWord.set(word, [...(byWord.get(word) ?? []), one]);
  }
  return {
    read: (input, at) =>
      [...(byWord.get(input.word(at)) ?? []), ...anyWord].flatMap((one) => one.read(input, at)),
  };
}

/** The words that a part can begin with; none where it is a slot or may be empty. */
function startsOf(part: Part): readonly string[] {
  if ('word' in part) return [part.word];
  if ('third' in part) return [...new Set([part.base, part.third])];
  if ('oneOf' in part && part.oneOf.every((way) => way.length > 0))
    return [...new Set(part.oneOf.flatMap((way) => way.slice(0, 1)))];
  return [];
}

interface Match {
  readonly values: object;
  readonly end: number;
  readonly agrees: Agreement | undefined;
}

function match(
  parts: readonly Part[],
  from: number,
  input: Input,
  at: number,
  values: object,
  agrees: Agreement | undefined,
): readonly Match[] {
  let place = at;
  for (let n = from; n < parts.length; n += 1) {
    const part = parts[n];
    if (part === undefined) break;
    if ('word' in part) {
      if (input.word(place) !== part.word) return [];
      place += 1;
    } else if ('third' in part) {
      const third = agrees === 'third' && !input.infinitive;
      if (input.word(place) !== (third ? part.third : part.base)) return [];
      place += 1;
    } else if ('oneOf' in part) {
      return part.oneOf.flatMap((way) => {
        const here = way.every((word, more) => input.word(place + more) === word);
        return here ? match(parts, n + 1, input, place + way.length, values, agrees) : [];
      });
    } else {
      return slotReadings(part.kind, input, place).flatMap((reading) =>
        match(
          parts,
          n + 1,
          input,
          reading.end,
          { ...values, [part.field]: reading.value },
          reading.agrees ?? agrees,
        ),
      );
    }
  }
  return [{ values, end: place, agrees }];
}

const slotReadings = (kind: SlotKind, input: Input, at: number): readonly Reading<unknown>[] =>
  input.once<unknown>(kind, at, slot(kind).read);

const IRREGULAR: Readonly<Record<string, string>> = { be: 'is', do: 'does', go: 'goes' };
/** Of "be" alone the base form is another word. */
const verbOf = (verb: string): Part => ({
  base: verb === 'be' ? 'are' : verb,
  third: IRREGULAR[verb] ?? thirdPerson(verb),
});

const PIECE = /\{\w+:\w+\}|\([^()]*\)|\[[^[\]]*\]|[\w'-]+~|\{[^{}]+\}|'s|[\w'’+/-]+|\S/g;

function partsOf(template: string): readonly Part[] {
  return [...template.replace(/(?<=\w)(?='s\b)/g, ' ').matchAll(PIECE)].map(([piece]): Part => {
    const [, field, kind] = /^\{(\w+):(\w+)\}$/.exec(piece) ?? [];
    if (field !== undefined && kind !== undefined) return { field, kind: kind as SlotKind };
    if (piece.startsWith('(')) return { oneOf: piece.slice(1, -1).split('|').map(wordsOf) };
    if (piece.startsWith('['))
      return { oneOf: [[], ...piece.slice(1, -1).split('|').map(wordsOf)] };
    if (piece.endsWith('~') && piece.length > 1) return verbOf(piece.slice(0, -1));
    return { word: piece === '@' ? '~' : piece.toLowerCase() };
  });
}

/** Words of an alternative as tokens: a genitive stands by itself. */
const wordsOf = (text: string): readonly string[] =>
  text
    .replaceAll('@', '~')
    .replace(/(?<=\w)(?='s\b)/g, ' ')
    .replace(/(?=[,.:])/g, ' ')
    .split(' ')
    .filter((word) => word !== '');
