import type {
  Ability,
  CopiableValues,
  Filter,
  Instruction,
  PlayerRef,
  TargetSpec,
} from '../rules/authoring/language';
import { marked } from './marks';

/** What has been said so far in one ability, and what writers of deeper nodes need from above. */
export interface Context {
  /** The card or token whose text this is. */
  readonly card: CopiableValues;
  /** "this creature", a short name, a spell's name (201.5). */
  readonly self: string;
  /** Set by the frame: spell abilities speak of "this spell". */
  readonly frame: 'spell' | 'activated' | 'triggered' | 'static';
  /** What has been named already, so that a pronoun will do. */
  readonly said: Set<string>;
  /** How things bound to a name are spoken of, and phrases that stand in for their first mention. */
  readonly bound: Map<string, string>;
  readonly inline: Map<string, () => string>;
  /** What the targets must be, and what is chosen by the names that it is bound to. */
  readonly aims: Map<number, TargetSpec>;
  readonly choices: Map<string, Filter>;
  /** The player who is grammatically acting already, whose name is left out: "you may draw", "draws two cards and loses". */
  actor: { readonly player: PlayerRef; readonly singular: boolean } | undefined;
  /** The number of the subject written last, for the verb that follows. */
  singular: boolean;
  /** What the trigger's event is about, for "it", "that creature". */
  event: string;
  /** The event is about the very object whose text it is. */
  eventIsThis: boolean;
  /** The verb that made the event: mana of a tapped land is "additional". */
  tappedForMana: boolean;
  readonly marks: object[];
  /** Which of the words that point at something are marked, counted as they are written; none where left out. */
  readonly pointing?: Pointing;
  /** Writers of whole abilities and lists, handed down so that files need not import each other. */
  readonly writers: Writers;
}

export interface Writers {
  /** `name`: how the ability speaks of its holder, where that is not the card itself. */
  readonly ability: (ability: Ability, holder: CopiableValues, name?: string) => string;
  readonly steps: (steps: readonly Instruction[], context: Context) => string;
  /** A group of objects in the plural, and one of it. */
  readonly group: (filter: Filter, context: Context) => string;
  readonly one: (filter: Filter, context: Context) => string;
}

/** The one mention that is marked, and how many were written so far. */
export interface Pointing {
  readonly at: number;
  written: number;
}

/** Remembers where words will stand that point at something, if they are the ones that are looked for. */
export function point(context: Context, node: object, words: string): string {
  const { pointing } = context;
  if (pointing === undefined || words === '') return words;
  pointing.written += 1;
  return pointing.written - 1 === pointing.at ? mark(context, node, words) : words;
}

/** Remembers where the node's words will stand. */
export function mark(context: Context, node: object, words: string): string {
  context.marks.push(node);
  return marked(context.marks.length - 1, words);
}

/** Says that something has now been named; tells whether it had been before. */
export function mention(context: Context, what: string): boolean {
  const before = context.said.has(what);
  context.said.add(what);
  return before;
}
