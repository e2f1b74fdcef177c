import { hasKeyword } from '../evaluate/qualities';
import { characteristicsOf } from '../happening/view';
import type { ObjectId } from '../kernel/ids';
import { NotModelled } from '../kernel/results';
import type { State } from '../kernel/state';
import { ruleFinder } from '../restrictions/rules';
import { blockCosts } from './costs';

type Blocks = readonly { readonly object: ObjectId; readonly attackers: readonly ObjectId[] }[];

/** More creatures than this that must block and can only block creatures with menace are not worked out. */
const MOST_HEMMED = 8;

/**
 * The creatures that must block and could, but are not among the blockers, where more requirements
 * could be obeyed than are (509.1c). Empty where the declaration obeys as many as possible.
 * @throws NotModelled where the greatest number is too hard to find.
 */
export function unmetRequirements(
  state: State,
  blocking: Blocks,
  options: () => Blocks,
): readonly ObjectId[] {
  const mustBlock = ruleFinder(state, 'mustBlock');
  // Nobody has to pay so that more requirements are obeyed (509.1c).
  const all = options().filter(
    (o) => mustBlock(o.object).length > 0 && blockCosts(state, [o.object]).length === 0,
  );
  if (all.length === 0) return [];
  const weight = (ids: readonly ObjectId[]) =>
    ids.reduce((sum, id) => sum + mustBlock(id).length, 0);
  const declared = new Set(blocking.map((b) => b.object));
  const idle = all.map((o) => o.object).filter((id) => !declared.has(id));
  if (idle.length === 0) return [];
  const obeyed = weight(all.map((o) => o.object).filter((id) => declared.has(id)));
  return obeyed < mostObeyed(state, options(), all, weight) ? idle : [];
}

/** The greatest number of requirements that any legal declaration obeys. */
function mostObeyed(
  state: State,
  options: Blocks,
  required: Blocks,
  weight: (ids: readonly ObjectId[]) => number,
): number {
  const cantBlockAlone = ruleFinder(state, 'cantBlockAlone');
  const [first] = required;
  if (first === undefined) return 0;
  if (options.length === 1) {
    const stuck = cantBlockAlone(first.object).length > 0 || onlyMenace(state, first.attackers);
    return stuck ? 0 : weight([first.object]);
  }
  const company = options.filter((o) => !onlyMenace(state, o.attackers));
  if (company.length < 2 && required.some((o) => cantBlockAlone(o.object).length > 0)) {
    throw new NotModelled('a creature that must block, but not alone, beside menace (509.1c)');
  }
  const hemmed = required.filter((o) => onlyMenace(state, o.attackers));
  const free = required.filter((o) => !hemmed.includes(o));
  if (hemmed.length > MOST_HEMMED) {
    throw new NotModelled('so many creatures that must block creatures with menace (509.1c)');
  }
  const helpers = options.filter((o) => !hemmed.includes(o));
  return weight(free.map((o) => o.object)) + mostHemmed(hemmed, helpers, weight);
}

/** The best way to let creatures block that can only do so in company: each with one attacker, or not at all. */
function mostHemmed(
  hemmed: Blocks,
  helpers: Blocks,
  weight: (ids: readonly ObjectId[]) => number,
): number {
  const search = (at: number, placed: ReadonlyMap<ObjectId, readonly ObjectId[]>): number => {
    const next = hemmed[at];
    if (next === undefined) {
      return canAccompany(placed, helpers) ? weight([...placed.values()].flat()) : -1;
    }
    let best = search(at + 1, placed);
    for (const attacker of next.attackers) {
      const by = [...(placed.get(attacker) ?? []), next.object];
      best = Math.max(best, search(at + 1, new Map(placed).set(attacker, by)));
    }
    return best;
  };
  return Math.max(0, search(0, new Map()));
}

/** Whether each attacker that only one creature would block finds another blocker, each of these used once. */
function canAccompany(
  placed: ReadonlyMap<ObjectId, readonly ObjectId[]>,
  helpers: Blocks,
): boolean {
  const lonely = [...placed].filter(([, by]) => by.length === 1).map(([attacker]) => attacker);
  const partner = new Map<ObjectId, ObjectId>();
  const find = (attacker: ObjectId, tried: Set<ObjectId>): boolean =>
    helpers.some((helper) => {
      if (!helper.attackers.includes(attacker) || tried.has(helper.object)) return false;
      tried.add(helper.object);
      const other = partner.get(helper.object);
      if (other !== undefined && !find(other, tried)) return false;
      partner.set(helper.object, attacker);
      return true;
    });
  return lonely.every((attacker) => find(attacker, new Set()));
}

function onlyMenace(state: State, attackers: readonly ObjectId[]): boolean {
  return attackers.every((id) => {
    const values = characteristicsOf(state, id);
    return values !== undefined && hasKeyword(values, 'menace');
  });
}
