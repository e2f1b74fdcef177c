import {
  type Ability,
  type CopiableValues,
  contentOnStack,
  copiableValuesOf,
  type GameEvent,
  type GameObject,
  type Instruction,
  type ObjectId,
  type State,
  viewOf,
} from '../../rules';
import { type Known, type Standing, standings } from './course';
import { type Coat, coatOf, type Piece, piecesOf } from './paint';
import { NOT_CHOSEN, unmetInstead, WHOLE } from './reasons';
import { type Reference, referencesIn } from './references';
import { type Printed, printed, wordsAt } from './texts';

type Path = readonly (string | number)[];

/** A line of a text that is followed. */
export interface FollowedLine {
  readonly text: string;
  readonly pieces: readonly Piece[];
  /** What its words point at now; none where nothing of it is left to be done. */
  readonly references: readonly Reference[];
}

/** An ability of a text, and how far it has been followed. */
export interface FollowedAbility {
  readonly ability: Ability;
  readonly lines: readonly FollowedLine[];
}

/** The text of a spell or ability, and how far it has been followed. */
export interface Followed {
  /** The spell or ability on the stack. */
  readonly about: ObjectId;
  /** The object whose text it is. */
  readonly source: ObjectId;
  readonly phase: Known['phase'];
  readonly abilities: readonly FollowedAbility[];
}

/**
 * How far the text of a spell or ability has been followed (608.2c). `events` are those since it began to
 * resolve; it may have left the stack. Nothing for what has no instructions.
 */
export function followedOf(
  state: State,
  id: ObjectId,
  events: readonly GameEvent[],
): Followed | undefined {
  const object = state.objects.get(id) ?? state.departed.get(id)?.object;
  const onStack = object?.onStack;
  if (object === undefined || !onStack || onStack.content === null) return undefined;
  const spell = onStack.as === 'spell';
  const source = spell ? id : onStack.source;
  const card = copiableValuesOf(state, source);
  const own =
    onStack.ability === undefined
      ? card.abilities.filter(({ kind }) => kind === 'spell')
      : [onStack.ability];
  const known = knownOf(state, id, events);
  const text = { state, object, card, known };
  let before = 0;
  const abilities = own.map((ability): FollowedAbility => {
    const followed = abilityOf(text, ability, before);
    if ('content' in ability && 'do' in ability.content) before += ability.content.do.length;
    return { ability, lines: followed };
  });
  return abilities.every(({ lines }) => lines.length === 0)
    ? undefined
    : { about: id, source, phase: known.phase, abilities };
}

/** What the agenda and the events say of it. */
function knownOf(state: State, id: ObjectId, events: readonly GameEvent[]): Known {
  const { agenda } = state;
  const base = agenda.findIndex((frame) => frame.frame === 'resolved' && frame.object === id);
  const lists = agenda
    .slice(base + 1)
    .flatMap((frame) => (frame.frame === 'list' || frame.frame === 'each' ? [frame] : []));
  const phase = base >= 0 ? 'on' : state.stack.includes(id) ? 'ahead' : 'over';
  return { phase, lists: base >= 0 ? lists : [], events: events.filter((e) => e.cause === id) };
}

interface Text {
  readonly state: State;
  readonly object: GameObject;
  readonly card: CopiableValues;
  readonly known: Known;
}

function abilityOf(text: Text, ability: Ability, before: number): readonly FollowedLine[] {
  const print = printed(ability, text.card);
  if (print === undefined || !('content' in ability)) return [];
  const coats = print.lines.map((): Coat[] => []);
  const paint = (at: ReturnType<typeof wordsAt>, coat: Omit<Coat, 'start' | 'end'>) => {
    if (at !== undefined) coats[at.line]?.push({ ...at, ...coat });
  };
  const { known, object, state } = text;
  const whole = wholeOf(object.id, known.events);
  print.lines.forEach((line, at) => {
    const all = { line: at, start: 0, end: line.text.length };
    if (known.phase !== 'ahead') paint(all, { state: 'done', cites: [] });
  });
  if (whole === undefined) {
    const content = contentOnStack(viewOf(state), object) ?? ability.content;
    for (const { path, ...coat } of coatsIn(text, print, content, ability, before)) {
      paint(wordsAt(print, path) ?? mentioned(print, path), coat);
    }
  } else {
    print.lines.forEach((line, at) => {
      paint({ line: at, start: 0, end: line.text.length }, whole);
    });
  }
  return print.lines.map((line, at) => ({
    text: line.text,
    pieces: piecesOf(line.text, (coats[at] ?? []).toSorted(longestFirst)),
    references:
      known.phase === 'over' || whole !== undefined
        ? []
        : referencesIn(state, object, print, at, before),
  }));
}

const longestFirst = (a: Coat, b: Coat): number => b.end - b.start - (a.end - a.start);

/** Words that are found as mentions only: the condition under which more modes are chosen. */
function mentioned({ mentions }: Printed, path: Path): ReturnType<typeof wordsAt> {
  const key = path.join('/');
  const found = mentions.find(({ span }) => span.path.join('/') === key);
  return found && { line: found.line, start: found.span.start, end: found.span.end };
}

type PathCoat = Omit<Coat, 'start' | 'end'> & { readonly path: Path };

function coatsIn(
  { object, known }: Text,
  print: Printed,
  content: NonNullable<ReturnType<typeof contentOnStack>>,
  ability: Ability & { readonly content: unknown },
  before: number,
): readonly PathCoat[] {
  if (!('modal' in content)) {
    const own = ability.content as typeof content;
    const count = 'do' in own ? own.do.length : content.do.length;
    const list = content.do.slice(before, before + count);
    return coatsOf(print, shifted(list, before, known));
  }
  const chosen = object.onStack?.modes ?? [];
  const { modes, instead } = content.modal;
  const more =
    instead !== undefined && chosen.length <= content.modal.choose[1] && known.phase !== 'ahead'
      ? [
          {
            path: ['content', 'modal', 'instead'],
            state: 'skipped',
            why: unmetInstead(instead.when),
            cites: [],
          } as const,
        ]
      : [];
  return [
    ...more,
    ...modes.flatMap((mode, at): readonly PathCoat[] => {
      const path = ['modal', 'modes', at];
      if (!chosen.includes(at))
        return [{ path: ['content', ...path], state: 'skipped', why: NOT_CHOSEN, cites: [] }];
      return coatsOf(print, standings(mode.do, [...path, 'do'], known));
    }),
  ];
}

/** The instructions of one of several texts that are followed in a row, where they stand in their own. */
function shifted(list: readonly Instruction[], before: number, known: Known): Standing[] {
  if (before === 0) return standings(list, ['do'], known);
  const padded = [...new Array<Instruction>(before).fill(NOTHING), ...list];
  return standings(padded, ['do'], known).flatMap((standing) => {
    const [first, at, ...rest] = standing.path;
    const place = Number(at) - before;
    return place < 0 || first === undefined ? [] : [{ ...standing, path: [first, place, ...rest] }];
  });
}

const NOTHING: Instruction = { kind: 'unread', text: '' };

/** Coats of the words of instructions; what is told within another's words counts with that. */
function coatsOf(print: Printed, all: readonly Standing[]): readonly PathCoat[] {
  const merged = new Map<string, { path: Path; standing: Standing }>();
  for (const standing of all) {
    const path = ['content', ...standing.path];
    const host = hostOf(print, path);
    if (host === undefined) continue;
    const key = host.join('/');
    const before = merged.get(key)?.standing;
    merged.set(key, {
      path: host,
      standing: before === undefined ? standing : both(before, standing),
    });
  }
  return [...merged.values()].map(({ path, standing }) => ({ path, ...coatOf(standing) }));
}

/** The node itself, or the one before it in its list that has words: several may be one sentence. */
function hostOf(print: Printed, path: Path): Path | undefined {
  const at = Number(path.at(-1));
  for (let place = at; place >= 0; place -= 1) {
    const host = [...path.slice(0, -1), place];
    if (wordsAt(print, host) !== undefined) return host;
  }
  return undefined;
}

function both(one: Standing, other: Standing): Standing {
  const order = ['now', 'within', 'done', 'ahead', 'skipped'] as const;
  return order.indexOf(one.stage) <= order.indexOf(other.stage) ? one : other;
}

/** Why all of it was passed over. */
function wholeOf(
  id: ObjectId,
  events: readonly GameEvent[],
): Omit<Coat, 'start' | 'end'> | undefined {
  const end = events.find((event) => event.kind === 'resolved' && event.object === id);
  if (end?.kind !== 'resolved' || end.result === 'done') return undefined;
  return { state: 'skipped', why: WHOLE[end.result], cites: end.cites };
}
