import { card, typeLine, withFaces } from '../../rules/authoring';
import type { Ability, CardDefinition, CopiableValues } from '../../rules/authoring/language';
import type { PublishedCard } from '../comparison/fingerprint';
import { layoutOf } from '../layouts';
import type { Gap } from './content';
import { type LineRead, readLine, readLines } from './frames';
import type { Reader } from './lineKit';
import type { Holder } from './reading';
import { cut, refusalOf } from './refusal';
import { linesOf } from './regions';
import { define } from './slot';

/** One face of a card as it was compiled. */
export interface CompiledFace {
  readonly values: CopiableValues;
  /** The lines of its text: read, or what in them was not. */
  readonly lines: readonly {
    readonly start: number;
    readonly end: number;
    readonly abilities: readonly Ability[];
    readonly gaps: readonly Gap[];
  }[];
  readonly text: string;
}

/** A card that was compiled from its published data. */
export interface Compiled {
  readonly card: CardDefinition;
  readonly faces: readonly CompiledFace[];
  /** Whether every sentence was read. */
  readonly complete: boolean;
  /** Why nothing of it was read, where it is no card's text at all. */
  readonly refused?: string;
}

/** Compiles a card. Whatever can't be read becomes an unread ability or instruction; nothing is dropped. */
export function compileCard(data: PublishedCard & { readonly layout?: string }): Compiled {
  const several = data.card_faces ?? [];
  const sources = several.length === 0 ? [data] : several;
  const refused = refusalOf(sources);
  const faces =
    refused === undefined
      ? sources.map((face) => compileFace(face))
      : sources.map((face) => compileFace(cut(face), unreadText));
  const complete = faces.every(({ lines }) => lines.every(({ gaps }) => gaps.length === 0));
  const definition = together(faces, data.layout);
  return {
    card: complete ? definition : { ...definition, complete: false },
    faces,
    complete,
    ...(refused === undefined ? {} : { refused }),
  };
}

/** A text of which nothing is read. */
const unreadText: typeof readLines = (lines, { words }) => {
  const start = lines[0]?.start ?? 0;
  const end = lines.at(-1)?.end ?? start;
  const ability: Ability = { kind: 'unread', text: words(start, end) };
  return [{ start, end, abilities: [ability], gaps: [{ start, end }] }];
};

function together(faces: readonly CompiledFace[], layout: string | undefined): CardDefinition {
  const [first, second] = faces;
  if (first === undefined) throw new Error('A card has at least one face.');
  if (second === undefined) return first.values;
  const known = layoutOf(layout ?? '');
  if (known !== undefined) return withFaces(known, first.values, second.values);
  const rest: Ability = { kind: 'unread', text: second.text };
  return { ...first.values, abilities: [...first.values.abilities, rest] };
}

function compileFace(data: PublishedCard, readAll = readLines): CompiledFace {
  const text = data.oracle_text ?? '';
  const parts = typeLine(data.type_line);
  const holder: Holder = { name: data.name, types: parts.types, subtypes: parts.subtypes };
  const words = (start: number, end: number): string => text.slice(start, end);
  const reader = { holder, words };
  const read = readAll(linesOf(text, data.name, parts.supertypes.includes('Legendary')), reader);
  const lines = withWhatTheyNeed(read, reader);
  const numbers = {
    ...printed('power', data.power),
    ...printed('toughness', data.toughness),
    ...counted('loyalty', data.loyalty),
    ...counted('defense', data.defense),
    ...(data.color_indicator === undefined ? {} : { colors: data.color_indicator.filter(isColor) }),
  };
  const values = card(
    data.name,
    data.mana_cost ?? '',
    data.type_line,
    numbers,
    linked(lines.flatMap(({ abilities }) => abilities)),
  );
  return { values, lines, text };
}

const LINKED = /"ref":"linked"|"colorOfLinked"/;

/** What a text may speak of only where another part of it makes that: the words for it, and what makes it. */
const MADE_ELSEWHERE: readonly (readonly [RegExp, RegExp])[] = [
  // Chosen as the object entered (607.2d).
  [/"(?:is|mana|of)":"chosenColor"|"colors":"chosen"/, /"choose":"color"/],
  [/"is":"chosenType"|"chosenType":true/, /"choose":"creatureType"/],
  [/"player":"chosen"/, /"choose":"player"/],
  // Exiled by an instruction of its own (607.2a).
  [LINKED, /"kind":"exile"/],
  // Sacrificed to pay a cost (608.2k).
  [/"name":"sacrificed"/, /"pay":"sacrifice"/],
];

/** The lines, but those that speak of what nothing in the text makes in a way that is read. */
function withWhatTheyNeed(lines: readonly LineRead[], { words }: Reader): readonly LineRead[] {
  const all = JSON.stringify(lines.map(({ abilities }) => abilities));
  const lost = MADE_ELSEWHERE.filter(([speaks, makes]) => speaks.test(all) && !makes.test(all));
  return lines.map((line) => {
    const { start, end } = line;
    const text = JSON.stringify(line.abilities);
    return lost.some(([speaks]) => speaks.test(text))
      ? {
          start,
          end,
          abilities: [{ kind: 'unread', text: words(start, end) }],
          gaps: [{ start, end }],
        }
      : line;
  });
}

/** What is exiled by one of the abilities is linked to another that speaks of it (607.2a). */
function linked(abilities: readonly Ability[]): readonly Ability[] {
  if (!LINKED.test(JSON.stringify(abilities))) return abilities;
  const mark = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(mark);
    if (typeof node !== 'object' || node === null) return node;
    const inner = Object.fromEntries(Object.entries(node).map(([key, one]) => [key, mark(one)]));
    return 'kind' in node && node.kind === 'exile' && !('until' in node)
      ? { ...inner, linked: true }
      : inner;
  };
  return abilities.map((ability) => mark(ability) as Ability);
}

const isColor = (text: string): text is 'W' | 'U' | 'B' | 'R' | 'G' => /^[WUBRG]$/.test(text);

function printed(name: 'power' | 'toughness', text: string | undefined) {
  if (text === undefined) return {};
  if (text === '*' || text === '1+*') return { [name]: text };
  return /^-?\d+$/.test(text) ? { [name]: Number(text) } : { [name]: 0 };
}

const counted = (name: 'loyalty' | 'defense', text: string | undefined) =>
  text !== undefined && /^\d+$/.test(text) ? { [name]: Number(text) } : {};

/** An ability in quotation marks, of an object that it is given to. */
define('quoted', {
  read: (input, at) => {
    const token = input.tokens[at];
    if (token?.quote === undefined) return [];
    const inner = token.quote;
    const first = inner[0];
    const last = inner.at(-1);
    if (first === undefined || last === undefined || inner.some(namesGranter)) return [];
    const line = { tokens: inner, start: first.start, end: last.end };
    const holder: Holder = { ...input.holder, types: ['Creature'], subtypes: [] };
    const { abilities, gaps } = readLine(line, { holder, words: () => '' });
    const [only, ...others] = abilities;
    return gaps.length > 0 || only === undefined || others.length > 0
      ? []
      : [{ value: only, end: at + 1 }];
  },
});

/** In an ability that is given away a name means the giver (201.5a), for which there is no reference. */
const namesGranter = ({ text, raw }: { readonly text: string; readonly raw: string }): boolean =>
  text === '~' && !/^this (?:creature|permanent|land|artifact|token|planeswalker)$/i.test(raw);
