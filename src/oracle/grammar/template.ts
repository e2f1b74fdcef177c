import type { Context } from '../context';
import { thirdPerson } from '../words';
import type { Agreement, Input, Read, Reading } from './reading';
import { type SlotKind, type SlotTypes, slot } from './slot';

/** The slots of a template, `{field:kind}`, with the type of what each holds. */
export type Values<T extends string> =
  T extends `${string}{${infer Field}:${infer Kind}}${infer Rest}`
    ? { readonly [F in Field]: Kind extends SlotKind ? SlotTypes[Kind] : never } & Values<Rest>
    : unknown;

/** One way of saying a kind of node: read and written from the same template. */
export interface Form<N> {
  readonly template: string;
  readonly parts: readonly Part[];
  readonly read: Read<N>;
  /** The words for the node; nothing where this form does not say all that it is. */
  write(node: N, context: Context): string | undefined;
}

export type Part =
  | { readonly word: string; readonly printed: string }
  | { readonly verb: string }
  | { readonly field: string; readonly kind: SlotKind }
  | { readonly oneOf: readonly (readonly string[])[] };

/**
 * A form for nodes that it makes from its slots and takes apart again. Without `take` it is a further
 * spelling: it reads, and never prints. In the template:
 * - `{field:kind}` is a slot, `verb~` a verb that agrees with the subject before it
 * - `@` is the object whose text it is, `(a|b c)` one of several spellings, of which the first is printed, and
 *   `[a b]` words that may be missing and are not printed
 */
export function form<N, const T extends string>(
  template: T,
  make: (values: Values<T>) => N | undefined,
  take?: (node: N) => Values<T> | undefined,
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
    write: (node, context) => {
      const values = take?.(node);
      return values === undefined ? undefined : print(parts, values as object, context);
    },
  };
}

/** A form for nodes whose fields are its slots and some that never differ. */
export function node<N extends object>() {
  return <const T extends string>(template: T, fixed: Partial<N>): Form<N> => {
    const fields = partsOf(template).flatMap((part) => ('field' in part ? [part.field] : []));
    const known = Object.entries(fixed);
    return form<N, T>(
      template,
      (values) => ({ ...fixed, ...(values as object) }) as unknown as N,
      (one) => {
        const entries = Object.entries(one).filter(
          ([name, value]) => value !== undefined && name !== 'span',
        );
        const said = entries.every(
          ([name, value]) =>
            fields.includes(name) ||
            known.some(([key, wanted]) => key === name && same(wanted, value)),
        );
        const has = (name: string) => entries.some(([key]) => key === name);
        return said && known.every(([name]) => has(name)) && fields.every(has)
          ? (one as unknown as Values<T>)
          : undefined;
      },
    );
  };
}

export const same = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** One of several forms: all readings of all, and the words of the first that says the node. */
export function choice<N>(forms: readonly Form<N>[]): {
  readonly read: Read<N>;
  readonly write: (node: N, context: Context) => string | undefined;
} {
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
    write: (value, context) => {
      for (const one of forms) {
        const words = one.write(value, context);
        if (words !== undefined) return words;
      }
      return undefined;
    },
  };
}

/** The words that a part can begin with; none where it is a slot or may be empty. */
function startsOf(part: Part): readonly string[] {
  if ('word' in part) return [part.word];
  if ('verb' in part) return [...new Set([baseForm(part.verb), thirdForm(part.verb)])];
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
    } else if ('verb' in part) {
      const wanted = agrees === 'third' ? thirdForm(part.verb) : baseForm(part.verb);
      if (input.word(place) !== wanted) return [];
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

function print(parts: readonly Part[], values: object, context: Context): string | undefined {
  let words = '';
  context.singular = false;
  for (const part of parts) {
    const piece = printed(part, values, context);
    if (piece === undefined) return undefined;
    const close = piece === '' || words === '' || /^[.,:;']/.test(piece);
    words = close ? words + piece : `${words} ${piece}`;
  }
  return words;
}

function printed(part: Part, values: object, context: Context): string | undefined {
  if ('word' in part) return part.word === '~' ? context.self : part.printed;
  if ('verb' in part) return context.singular ? thirdForm(part.verb) : baseForm(part.verb);
  if ('oneOf' in part) return (part.oneOf[0] ?? []).join(' ');
  const value: unknown = Object.entries(values).find(([name]) => name === part.field)?.[1];
  const writer = slot(part.kind).write as
    | ((value: unknown, context: Context) => string | undefined)
    | undefined;
  return writer?.(value, context);
}

const IRREGULAR: Readonly<Record<string, string>> = { be: 'is', do: 'does', go: 'goes' };
const thirdForm = (verb: string): string => IRREGULAR[verb] ?? thirdPerson(verb);
/** After "you" and several: "be" alone has a form of its own. */
const baseForm = (verb: string): string => (verb === 'be' ? 'are' : verb);

const PIECE = /\{\w+:\w+\}|\([^()]*\)|\[[^[\]]*\]|[\w'-]+~|\{[^{}]+\}|'s|[\w'’+/-]+|\S/g;

function partsOf(template: string): readonly Part[] {
  return [...template.replace(/(?<=\w)(?='s\b)/g, ' ').matchAll(PIECE)].map(([piece]): Part => {
    const [, field, kind] = /^\{(\w+):(\w+)\}$/.exec(piece) ?? [];
    if (field !== undefined && kind !== undefined) return { field, kind: kind as SlotKind };
    if (piece.startsWith('(')) return { oneOf: piece.slice(1, -1).split('|').map(wordsOf) };
    if (piece.startsWith('['))
      return { oneOf: [[], ...piece.slice(1, -1).split('|').map(wordsOf)] };
    if (piece.endsWith('~') && piece.length > 1) return { verb: piece.slice(0, -1) };
    return { word: piece === '@' ? '~' : piece.toLowerCase(), printed: piece };
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
