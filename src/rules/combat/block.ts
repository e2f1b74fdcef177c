import { cr } from '../citations';
import { hasKeyword } from '../evaluate/qualities';
import { characteristicsOf } from '../happening/view';
import type { ObjectId, PlayerId } from '../kernel/ids';
import { ALLOWED, type Check, refused, type Verdict } from '../kernel/results';
import type { State } from '../kernel/state';
import { ruleFinder } from '../restrictions/rules';
import { creaturesOf } from './attack';
import { defenderAgainst } from './defending';
import { pairsFor } from './evasion';
import { unmetRequirements } from './mustBlock';

/** Blockers, each with the attacking creatures that it blocks (509.1a). */
export type BlockDeclaration = readonly {
  readonly object: ObjectId;
  readonly attackers: readonly ObjectId[];
}[];

/** The attacking creatures that a player may block with their creatures (509.1a, 802.4a). */
export function attackersAgainst(state: State, player: PlayerId): readonly ObjectId[] {
  return (state.combat?.attackers ?? [])
    .filter((a) => defenderAgainst(state, a) === player)
    .map((a) => a.object);
}

/** What keeps a permanent from blocking anything; empty where nothing does (509.1a, b). */
function blockersIn(state: State, player: PlayerId): (id: ObjectId) => readonly Check[] {
  const cantBlock = ruleFinder(state, 'cantBlock');
  return (id) => {
    const object = state.objects.get(id);
    const values = characteristicsOf(state, id);
    const check = (code: Check['code'], ...cites: Check['cites']): Check => ({
      code,
      subjects: [id],
      cites,
    });
    if (object?.zone !== 'battlefield' || object.phasedOut || values === undefined) {
      return [check('gone', cr('509.1a'), cr('506.3'))];
    }
    if (values.controller !== player) return [check('notYours', cr('509.1a'), cr('802.4a'))];
    const checks: Check[] = [];
    if (!values.types.includes('Creature')) {
      checks.push(check('cantBlock', cr('509.1a'), cr('506.3')));
    }
    if (values.types.includes('Battle')) checks.push(check('cantBlock', cr('509.1a')));
    if (object.tapped) {
      checks.push({ ...check('alreadyTapped', cr('509.1a')), fix: { kind: 'untap', detail: '' } });
    }
    for (const { source } of cantBlock(id)) {
      checks.push({ code: 'cantBlock', subjects: [id, source], cites: [cr('509.1b')] });
    }
    return checks;
  };
}

/** What keeps a permanent from being declared as a blocker, whatever step it is (509.1a, b). */
export const againstBlock = (state: State, player: PlayerId, id: ObjectId): readonly Check[] =>
  blockersIn(state, player)(id);

/** The creatures that may block, each with the attacking creatures that it may block. */
export function blockOptions(state: State, player: PlayerId): BlockDeclaration {
  const attackers = attackersAgainst(state, player);
  const against = blockersIn(state, player);
  const pair = pairsFor(state, player);
  return creaturesOf(state, player)
    .filter((object) => against(object).length === 0)
    .map((object) => ({
      object,
      attackers: attackers.filter((attacker) => pair(object, attacker).length === 0),
    }))
    .filter((option) => option.attackers.length > 0);
}

/**
 * Whether a defending player may declare these blockers: each untapped and unhindered, blocking one
 * creature that attacks that player, with no restriction disobeyed and as many requirements obeyed as
 * possible (509.1a–c). Creatures that attack others don't count (802.4b).
 */
export function judgeBlock(state: State, player: PlayerId, declaration: BlockDeclaration): Verdict {
  const blocking = declaration.filter((b) => b.attackers.length > 0);
  const attackers = new Set(attackersAgainst(state, player));
  const against = blockersIn(state, player);
  const pair = pairsFor(state, player);
  const seen = new Set<ObjectId>();
  const checks: Check[] = [];
  for (const { object, attackers: chosen } of blocking) {
    if (seen.has(object) || chosen.length > 1) {
      checks.push({ code: 'tooMany', subjects: [object], cites: [cr('509.1a')], detail: '1' });
    }
    seen.add(object);
    checks.push(...against(object));
    for (const attacker of chosen) {
      checks.push(
        ...(attackers.has(attacker)
          ? pair(object, attacker)
          : [{ code: 'notAnOption', subjects: [attacker], cites: [cr('509.1a')] } as const]),
      );
    }
  }
  checks.push(...together(state, blocking));
  if (checks.length > 0) return refused(...checks);
  const idle = unmetRequirements(state, blocking, () => blockOptions(state, player));
  return idle.length === 0
    ? ALLOWED
    : refused(
        ...idle.map((id): Check => ({ code: 'mustBlock', subjects: [id], cites: [cr('509.1c')] })),
      );
}

/** Restrictions on the blockers as a whole: menace, and creatures that can't block alone. */
function together(state: State, blocking: BlockDeclaration): readonly Check[] {
  const blockers = new Map<ObjectId, ObjectId[]>();
  for (const { object, attackers } of blocking) {
    for (const a of attackers) blockers.set(a, [...(blockers.get(a) ?? []), object]);
  }
  const checks: Check[] = [];
  for (const [attacker, by] of blockers) {
    if (by.length === 1 && hasMenace(state, attacker)) {
      checks.push({
        code: 'cantBeBlocked',
        subjects: [...by, attacker],
        cites: [cr('509.1b'), cr('702.111b')],
      });
    }
  }
  const [only] = blocking;
  if (only !== undefined && blocking.length === 1) {
    for (const { source } of ruleFinder(state, 'cantBlockAlone')(only.object)) {
      checks.push({
        code: 'cantBlock',
        subjects: [only.object, source],
        cites: [cr('509.1b'), cr('506.5')],
      });
    }
  }
  return checks;
}

/** Menace: not to be blocked but by two or more (702.111b). */
export function hasMenace(state: State, id: ObjectId): boolean {
  const values = characteristicsOf(state, id);
  return values !== undefined && hasKeyword(values, 'menace');
}
