import {
  FLAG,
  type Followed,
  type FollowedAbility,
  followedBeside,
  followedOf,
  ghostsOf,
  rememberedBy,
  SEE,
} from '../../../explain/following';
import { textsIfLoaded } from '../../../oracle/held';
import { characteristicsOf, copiableValuesOf, type ObjectId, type State } from '../../../rules';
import { type Step, type StepId, stepAt, type Tree } from '../../../store/tree';
import type { CardView, Id, StackItemView, TextLineView } from '../../views';
import { cardView } from './cards';
import { objectKey, playerKey } from './ids';
import type { Lit } from './marks';
import { ruleViews } from './rules';
import { linesOf } from './texts';

/** The texts that are followed at a step. */
export interface Following {
  /** What resolves or is next to, as far as it has been followed. */
  readonly next: Followed | undefined;
  /** What has resolved in what came of the choice, the last of it. */
  readonly last: Followed | undefined;
  /** The abilities that are followed, by the object on which they are printed. */
  readonly texts: ReadonlyMap<ObjectId, readonly FollowedAbility[]>;
}

const found = new WeakMap<Step, Following>();

/** The texts that are followed at a step; found once for each. */
export function followingAt(tree: Tree, id: StepId): Following {
  const step = stepAt(tree, id);
  const known = found.get(step);
  if (known !== undefined) return known;
  const made = following(tree, step);
  if (textsIfLoaded() !== undefined) found.set(step, made);
  return made;
}

function following(tree: Tree, step: Step): Following {
  const { state } = step.position.game;
  const top = state.stack.at(-1);
  const resolving = state.agenda.findLast((frame) => frame.frame === 'resolved')?.object;
  const id = resolving ?? top;
  const next = id && followedOf(state, id, resolving === undefined ? [] : since(tree, step, id));
  const ended = step.events.findLast((event) => event.kind === 'resolved');
  const last =
    ended?.kind === 'resolved'
      ? followedOf(state, ended.object, since(tree, step, ended.object))
      : undefined;
  const texts = new Map<ObjectId, FollowedAbility[]>();
  const add = (source: ObjectId, ...abilities: readonly FollowedAbility[]) => {
    const at = nowOf(state, source);
    texts.set(at, [...(texts.get(at) ?? []), ...abilities]);
  };
  // Only what is followed, or has been: what waits on the stack is read there.
  if (resolving !== undefined && next) add(next.source, ...next.abilities);
  else if (last) add(last.source, ...last.abilities);
  for (const { source, ability } of followedBeside(state, step.events)) add(source, ability);
  return { next: next || undefined, last, texts };
}

/** How far the text of a spell or ability has been followed at a step, wherever on the stack it lies or lay. */
export function followedAt(tree: Tree, at: StepId, id: ObjectId): Followed | undefined {
  const step = stepAt(tree, at);
  const { state } = step.position.game;
  const began = state.agenda.some((frame) => frame.frame === 'resolved' && frame.object === id);
  const waits = state.stack.includes(id) && !began;
  return followedOf(state, id, waits ? [] : since(tree, step, id));
}

/** The events since something began to resolve, over as many choices as it took. */
function since(tree: Tree, step: Step, id: ObjectId) {
  let events = step.events;
  for (let at = step; at.parent !== null; ) {
    const begun = at.events.some(
      (event) => event.kind === 'step' && event.what === 'resolving' && event.objects.includes(id),
    );
    if (begun) break;
    at = stepAt(tree, at.parent);
    events = [...at.events, ...events];
  }
  return events;
}

/** The object that something has become, as far as it is known where it is. */
function nowOf(state: State, id: ObjectId): ObjectId {
  let now = id;
  for (let next = state.departed.get(now)?.became; next != null; ) {
    now = next;
    next = state.objects.has(now) ? null : state.departed.get(now)?.became;
  }
  return now;
}

/** The text of a card with what is followed of it lit, what was dim, and what was passed over struck. */
export function litText(
  state: State,
  id: ObjectId,
  followed: readonly FollowedAbility[],
): readonly TextLineView[] | undefined {
  const text = cardView(state, id)?.text;
  const values = characteristicsOf(state, id);
  if (text === undefined || values === undefined) return undefined;
  const card = copiableValuesOf(state, id);
  let at = 0;
  return values.abilities.flatMap(({ ability }) => {
    const count = linesOf(ability, card).length;
    const own = text.slice(at, at + count);
    at += count;
    const lit = followed.find((one) => isSame(one.ability, ability));
    return own.map((line, nth) => withPieces(line, lit?.lines[nth]?.pieces));
  });
}

const isSame = (one: object, other: object): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

function withPieces(
  line: TextLineView,
  pieces: FollowedAbility['lines'][number]['pieces'] | undefined,
): TextLineView {
  if (pieces === undefined || line.parts !== undefined) return line;
  if (pieces.every(({ state }) => state === 'plain')) return line;
  return {
    ...line,
    parts: pieces.map(({ at, text, state, why }) => ({
      at,
      text,
      unread: false,
      ...(state !== 'plain' && { state }),
      ...(why !== undefined && { why }),
    })),
  };
}

/** What is drawn of it at a step. */
export function litAt(tree: Tree, id: StepId): Lit {
  const { state } = stepAt(tree, id).position.game;
  const { texts, next } = followingAt(tree, id);
  const cards = new Map<Id, { text: NonNullable<CardView['text']>; flag?: string }>();
  for (const [source, followed] of texts) {
    const text = litText(state, source, followed);
    if (text === undefined) continue;
    const now = followed.some(({ lines }) =>
      lines.some(({ pieces }) => pieces.some((piece) => piece.state === 'now')),
    );
    cards.set(objectKey(source), { text, ...(now && { flag: FLAG }) });
  }
  const seen = { cards, ...ghostsAt(state) };
  if (next === undefined) return seen;
  const text = next.abilities.flatMap(({ lines }) => lines);
  return { ...seen, item: { id: objectKey(next.about), text } };
}

/** What has left and is still referred to: where it lay, as it last was, and what remembers it. */
function ghostsAt(state: State): Pick<Lit, 'ghosts' | 'remembers'> {
  const ghosts = ghostsOf(state);
  const remembers = new Map<Id, NonNullable<StackItemView['remembers']>>();
  for (const id of new Set(ghosts.flatMap(({ by }) => by))) {
    const lines = rememberedBy(state, id);
    remembers.set(
      objectKey(id),
      lines.map(({ words, cites }) => ({ words, rules: ruleViews(cites) })),
    );
  }
  return { remembers, ghosts: ghosts.flatMap(({ object }) => ghostView(state, object)) };
}

/** It as it last was, at the end of the row that it lay in. */
function ghostView(state: State, id: ObjectId): Lit['ghosts'] {
  const card = cardView(state, id);
  const values = characteristicsOf(state, id);
  const zone = state.departed.get(id)?.object.zone;
  if (card === undefined || values === undefined || zone !== 'battlefield') return [];
  const row = values.types.includes('Creature')
    ? 'front'
    : values.types.includes('Land')
      ? 'lands'
      : 'others';
  const ghost: CardView = { ...card, lastKnown: true, does: SEE, actions: 0 };
  return [
    { row: `${playerKey(values.controller)} ${row}`, group: { key: card.id, members: [ghost] } },
  ];
}
