import type { Amount, ObjectRef, PlayerRef, TargetSpec } from '../../rules/authoring/language';
import type { Noun } from './slot';

/**
 * What a phrase means only in its surroundings: a target, which gets a number by its place in the text (115.1), a
 * pronoun (608.2c), an object that is chosen as the instruction is followed. While a text is read these stand as
 * references with more in them; `references.ts` puts the final ones in their place, or says that it can't.
 */
export interface Pending {
  /** The place of its first word, by which targets are counted and pronouns look back. */
  readonly at: number;
  readonly means:
    | { readonly target: TargetSpec; readonly many: boolean }
    /** `whose`: what belonged to it, perhaps before it moved: "its controller", "its power" (608.2h). */
    | {
        readonly pronoun: Pronoun;
        readonly noun?: string;
        readonly whose?: true;
        /** Named before this clause, not in it. */
        readonly before?: true;
      }
    | { readonly chosen: Noun }
    /** What it calls itself: a spell or a card is not on the battlefield, where most abilities function (113.6). */
    | { readonly self: 'permanent' | 'spell' | 'card' }
    | { readonly implied: true }
    | { readonly subject: true };
}

/** `it`, `its` (which may mean what its own clause named), `they` for several objects; `player` for "that player" and the "they" of one player. */
export type Pronoun = 'it' | 'its' | 'that' | 'they' | 'player';

type Meaning = Pending['means'];
/** What was named before. */
export type Again = Extract<Meaning, { readonly pronoun: Pronoun }>;
const NAME = '?';
/** The name of what a clause chooses, until it has one of its own. */
export const CHOSEN = '?chosen';

const object = (at: number, means: Meaning): ObjectRef => {
  const pending = { ref: 'bound' as const, name: NAME, pending: { at, means } };
  return pending;
};
const player = (at: number, means: Meaning): PlayerRef => {
  const pending = { player: 'bound' as const, name: NAME, pending: { at, means } };
  return pending;
};

/** An object that is a target; `many` where more than one may be chosen. */
export const targetObject = (spec: TargetSpec, at: number, many = false): ObjectRef =>
  object(at, { target: spec, many });
/** A player who is a target. */
export const targetPlayer = (spec: TargetSpec, at: number): PlayerRef =>
  player(at, { target: spec, many: false });
/** "It", "that creature", "them". */
export const pendingObject = (pronoun: Pronoun, at: number, noun?: string): ObjectRef =>
  object(at, noun === undefined ? { pronoun } : { pronoun, noun });
/** A target that may be an object or a player, where it stands for the object. */
export function eitherKind(slot: { readonly slot: number }): ObjectRef {
  const pending = pendingOf(slot);
  return pending === undefined
    ? { ref: 'target', slot: slot.slot }
    : { ref: 'bound', name: NAME, ...{ pending } };
}
/** The same targets, with an amount that is divided among them (601.2d). */
export function dividing<T extends object>(to: T, divides: Amount): T | undefined {
  const pending = pendingOf(to);
  if (pending === undefined || !('target' in pending.means)) return undefined;
  const means = { ...pending.means, target: { ...pending.means.target, divides } };
  return { ...to, pending: { at: pending.at, means } };
}
/** The same as the owner of something: "its", "that creature's". */
export function asPossessor(ref: ObjectRef): ObjectRef {
  const pending = pendingOf(ref);
  return pending !== undefined && 'pronoun' in pending.means
    ? object(pending.at, { ...pending.means, whose: true })
    : ref;
}
/** The same, where the clause itself says what it is other than. */
export function namedBefore(ref: ObjectRef): ObjectRef {
  const pending = pendingOf(ref);
  return pending !== undefined && 'pronoun' in pending.means
    ? object(pending.at, { ...pending.means, before: true })
    : ref;
}
/** "That player", "they". */
export const pendingPlayer = (at: number): PlayerRef => player(at, { pronoun: 'player' });
/** An object chosen as the instruction is followed. */
export const chosenObject = (noun: Noun, at: number): ObjectRef => object(at, { chosen: noun });
/** The object whose text it is (201.5): a later "it" may mean it. */
export const selfObject = (at: number, raw: string): ObjectRef => {
  const [, kind] = /^this (spell|card)$/i.exec(raw) ?? [];
  return object(at, { self: kind === 'spell' || kind === 'card' ? kind : 'permanent' });
};
/** Who acts where nobody is named: you, or whoever may do it. */
export const impliedActor = (at: number): PlayerRef => player(at, { implied: true });
/** Who acted in the clause before and still does. */
export const sameSubject = (at: number): PlayerRef => player(at, { subject: true });

/** What is pending at a node, if something is. */
export function pendingOf(node: unknown): Pending | undefined {
  return typeof node === 'object' && node !== null && 'pending' in node
    ? (node.pending as Pending)
    : undefined;
}
