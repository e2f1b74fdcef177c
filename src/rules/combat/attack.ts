import { cr } from '../citations';
import { hasKeyword } from '../evaluate/qualities';
import { characteristicsOf } from '../happening/view';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { Target } from '../kernel/objects';
import { ALLOWED, type Check, refused, type Verdict } from '../kernel/results';
import type { State } from '../kernel/state';
import { ruleFinder } from '../restrictions/rules';
import { sameTarget } from '../targets/legal';
import { attackCosts } from './costs';
import { attackable } from './defending';

/** Attackers, each with whom or what it attacks (508.1a, b). */
export type AttackDeclaration = readonly { readonly object: ObjectId; readonly whom: Target }[];

/** What may attack in a position, looked up once for all creatures. */
interface Attacking {
  readonly whom: readonly Target[];
  /** What keeps a permanent from attacking; empty where nothing does (508.1a, c). */
  readonly against: (id: ObjectId) => readonly Check[];
}

function attackingIn(state: State, player: PlayerId): Attacking {
  const cantAttack = ruleFinder(state, 'cantAttack');
  const against = (id: ObjectId): readonly Check[] => {
    const object = state.objects.get(id);
    const values = characteristicsOf(state, id);
    const check = (code: Check['code'], ...cites: Check['cites']): Check => ({
      code,
      subjects: [id],
      cites,
    });
    if (object?.zone !== 'battlefield' || object.phasedOut || values === undefined) {
      return [check('gone', cr('508.1a'), cr('506.3'))];
    }
    if (values.controller !== player) return [check('notYours', cr('508.1a'), cr('506.2'))];
    const checks: Check[] = [];
    if (!values.types.includes('Creature')) {
      checks.push(check('cantAttack', cr('508.1a'), cr('506.3')));
    }
    if (values.types.includes('Battle')) checks.push(check('cantAttack', cr('508.1a')));
    if (object.tapped) {
      checks.push({ ...check('alreadyTapped', cr('508.1a')), fix: { kind: 'untap', detail: '' } });
    }
    if (object.sick && !hasKeyword(values, 'haste')) {
      const wait = { kind: 'wait', detail: '' } as const;
      checks.push({ ...check('summoningSick', cr('508.1a'), cr('302.6')), fix: wait });
    }
    if (hasKeyword(values, 'defender')) {
      checks.push(check('cantAttack', cr('508.1c'), cr('702.3b')));
    }
    for (const { source } of cantAttack(id)) {
      checks.push({ code: 'cantAttack', subjects: [id, source], cites: [cr('508.1c')] });
    }
    return checks;
  };
  return { whom: attackable(state), against };
}

/** What keeps a permanent from being declared as an attacker, whatever step it is (508.1a, c). */
export const againstAttack = (state: State, player: PlayerId, id: ObjectId): readonly Check[] =>
  attackingIn(state, player).against(id);

/** The creatures that may attack, each with all that it may attack. */
export function attackOptions(
  state: State,
  player: PlayerId,
): readonly { readonly object: ObjectId; readonly whom: readonly Target[] }[] {
  const { whom, against } = attackingIn(state, player);
  return creaturesOf(state, player)
    .filter((object) => against(object).length === 0)
    .map((object) => ({ object, whom }));
}

/**
 * Whether a player may declare these attackers: each untapped, not newly come, unhindered, with
 * something that may be attacked; no restriction disobeyed, as many requirements obeyed as possible
 * (508.1a–d).
 */
export function judgeAttack(
  state: State,
  player: PlayerId,
  declaration: AttackDeclaration,
): Verdict {
  const { whom, against } = attackingIn(state, player);
  const declared = new Set<ObjectId>();
  const checks = declaration.flatMap((a): readonly Check[] => [
    ...(declared.has(a.object) ? [twice(a.object)] : against(add(declared, a.object))),
    ...(whom.some((w) => sameTarget(w, a.whom))
      ? []
      : [{ code: 'notAnOption', subjects: [subjectOf(a.whom)], cites: [cr('508.1b')] } as const]),
  ]);
  checks.push(...alone(state, declaration));
  if (checks.length > 0) return refused(...checks);
  const idle = requiredToAttack(state, player, against).filter((id) => !declared.has(id));
  return idle.length === 0
    ? ALLOWED
    : refused(
        ...idle.map(
          (id): Check => ({
            code: 'mustAttack',
            subjects: [id],
            cites: [cr('508.1d')],
          }),
        ),
      );
}

function add(ids: Set<ObjectId>, id: ObjectId): ObjectId {
  ids.add(id);
  return id;
}

function twice(id: ObjectId): Check {
  return { code: 'notAnOption', subjects: [id], cites: [cr('508.1b')], detail: 'twice' };
}

function subjectOf(target: Target): Check['subjects'][number] {
  return 'object' in target ? target.object : { player: target.player };
}

function alone(state: State, declaration: AttackDeclaration): readonly Check[] {
  const [only] = declaration;
  if (only === undefined || declaration.length > 1) return [];
  return ruleFinder(
    state,
    'cantAttackAlone',
  )(only.object).map(({ source }) => ({
    code: 'cantAttack',
    subjects: [only.object, source],
    cites: [cr('508.1c'), cr('506.5')],
  }));
}

/**
 * The creatures that must be among the attackers (508.1d). Nothing keeps creatures from attacking
 * together, so all that must and can attack are obeyed at once; one that can't attack alone is free
 * only where no other creature could go with it.
 */
function requiredToAttack(
  state: State,
  player: PlayerId,
  against: Attacking['against'],
): readonly ObjectId[] {
  const mustAttack = ruleFinder(state, 'mustAttack');
  const creatures = creaturesOf(state, player);
  const told = creatures.filter((id) => mustAttack(id).length > 0);
  if (told.length === 0) return [];
  const whom = attackable(state);
  if (whom.length === 0) return [];
  // Nobody has to pay so that more requirements are obeyed (508.1d).
  const free = (object: ObjectId) =>
    whom.some((w) => attackCosts(state, [{ object, whom: w }]).length === 0);
  const required = told.filter((id) => against(id).length === 0 && free(id));
  const able = creatures.filter((id) => against(id).length === 0);
  const cantAttackAlone = ruleFinder(state, 'cantAttackAlone');
  return able.length > 1 ? required : required.filter((id) => cantAttackAlone(id).length === 0);
}

/** The creatures that a player controls. */
export function creaturesOf(state: State, player: PlayerId): readonly ObjectId[] {
  return state.battlefield.list().filter((id) => {
    const object = state.objects.get(id);
    if (object?.controller !== player || object.phasedOut) return false;
    return characteristicsOf(state, id)?.types.includes('Creature') === true;
  });
}
