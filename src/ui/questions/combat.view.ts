import type { ChoiceView, Id, QuestionOf, QuestionView } from '../views';
import { choiceAt, free } from './choiceAt';
import type { Draft } from './draft';

/** The question which creatures attack or block. */
export type CombatQuestion = QuestionOf<'attackers' | 'blockers'>;

export const isCombat = (q: QuestionView): q is CombatQuestion =>
  q.kind === 'attackers' || q.kind === 'blockers';

/** Those who are asked for: attackers, or blockers. */
export const fightersIn = (q: CombatQuestion): readonly ChoiceView[] =>
  q.kind === 'attackers' ? q.attackers : q.blockers;

/** What they are set against: defenders, or attackers. */
export const foesIn = (q: CombatQuestion): readonly ChoiceView[] =>
  q.kind === 'attackers' ? q.defenders : q.attackers;

/** "attacks" or "blocks". */
export const verbIn = (q: CombatQuestion): string =>
  q.kind === 'attackers' ? 'attacks' : 'blocks';

/** The creature on the table that may attack or block. */
export const fighterAt = (q: CombatQuestion, object: Id): ChoiceView | undefined =>
  choiceAt(fightersIn(q), object);

/** Whom a creature may attack, or what it may block. */
export function foesFor(q: CombatQuestion, fighter: Id): readonly ChoiceView[] {
  const may = q.may?.[fighter];
  return free(foesIn(q)).filter(({ id }) => !may || may.includes(id));
}

const setPairs = (draft: Draft, id: Id, to: readonly Id[]): Draft => {
  const { [id]: _, ...others } = draft.pairs;
  return { ...draft, pairs: to.length === 0 ? others : { ...others, [id]: to } };
};

/** With how many a creature may be paired. */
const mostOf = (q: CombatQuestion, id: Id): number =>
  q.kind === 'attackers' ? 1 : (q.most?.[id] ?? 1);

/** Sets one creature against one foe, besides those that it blocks already. An attacker has one. */
export function pair(q: CombatQuestion, draft: Draft, id: Id, to: Id): Draft {
  if (!foesFor(q, id).some((foe) => foe.id === to)) return draft;
  const had = (draft.pairs[id] ?? []).filter((other) => other !== to);
  return setPairs(draft, id, [...had, to].slice(-mostOf(q, id)));
}

/** Sets creatures on the table against a foe on it; an army at once. */
export function setAgainst(
  q: CombatQuestion,
  draft: Draft,
  objects: readonly Id[],
  foe: Id,
): Draft {
  const to = choiceAt(foesIn(q), foe);
  const fighters = objects.flatMap((object) => fighterAt(q, object) ?? []);
  return to === undefined ? draft : pairAll(q, draft, to.id, fighters);
}

/** Takes creatures on the table back; an army at once. */
export function unpairAll(q: CombatQuestion, draft: Draft, objects: readonly Id[]): Draft {
  const gone = new Set(objects.map((object) => fighterAt(q, object)?.id));
  const left = Object.entries(draft.pairs).filter(([id]) => !gone.has(id));
  return { ...draft, pairs: Object.fromEntries(left) };
}

/** Takes a creature back from one foe, or from all. */
export const unpair = (draft: Draft, id: Id, from?: Id): Draft =>
  setPairs(
    draft,
    id,
    from === undefined ? [] : (draft.pairs[id] ?? []).filter((other) => other !== from),
  );

/** Every one of these creatures that may be set against that foe is; those who are left out: all. */
export function pairAll(
  q: CombatQuestion,
  draft: Draft,
  to: Id,
  whom: readonly ChoiceView[] = free(fightersIn(q)),
): Draft {
  const able = whom.filter(({ id }) => q.may?.[id]?.includes(to) ?? true);
  const alone = [to];
  const pairsOf = (id: Id): readonly Id[] => {
    const had = q.kind === 'attackers' ? [] : (draft.pairs[id] ?? []);
    if (had.length === 0) return alone;
    return [...had.filter((other) => other !== to), to].slice(-mostOf(q, id));
  };
  const made = able.map(({ id }) => [id, pairsOf(id)] as const);
  return { ...draft, pairs: { ...draft.pairs, ...Object.fromEntries(made) } };
}

/** No creature attacks or blocks. */
export const pairNone = (draft: Draft): Draft => ({ ...draft, pairs: {} });

/**
 * A creature was pressed: one that attacks or blocks is taken back, one with a single foe is set against
 * it. Where there are several it has to be said which: nothing.
 */
export function pressFighter(q: CombatQuestion, draft: Draft, object: Id): Draft | undefined {
  const fighter = fighterAt(q, object);
  if (!fighter) return undefined;
  if (draft.pairs[fighter.id]) return unpair(draft, fighter.id);
  const [only, ...others] = foesFor(q, fighter.id);
  return only && others.length === 0 ? pair(q, draft, fighter.id, only.id) : undefined;
}

const said = new WeakMap<CombatQuestion, WeakMap<readonly Id[], string>>();

/** What the draft says of an attacking or blocking creature, shown as its flag. */
export function combatWords(q: QuestionView, draft: Draft, object: Id): string | undefined {
  if (!isCombat(q)) return undefined;
  const fighter = fighterAt(q, object);
  const to = fighter ? (draft.pairs[fighter.id] ?? []) : [];
  if (to.length === 0) return undefined;
  const known = said.get(q) ?? new WeakMap<readonly Id[], string>();
  said.set(q, known);
  const words = known.get(to) ?? wordsAgainst(q, to);
  // An army that was set against one foe at once says the same.
  known.set(to, words);
  return words;
}

function wordsAgainst(q: CombatQuestion, to: readonly Id[]): string {
  const names = foesIn(q)
    .filter(({ id }) => to.includes(id))
    .map(({ label }) => label);
  return `${verbIn(q)} ${names.join(' and ')}`;
}

const places = new WeakMap<CombatQuestion, ReadonlyMap<Id, Id>>();

/** Where on the table each choice stands. */
function placesIn(q: CombatQuestion): ReadonlyMap<Id, Id> {
  const made =
    places.get(q) ??
    new Map([...fightersIn(q), ...foesIn(q)].map(({ id, object }) => [id, object ?? id] as const));
  places.set(q, made);
  return made;
}

/** The lines of the draft: from each creature to those that it attacks or blocks. */
export function draftLines(q: QuestionView, draft: Draft): readonly { from: Id; to: Id }[] {
  if (!isCombat(q)) return [];
  const pairs = Object.entries(draft.pairs);
  if (pairs.length === 0) return [];
  const at = placesIn(q);
  return pairs.flatMap(([id, to]) =>
    to.map((foe) => ({ from: at.get(id) ?? id, to: at.get(foe) ?? foe })),
  );
}

/** The mana that the declaration costs as it stands, numbers added up; nothing where it costs none. */
export function tollIn(q: CombatQuestion, draft: Draft): string {
  if (q.tolls === undefined) return '';
  const due = Object.entries(draft.pairs).flatMap(([id, foes]) => {
    const costs = q.tolls?.costs[id] ?? {};
    // Blocking costs once, however many are blocked.
    const [cost] = foes.flatMap((foe) => costs[foe] ?? []);
    return cost === undefined ? [] : [cost];
  });
  const symbols = due.flatMap((cost) => cost.match(/\{[^}]+\}/g) ?? []);
  const isNumber = (symbol: string) => /^\{\d+\}$/.test(symbol);
  const generic = symbols.filter(isNumber).reduce((sum, s) => sum + Number(s.slice(1, -1)), 0);
  const others = symbols.filter((symbol) => !isNumber(symbol));
  return [...(generic > 0 ? [`{${generic}}`] : []), ...others].join('');
}
