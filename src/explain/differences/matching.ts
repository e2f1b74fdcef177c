import type { ObjectId, State } from '../../rules';
import { namesOf } from '../naming/namesOf';

/** One object in several positions: its id in each, nothing where it is not there. */
export type Matched = readonly (ObjectId | undefined)[];

type Likeness = (state: State, id: ObjectId) => string;

/**
 * Which objects of several positions are the same one. What was there at the fork is known by its card,
 * wherever that went (400.7); what came after it (tokens, copies, abilities) is paired with what is most like
 * it.
 * @param facts what is told of an object, as a text that is the same for what is told the same
 */
export function matching(
  fork: State,
  states: readonly State[],
  facts: Likeness,
): readonly Matched[] {
  const known = fork.cards.ids().map((card) => states.map((state) => state.cards.get(card)));
  let left = states.map((state) => newSince(fork, state));
  const paired: Matched[] = [];
  for (const likeness of likenesses(facts)) {
    const found = pairs(states, left, likeness);
    paired.push(...found);
    left = left.map((ids, at) => {
      const taken = new Set(found.map((match) => match[at]));
      return ids.filter((id) => !taken.has(id));
    });
  }
  const alone = left.flatMap((ids, at) =>
    ids.map((id): Matched => states.map((_, column) => (column === at ? id : undefined))),
  );
  return [...known, ...paired, ...alone].filter((ids) => ids.some((id) => id !== undefined));
}

const newSince = (fork: State, state: State): readonly ObjectId[] =>
  state.objects.ids().filter((id) => {
    const card = state.objects.get(id)?.card;
    return card !== undefined && !fork.cards.has(card);
  });

/** What is alike in more comes first. */
function likenesses(facts: Likeness): readonly Likeness[] {
  const named: Likeness = (state, id) =>
    `${state.objects.get(id)?.kind} ${namesOf(state).object(id)}`;
  const placed: Likeness = (state, id) => {
    const object = state.objects.get(id);
    return `${named(state, id)} ${object?.zone} ${object?.controller}`;
  };
  return [(state, id) => `${placed(state, id)} ${facts(state, id)}`, placed, named];
}

/** Those that are alike in two positions or more, one of each with one of the others. */
function pairs(
  states: readonly State[],
  left: readonly (readonly ObjectId[])[],
  likeness: Likeness,
): readonly Matched[] {
  const piles = states.map((state, at) => {
    const byKey = new Map<string, ObjectId[]>();
    for (const id of left[at] ?? []) {
      const key = likeness(state, id);
      const pile = byKey.get(key);
      if (pile === undefined) byKey.set(key, [id]);
      else pile.push(id);
    }
    return byKey;
  });
  const keys = new Set(piles.flatMap((byKey) => [...byKey.keys()]));
  return [...keys].flatMap((key) => {
    const rows = piles.map((byKey) => byKey.get(key) ?? []);
    const longest = Math.max(...rows.map((ids) => ids.length));
    return Array.from({ length: longest }, (_, n): Matched => rows.map((row) => row[n])).filter(
      (ids) => ids.filter((id) => id !== undefined).length > 1,
    );
  });
}
