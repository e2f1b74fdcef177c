import type { ActivatedAbility } from '../abilities/ability';
import type { CopiableValues } from '../abilities/values';
import { announceModes, announceSymbols, announceTargets, announceX } from '../casting/announce';
import { drafted } from '../casting/draft';
import { cr } from '../citations';
import { isReducedOrFloored } from '../costs/changes';
import { determineTotal } from '../costs/determine';
import { payTotal } from '../costs/payTotal';
import { costName, hasLoyaltySymbol } from '../costs/text';
import type { CostComponent } from '../costs/total';
import { ask } from '../happening/ask';
import { updateObject } from '../happening/records';
import type { Doing, Work } from '../happening/work';
import type { ObjectId, PlayerId } from '../kernel/ids';
import { need } from '../kernel/invariant';
import type { OnStack } from '../kernel/objects';
import { Refusal } from '../kernel/results';
import type { Scope } from '../kernel/scope';
import { activatedAbility } from './activatedAbility';
import { activateMana } from './activateMana';
import { isManaAbility } from './manaAbility';
import { LOYALTY, mayActivate } from './mayActivate';
import { type ActivationWay, waysToActivate } from './ways';

/** Besides its text, an ability on the stack has no characteristics (602.2a). */
const NOTHING_ELSE: CopiableValues = {
  name: '',
  supertypes: [],
  types: [],
  subtypes: [],
  abilities: [],
};

/**
 * Activates an ability by the steps of 602.2; a mana ability resolves at once (605.3b). Every question
 * until it is activated is part of the draft.
 * @throws Refusal where a step cannot be complied with (602.2).
 */
export function* activateAbility(
  work: Work,
  player: PlayerId,
  object: ObjectId,
  key: string,
): Doing<void> {
  const verdict = mayActivate(work.state, player, object, key);
  if (!verdict.allowed) throw new Refusal(verdict.checks);
  const ability = need(activatedAbility(work.state, object, key), 'the ability');
  yield* drafted(
    isManaAbility(ability)
      ? activateMana(work, player, object, key, new Set())
      : activateOnStack(work, player, object, key, ability),
  );
}

function* activateOnStack(
  work: Work,
  player: PlayerId,
  object: ObjectId,
  key: string,
  ability: ActivatedAbility,
): Doing<void> {
  const ways = waysToActivate(work.state, player, object, key, ability);
  const id = propose(work, player, object, ability);
  const outer = work.cause;
  work.cause = { object: id };
  const scope: Scope = { source: object, you: player, resolving: id };
  const modes = yield* announceModes(work, player, scope, ability.content);
  const component = yield* announceWay(work, player, id, ways);
  const x = yield* announceX(work, player, scope, [component.cost ?? []]);
  const known: Scope = x === undefined ? scope : { ...scope, x };
  announceOn(work, id, { modes, scope: withoutResolving(known) }, x ?? null);
  const components = yield* announceSymbols(
    work,
    player,
    id,
    [component],
    isReducedOrFloored(work.view, player, { abilityOf: object }),
    true,
  );
  yield* announceTargets(work, player, known, ability.content, modes);
  work.tell('legalityChecked', [cr('601.2e'), cr('602.2b')], [id]);
  const total = yield* determineTotal(work, player, { abilityOf: object }, components, x ?? 0, id);
  work.tell('costDetermined', [cr('601.2f')], [id], total.text);
  yield* payTotal(work, player, total, {
    scope: known,
    about: id,
    spell: null,
    asThough: null,
    draft: true,
    cites: [cr('601.2g'), cr('601.2h'), cr('602.2b')],
    activateMana,
    busy: new Set(),
  });
  rememberPaid(work, id);
  markUse(work, object, key, ability);
  work.one({ kind: 'activated', object, player, ability: id }, cr('602.2b'), cr('601.2i'));
  work.cause = outer;
}

/** Which of the ways that are open it is paid in (601.2b, 602.2b); one that is the only one is not asked for. */
function* announceWay(
  work: Work,
  player: PlayerId,
  about: ObjectId,
  ways: readonly ActivationWay[],
): Doing<CostComponent> {
  const open = ways.filter(({ unpaid }) => unpaid.length === 0);
  const usual = need(open.find(({ name }) => name === null) ?? open[0], 'a way to pay');
  const alternatives = open.flatMap(({ name, component }) =>
    name === null
      ? []
      : [{ name, cost: costName(component.cost ?? []) || '{0}', cites: component.cites }],
  );
  let way = usual;
  if (open.length > 1) {
    const answer = yield* ask(work, {
      kind: 'castingOptions',
      player,
      alternatives,
      mustUseAlternative: usual.name !== null,
      additional: [],
      cites: [cr('601.2b'), cr('602.2b'), cr('118.9')],
      about,
      draft: 'options',
    });
    const name = answer.kind === 'options' ? answer.alternative : null;
    way = open.find((one) => one.name === name) ?? usual;
  }
  if (way.name !== null) {
    work.tell('alternativeChosen', [cr('601.2b'), cr('118.9')], [about], way.name);
  }
  return way.component;
}

function withoutResolving(scope: Scope): Scope {
  const { resolving: _, ...rest } = scope;
  return rest;
}

/** 602.2a: the ability becomes the topmost object on the stack. */
function propose(
  work: Work,
  player: PlayerId,
  object: ObjectId,
  ability: ActivatedAbility,
): ObjectId {
  const hidden = work.state.objects.get(object)?.zone === 'hand';
  if (hidden) {
    work.one({ kind: 'revealed', player, objects: [object], look: false }, cr('602.2a'));
  }
  const onStack: OnStack = {
    as: 'activated',
    source: object,
    ability,
    content: ability.content,
    modes: [],
    targets: [],
    scope: { source: object, you: player },
  };
  const created = work.one(
    {
      kind: 'created',
      what: 'ability',
      count: 1,
      values: NOTHING_ELSE,
      owner: player,
      zone: 'stack',
      fields: { controller: player, baseController: player, onStack },
    },
    cr('602.2a'),
  );
  return need(created.kind === 'created' ? created.became?.[0] : undefined, 'the ability');
}

function announceOn(
  work: Work,
  id: ObjectId,
  fields: Pick<OnStack, 'modes' | 'scope'>,
  x: number | null,
): void {
  work.set(
    updateObject(work.state, id, (o) =>
      o.onStack === null ? o : { ...o, x, onStack: { ...o.onStack, ...fields } },
    ),
  );
}

/** What its cost moved to a public zone can be found by its effect (400.7j). */
function rememberPaid(work: Work, id: ObjectId): void {
  const { nextId } = work.state;
  work.set(
    updateObject(work.state, id, (o) => {
      if (o.onStack === null) return o;
      const scope: Scope = { ...o.onStack.scope, paid: [id, nextId] };
      return { ...o, onStack: { ...o.onStack, scope } };
    }),
  );
}

/** Once each turn (602.5b), or one loyalty ability of the permanent each turn (606.3). */
function markUse(work: Work, object: ObjectId, key: string, ability: ActivatedAbility): void {
  if (hasLoyaltySymbol(ability.cost)) {
    work.one({ kind: 'used', object, ability: LOYALTY }, cr('606.3'));
  } else if (ability.only?.oncePerTurn === true) {
    work.one({ kind: 'used', object, ability: key }, cr('602.5b'));
  }
}
