import type { GameEvent, ObjectId, PlayerId, RuleNumber, State } from '../../rules';
import type { Names } from '../naming/names';
import { namesOf } from '../naming/namesOf';
import { asSentence } from '../words/sentences';
import { type Level, levelOf } from './levels';
import { BY_HAND, castingRule, phrase } from './sentence';
import { type Span, spansOf } from './spans';
import { type Run, together } from './together';
import { touched } from './touched';

/** One line of what happened, with the smaller steps that belong to it. */
export interface Line {
  readonly text: string;
  /** The part of casting or activating: "f" of 601.2f. */
  readonly letter?: string;
  readonly level: Level;
  readonly cites: readonly RuleNumber[];
  /** The objects that it is about. */
  readonly objects: readonly ObjectId[];
  readonly byHand: boolean;
  /** Somebody passes priority, and that is all. */
  readonly passing: boolean;
  /** The object whose text was followed, and the place in it. */
  readonly cause?: ObjectId;
  readonly path?: readonly (string | number)[];
  /** The places of its own events in the list given, for links to a step. */
  readonly events: readonly number[];
  readonly children: readonly Line[];
}

/** A line while those that belong to it are still being found. */
type Growing = Omit<Line, 'children'> & { readonly children: Growing[] };

/**
 * The events of one answer as lines: each headline with what led to it or came of it. `state` is the
 * position after them; `before`, where given, names the effects that ended.
 */
export function linesOf(
  events: readonly GameEvent[],
  state: State,
  before?: State,
): readonly Line[] {
  return linesWith(events, namesOf(state, before));
}

/** The same with names from elsewhere. */
export function linesWith(events: readonly GameEvent[], names: Names): readonly Line[] {
  const runs = together(events, names);
  return new Lines(runs, spansOf(runs), names).topLevel();
}

class Lines {
  private readonly byFrom = new Map<number, Span[]>();

  constructor(
    private readonly runs: readonly Run[],
    spans: readonly Span[],
    private readonly names: Names,
  ) {
    // Of those that begin together the outermost is first.
    for (const span of spans) {
      const list = this.byFrom.get(span.from);
      if (list === undefined) this.byFrom.set(span.from, [span]);
      else list.push(span);
    }
  }

  /**
   * Smaller steps go under the headline before them. What only prepares stands by itself before what it
   * prepares, and so does who gets priority, so that reading downwards is the order in which things happened.
   */
  topLevel(): readonly Line[] {
    const lines: Growing[] = [];
    let under: Growing | null = null;
    const hurt = new Map<PlayerId, Growing>();
    for (const { line, first } of this.units(0, this.runs.length - 1, null)) {
      if (line.level === 'headline') {
        under = line;
        if (first.kind === 'damage' && first.to !== undefined && 'player' in first.to) {
          hurt.set(first.to.player, line);
        }
      } else if (first.kind === 'life' && first.why === 'damage') {
        // Damage is dealt all at once before what comes of it (120.3a): the loss goes to its own.
        under = hurt.get(first.player) ?? under;
      }
      if (line.level !== 'headline' && leads(first)) under = null;
      if (under === null || under === line) lines.push(line);
      else under.children.push(line);
    }
    const [only, ...rest] = lines;
    if (only === undefined || lines.some(({ level }) => level === 'headline')) return lines;
    // Where nothing was a headline, the first thing that happened is.
    only.children.push(...rest);
    return [{ ...only, level: 'headline' }];
  }

  /** The runs between two places, those of a procedure as one. */
  private *units(
    from: number,
    to: number,
    inside: Span | null,
  ): Iterable<{ line: Growing; first: GameEvent }> {
    for (let at = from; at <= to; at += 1) {
      const run = this.runs[at];
      if (run === undefined) continue;
      const span = this.spanAt(at, inside);
      if (span !== undefined) {
        const head = this.runs[span.head] ?? run;
        yield { line: this.lineOf(head, this.childrenOf(span), true), first: run.events[0] };
        at = span.to;
      } else if (at !== inside?.head) {
        yield { line: this.lineOf(run, [], false), first: run.events[0] };
      }
    }
  }

  private childrenOf(span: Span): Growing[] {
    const parts = [...this.units(span.from, span.to, span)].map(({ line }) => demoted(line));
    const isMana = this.runs[span.head]?.events[0].kind === 'manaAdded';
    return isMana ? parts.map(asSmall) : parts;
  }

  /** The outermost procedure that begins there and is within the one being told. */
  private spanAt(at: number, inside: Span | null): Span | undefined {
    const spans = this.byFrom.get(at) ?? [];
    return inside === null ? spans[0] : spans.find((s) => isWithin(s, inside));
  }

  private lineOf(run: Run, children: Growing[], procedure: boolean): Growing {
    const [first] = run.events;
    const rule = children.length > 0 ? undefined : castingRule(first);
    return {
      text: textOf(run, this.names),
      ...(rule === undefined ? {} : { letter: rule.slice(-1) }),
      level: procedure ? 'headline' : levelOf(first),
      cites: [...new Set(run.events.flatMap((e) => e.cites))],
      objects: [...new Set(run.events.flatMap(touched))],
      byHand: run.events.some((e) => e.byHand === true),
      passing: first.kind === 'priorityPassed',
      ...(first.cause === undefined ? {} : { cause: first.cause }),
      ...(first.path === undefined ? {} : { path: first.path }),
      events: run.events.map((_, i) => run.at + i),
      children,
    };
  }
}

function textOf({ events }: Run, names: Names): string {
  const words = phrase(events, names);
  return events[0].kind === 'edited' ? `${BY_HAND}${words}.` : asSentence(words);
}

function isWithin(span: Span, outer: Span): boolean {
  const smaller = span.to - span.from < outer.to - outer.from;
  return smaller && outer.from <= span.from && span.to <= outer.to;
}

/** How a mana ability is activated is told only where every rule is; its parts are none of the spell's (605.3). */
function asSmall({ letter: _, ...line }: Growing): Growing {
  return { ...line, level: 'rule' };
}

/** Inside of another line, a headline is one of its steps. */
function demoted(line: Growing): Growing {
  return line.level === 'headline' ? { ...line, level: 'step' } : line;
}

/** Whether an event is no part of what came before it: it prepares what comes after, or is priority (117). */
function leads(event: GameEvent): boolean {
  if (event.kind === 'draw' || event.kind === 'replaced') return true;
  if (event.kind === 'priorityGiven') return true;
  return event.kind === 'step' && (event.what === 'stateBased' || event.what === 'turnBased');
}

/** More headlines than this are not all told in a summary. */
const MOST_IN_SUMMARY = 3;

/** All headlines in one line, for a list of answers: "Shock resolves; Bea loses 2 life". Of many: the first and the last. Who passed is told only where nothing came of it. */
export function summary(lines: readonly Line[]): string {
  const all = lines.filter((l) => l.level === 'headline');
  // Passing is no news where it let something happen.
  const news = all.filter((l) => !l.passing);
  const heads = news.length > 0 ? news : all;
  const said = heads.map((l) => l.text.replace(/\.$/, ''));
  if (said.length <= MOST_IN_SUMMARY) return said.join('; ');
  const left = said.length - MOST_IN_SUMMARY;
  return `${said.slice(0, MOST_IN_SUMMARY - 1).join('; ')}; ${left} more; ${said.at(-1)}`;
}
