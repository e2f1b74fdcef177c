import type { RuleNumber } from '../citations';
import { cr } from '../citations';
import { matches } from '../evaluate/match';
import { hasKeyword, hasSubtype } from '../evaluate/qualities';
import { viewOf } from '../happening/view';
import { abilitiesOfKind } from '../happening/watchers';
import type { Characteristics } from '../kernel/characteristics';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { Check } from '../kernel/results';
import type { State } from '../kernel/state';
import { ruleFinder } from '../restrictions/rules';

/** What keeps one creature from blocking another; empty where nothing does (509.1b). */
export type AgainstPair = (blocker: ObjectId, attacker: ObjectId) => readonly Check[];

/** Keywords of an attacker that limit by which creatures it can be blocked. */
const EVASION: readonly {
  readonly keyword: string;
  readonly cites: RuleNumber;
  readonly lets: (blocker: Characteristics, attacker: Characteristics) => boolean;
}[] = [
  {
    keyword: 'flying',
    cites: cr('702.9b'),
    lets: (blocker) => hasKeyword(blocker, 'flying') || hasKeyword(blocker, 'reach'),
  },
  {
    keyword: 'fear',
    cites: cr('702.36b'),
    lets: (blocker) => blocker.types.includes('Artifact') || blocker.colors.includes('B'),
  },
  {
    keyword: 'intimidate',
    cites: cr('702.13b'),
    lets: (blocker, attacker) =>
      blocker.types.includes('Artifact') ||
      blocker.colors.some((color) => attacker.colors.includes(color)),
  },
  {
    keyword: 'skulk',
    cites: cr('702.118b'),
    lets: (blocker, attacker) => (blocker.power ?? 0) <= (attacker.power ?? 0),
  },
  {
    keyword: 'horsemanship',
    cites: cr('702.31b'),
    lets: (blocker) => hasKeyword(blocker, 'horsemanship'),
  },
  { keyword: 'shadow', cites: cr('702.28b'), lets: (blocker) => hasKeyword(blocker, 'shadow') },
];

/** Judges pairs of blocker and attacker for one defending player; what concerns all pairs is looked up once. */
export function pairsFor(state: State, defender: PlayerId): AgainstPair {
  const view = viewOf(state);
  const cantBeBlocked = ruleFinder(state, 'cantBeBlocked');
  let lands: readonly Characteristics[] | null = null;
  const landsOfDefender = () => {
    lands ??= landsOf(state, defender);
    return lands;
  };
  return (blocker, attacker) => {
    const by = view.characteristics(blocker);
    const values = view.characteristics(attacker);
    if (by === undefined || values === undefined) return [];
    const reasons: RuleNumber[] = EVASION.filter(
      (e) => hasKeyword(values, e.keyword) && !e.lets(by, values),
    ).map((e) => e.cites);
    if (hasKeyword(by, 'shadow') && !hasKeyword(values, 'shadow')) reasons.push(cr('702.28b'));
    const scope = { source: attacker, you: values.controller };
    for (const { ability } of abilitiesOfKind(values, 'keyword')) {
      if (ability.keyword === 'protection' && matches(view, scope, ability.from, blocker)) {
        reasons.push(cr('702.16f'));
      }
      if (ability.keyword === 'landwalk' && walks(ability.landType, landsOfDefender())) {
        reasons.push(cr('702.14c'));
      }
    }
    const checks = reasons.map((cite): Check => against(attacker, blocker, cite));
    for (const { rule, scope: words, source } of cantBeBlocked(attacker)) {
      const isBlocker = (where: Parameters<typeof matches>[2]) =>
        matches(view, words, where, blocker);
      const lets =
        rule.except !== undefined
          ? isBlocker(rule.except)
          : rule.by !== undefined && !isBlocker(rule.by);
      if (!lets) {
        const check = against(attacker, blocker);
        checks.push(
          source === attacker ? check : { ...check, subjects: [...check.subjects, source] },
        );
      }
    }
    return checks;
  };
}

function against(attacker: ObjectId, blocker: ObjectId, ...cites: readonly RuleNumber[]): Check {
  return {
    code: 'cantBeBlocked',
    subjects: [blocker, attacker],
    cites: [cr('509.1b'), ...cites],
  };
}

function landsOf(state: State, player: PlayerId): readonly Characteristics[] {
  const view = viewOf(state);
  return state.battlefield.list().flatMap((id) => {
    if (state.objects.get(id)?.phasedOut !== false) return [];
    const values = view.characteristics(id);
    return values?.controller === player && values.types.includes('Land') ? [values] : [];
  });
}

/** A landwalk names land types, card types or supertypes, or what a land must not be (702.14a). */
function walks(landType: string, lands: readonly Characteristics[]): boolean {
  const words = landType.split(' ').filter((word) => word !== '');
  return lands.some((land) => words.every((word) => isLand(land, word)));
}

function isLand(land: Characteristics, word: string): boolean {
  const lower = word.toLowerCase();
  if (lower === 'land') return true;
  if (lower.startsWith('non')) return !isLand(land, word.slice(3).replace(/^-/, ''));
  return (
    land.supertypes.some((s) => s.toLowerCase() === lower) ||
    land.types.some((t) => t.toLowerCase() === lower) ||
    land.subtypes.some((t) => t.toLowerCase() === lower) ||
    hasSubtype(land, word)
  );
}
