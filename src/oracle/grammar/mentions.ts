import type { ObjectRef, PlayerRef, Predicate } from '../../rules/authoring/language';

/** Something that was named, which a pronoun may mean later. */
export interface Mention {
  readonly ref: ObjectRef;
  readonly many: boolean;
  /** "Creature", "card", "spell", "permanent": what a text may call it. Nothing known: anything fits. */
  readonly kinds: readonly string[] | undefined;
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
export const lastOf = (
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
export function itOf(earlier: readonly Mention[], named: readonly Mention[]): Mention | undefined {
  const one = (mentions: readonly Mention[]) => mentions.filter(({ many }) => !many).at(-1);
  const before = one(earlier);
  const here = named.slice(earlier.length);
  if (before === undefined) return one(here);
  return here.every(({ self }) => self === true) ? before : undefined;
}

/** The one object that was named; nothing where there are several or none. */
export function onlyOne(named: readonly Mention[]): ObjectRef | undefined {
  const refs = named.map(({ ref }) => JSON.stringify(ref));
  const [mention] = named;
  return mention !== undefined && !mention.many && new Set(refs).size === 1
    ? mention.ref
    : undefined;
}
