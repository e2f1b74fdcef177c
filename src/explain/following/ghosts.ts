import {
  characteristicsOf,
  type GameObject,
  type ObjectId,
  type RuleNumber,
  type Scope,
  type State,
} from '../../rules';
import { namesOf } from '../naming/namesOf';
import { counted } from '../words/numbers';
import { listed, possessive } from '../words/sentences';

/** Something that has left, and to which something pending still refers. */
export interface Ghost {
  readonly object: ObjectId;
  /** What refers to it: spells and abilities on the stack. */
  readonly by: readonly ObjectId[];
}

/** How it is referred to: as the source of an ability, as a target, or by other words of the text. */
type How = 'source' | 'target' | 'words';

/** What a spell or ability on the stack still knows of something that has left. */
export interface Remembered {
  readonly words: string;
  readonly cites: readonly RuleNumber[];
}

/** More of the stack than this is not looked through: what is next is what is read. */
const MOST_LOOKED = 16;

const pending = (state: State): readonly ObjectId[] => state.stack.slice(-MOST_LOOKED).reverse();

/** All that has left and is still referred to, with what refers to it (608.2h, 603.10, 113.7a). */
export function ghostsOf(state: State): readonly Ghost[] {
  const found = new Map<ObjectId, ObjectId[]>();
  for (const id of pending(state)) {
    for (const object of referredTo(state, id).keys()) {
      found.set(object, [...(found.get(object) ?? []), id]);
    }
  }
  return [...found].map(([object, by]) => ({ object, by }));
}

/** What something on the stack remembers of what has left, with the values that will be used. */
export function rememberedBy(state: State, id: ObjectId): readonly Remembered[] {
  return [...referredTo(state, id)].map(([object, how]) => ({
    words: WORDS[how](asItWas(state, object)),
    cites: CITES[how],
  }));
}

const WORDS: { readonly [H in How]: (was: string) => string } = {
  source: (was) => `It is of ${was}.`,
  words: (was) => `It uses ${was}.`,
  target: (was) => `Its target has left, and what it became is a new object: it was ${was}.`,
};

const CITES: { readonly [H in How]: readonly RuleNumber[] } = {
  source: ['113.7a', '608.2h'],
  words: ['608.2h', '603.10'],
  target: ['400.7', '608.2b'],
};

/** An object with the values that are used of it: "Murderous Redcap as it last was: Ada's 2/2 with a -1/-1 counter". */
function asItWas(state: State, id: ObjectId): string {
  const names = namesOf(state);
  const values = characteristicsOf(state, id);
  const object = state.departed.get(id)?.object;
  if (values === undefined || object === undefined) return names.object(id);
  const size = values.power === null ? '' : ` ${values.power}/${values.toughness}`;
  const counters = Object.entries(object.counters)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => counted(count, `${kind} counter`));
  const having = counters.length === 0 ? '' : ` with ${listed(counters)}`;
  const whose = possessive(names.player(values.controller));
  return `${names.object(id)} as it last was: ${whose}${size}${having}`;
}

/** What a spell or ability refers to that has left, each with how. */
function referredTo(state: State, id: ObjectId): ReadonlyMap<ObjectId, How> {
  const found = new Map<ObjectId, How>();
  const object = state.objects.get(id);
  const onStack = object?.onStack;
  if (object === undefined || !onStack) return found;
  const add = (other: ObjectId | undefined, how: How) => {
    if (other === undefined || other === id || found.has(other) || state.objects.has(other)) return;
    if (state.departed.has(other)) found.set(other, how);
  };
  if (onStack.as !== 'spell') add(onStack.source, 'source');
  for (const { target } of onStack.targets.flat())
    if ('object' in target) add(target.object, 'target');
  const mentions = mentionedIn(onStack.content);
  for (const scope of [onStack.scope, ...scopesOf(state, object)]) {
    if (mentions.event) add(scope.event?.object, 'words');
    if (mentions.bound) for (const bound of boundIn(scope)) add(bound, 'words');
  }
  return found;
}

/** What the words mean of a text that is being followed. */
const scopesOf = (state: State, { id }: GameObject): readonly Scope[] =>
  state.agenda.flatMap((frame) =>
    frame.frame === 'text' && frame.scope.resolving === id ? [frame.scope] : [],
  );

const boundIn = ({ bound }: Scope): readonly ObjectId[] =>
  Object.values(bound ?? {}).flatMap((value) => ('objects' in value ? value.objects : []));

interface Mentions {
  readonly event: boolean;
  readonly bound: boolean;
}

const known = new WeakMap<object, Mentions>();

/** By which kinds of words a text refers to objects. */
function mentionedIn(content: object | null): Mentions {
  if (content === null) return { event: false, bound: false };
  const before = known.get(content);
  if (before !== undefined) return before;
  const text = JSON.stringify(content);
  const made = { event: text.includes('"ref":"event"'), bound: text.includes('"ref":"bound"') };
  known.set(content, made);
  return made;
}
