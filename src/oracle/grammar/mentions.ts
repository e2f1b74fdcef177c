import type { Instruction, ObjectRef, PlayerRef, Predicate } from '../../rules/authoring/language';
import type { Again } from './pending';
import { same } from './template';

/** Something that was named, which a pronoun may mean later. */
export interface Mention {
  readonly ref: ObjectRef;
  readonly many: boolean;
  /** "Creature", "card", "spell", "permanent": what a text may call it. Nothing known: anything fits. */
  readonly kinds: readonly string[] | undefined;
  /** It is only there if a condition held. */
  readonly given?: true;
  /** What it was before it was exiled. */
  readonly was?: ObjectRef;
  /** The object whose text it is, which "that creature" never means. */
  readonly self?: true;
}

/** What was named before the effect: by the trigger, by the cost. */
export interface Before {
  readonly objects: readonly Mention[];
  readonly players: readonly PlayerRef[];
  /** What stands for the object itself: after it has moved, the object of that event (400.7). */
  readonly self?: ObjectRef;
  /** The event has a number: of damage, of life. Without one "that many" means nothing. */
  readonly amount?: true;
  /** The mana of the event is of the chosen colour, which "that color" means. */
  readonly chosenColor?: true;
  /** On an instant or sorcery the spell itself is never "it". */
  readonly spell: boolean;
}

export const mentionOf = (
  ref: ObjectRef,
  where: readonly Predicate[] | undefined,
  zones?: readonly string[],
): Mention => ({
  ref,
  many: false,
  kinds: where === undefined ? undefined : kindsOf(where, zones),
});
export const mentionThis: Mention = {
  ref: { ref: 'this' },
  many: false,
  kinds: undefined,
  self: true,
};

/** What an object with these qualities may be called. */
export function kindsOf(
  where: readonly Predicate[],
  zones: readonly string[] | undefined,
): readonly string[] {
  const kinds: string[] = [];
  const add = (predicate: Predicate): void => {
    if (predicate.is === 'type') kinds.push(predicate.type);
    if (predicate.is === 'spell') kinds.push('spell');
    if (predicate.is === 'token') kinds.push('token');
    if (predicate.is === 'ability') kinds.push('ability');
    if (predicate.is === 'or') for (const some of predicate.of) some.forEach(add);
    // Whatever has a creature type, or attacks, is a creature.
    if (predicate.is === 'attacking' || predicate.is === 'blocking') kinds.push('Creature');
    if (predicate.is === 'subtype') kinds.push('Creature');
  };
  where.forEach(add);
  const place = zones?.[0] ?? 'battlefield';
  if (place === 'battlefield') return [...kinds, 'permanent'];
  return place === 'stack' ? kinds : [...kinds, 'card'];
}

/** What was named last and may be called so. */
const lastOf = (
  mentions: readonly Mention[],
  several: boolean,
  noun: string | undefined,
): Mention | undefined =>
  mentions
    .filter(({ many }) => many === several)
    .filter(
      ({ kinds, self }) =>
        noun === undefined || (self !== true && (kinds === undefined || kinds.includes(noun))),
    )
    .at(-1);

/**
 * "It": what was named last before the clause. Where the clause itself names something else than the object whose
 * text it is, either might be meant.
 */
function itOf(earlier: readonly Mention[], named: readonly Mention[]): Mention | undefined {
  const one = (mentions: readonly Mention[]) => mentions.filter(({ many }) => !many).at(-1);
  const before = one(earlier);
  const here = named.slice(earlier.length);
  if (before === undefined) return one(here);
  return here.every(({ self }) => self === true) ? before : undefined;
}

/** What a pronoun or "that creature" means, of what was named before its clause and in it (608.2c). */
export function meantBy(
  { pronoun, noun, whose, before }: Again,
  earlier: readonly Mention[],
  named: readonly Mention[],
): ObjectRef | undefined {
  if (noun === 'exiled')
    return named.filter(({ kinds }) => kinds?.includes(EXILED)).at(-1)?.ref ?? { ref: 'linked' };
  const meant =
    pronoun === 'it'
      ? itOf(earlier, named)
      : pronoun === 'that' || before === true
        ? again(earlier, before === true ? [] : named.slice(earlier.length), noun)
        : lastOf(named, pronoun === 'they', noun);
  return whose === true ? (meant?.was ?? meant?.ref) : meant?.ref;
}

/** Named before the clause or in it; nothing where both are called so. */
function again(
  earlier: readonly Mention[],
  here: readonly Mention[],
  noun: string | undefined,
): Mention | undefined {
  const one = lastOf(earlier, false, noun);
  const other = lastOf(here, false, noun);
  if (one === undefined || other === undefined) return one ?? other;
  return same(one.ref, other.ref) ? one : undefined;
}

/** The one object that was named; nothing where there are several or none. */
export function onlyOne(named: readonly Mention[]): ObjectRef | undefined {
  const refs = named.map(({ ref }) => JSON.stringify(ref));
  const [mention] = named;
  return mention !== undefined && !mention.many && new Set(refs).size === 1
    ? mention.ref
    : undefined;
}

/** The token that was created last, where it is one. */
export const lastToken = (mentions: readonly Mention[]): ObjectRef | undefined =>
  mentions.filter(({ kinds, ref }) => ref.ref === 'bound' && kinds?.includes('token')).at(-1)?.ref;

/** What is exiled is a card from then on, a new object that "it" and "that card" mean (400.7). */
export const exiled = (
  mentions: readonly Mention[],
  what: ObjectRef,
  ref: ObjectRef,
): readonly Mention[] =>
  mentions.map((one) =>
    same(one.ref, what)
      ? { many: one.many, kinds: [...(one.kinds ?? []), 'card', EXILED], ref, was: what }
      : one,
  );

/** "The exiled card". */
export const EXILED = '#exiled';

/**
 * What instructions within another have named, after it: what was made for each of several is several, "each of
 * them" is nothing any more, and what a condition made is perhaps not there.
 */
export function afterwards(
  step: Instruction,
  mentions: readonly Mention[],
  known: number,
): readonly Mention[] {
  const isMade = ({ ref }: Mention, at: number): boolean => at >= known && ref.ref === 'bound';
  if (step.kind === 'if')
    return mentions.map((one, at) => (isMade(one, at) ? { ...one, given: true } : one));
  if (step.kind !== 'forEach') return mentions;
  return mentions
    .map((one, at) => (isMade(one, at) ? { ...one, many: true } : one))
    .filter(({ ref }) => ref.ref !== 'each');
}
