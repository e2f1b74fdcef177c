import type { ActivatedAbility } from '../abilities/ability';
import { announceModes, announceSymbols, announceX } from '../casting/announce';
import { cr } from '../citations';
import { isReducedOrFloored } from '../costs/changes';
import { determineTotal } from '../costs/determine';
import { payTotal } from '../costs/payTotal';
import { hasTapSymbol } from '../costs/text';
import type { Doing, Work } from '../happening/work';
import type { ObjectId, PlayerId } from '../kernel/ids';
import { need } from '../kernel/invariant';
import { NotModelled, Refusal } from '../kernel/results';
import type { Scope } from '../kernel/scope';
import { followInline } from '../resolving/follow';
import { partsOf } from '../targets/content';
import { activatedAbility } from './activatedAbility';
import { activationComponent } from './component';
import { isManaAbility } from './manaAbility';
import { mayActivate } from './mayActivate';
import { resolveTriggeredManaAbilities } from './triggeredMana';

/**
 * Activates a mana ability: by the steps of 602.2, except that it does not use the stack and resolves at
 * once (605.3b); then triggered mana abilities resolve (605.4a).
 * @param busy mana abilities in the middle of being activated, which can't be activated again (605.3c).
 * @throws Refusal where a step cannot be complied with, or it is no mana ability (605.3a).
 */
export function* activateMana(
  work: Work,
  player: PlayerId,
  object: ObjectId,
  key: string,
  busy: ReadonlySet<string>,
): Doing<void> {
  const verdict = mayActivate(work.state, player, object, key);
  if (!verdict.allowed) throw new Refusal(verdict.checks);
  const ability = need(activatedAbility(work.state, object, key), 'the ability');
  const id = `${object}:${key}`;
  if (!isManaAbility(ability) || busy.has(id)) {
    throw new Refusal([
      {
        code: 'forbidden',
        subjects: [object],
        cites: [busy.has(id) ? cr('605.3c') : cr('605.3a')],
      },
    ]);
  }
  const outer = work.cause;
  work.cause = { object };
  work.tell('proposed', [cr('605.3'), cr('602.2a')], [object]);
  const { scope, modes } = yield* announceAndPay(work, player, object, ability, [...busy, id]);
  if (ability.only?.oncePerTurn === true) {
    work.one({ kind: 'used', object, ability: key }, cr('602.5b'));
  }
  work.one({ kind: 'activated', object, player, ability: null }, cr('602.2b'));
  yield* resolve(work, object, key, ability, scope, modes);
  work.cause = outer;
  yield* resolveTriggeredManaAbilities(work);
}

function* announceAndPay(
  work: Work,
  player: PlayerId,
  object: ObjectId,
  ability: ActivatedAbility,
  busy: readonly string[],
): Doing<{ readonly scope: Scope; readonly modes: readonly number[] }> {
  const plain: Scope = { source: object, you: player };
  const modes = yield* announceModes(work, player, plain, ability.content);
  const x = yield* announceX(work, player, plain, [ability.cost]);
  const scope: Scope = {
    ...plain,
    ...(x === undefined ? {} : { x }),
    // Tapped for mana: its mana ability has {T} in its cost (106.12).
    ...(hasTapSymbol(ability.cost) ? { tappedForMana: object } : {}),
  };
  const components = yield* announceSymbols(
    work,
    player,
    object,
    [activationComponent(object, ability)],
    isReducedOrFloored(work.view, player, { abilityOf: object }),
    true,
  );
  const total = yield* determineTotal(
    work,
    player,
    { abilityOf: object },
    components,
    x ?? 0,
    object,
  );
  yield* payTotal(work, player, total, {
    scope,
    about: object,
    spell: null,
    asThough: null,
    draft: true,
    cites: [cr('601.2g'), cr('605.3a')],
    activateMana,
    busy: new Set(busy),
  });
  return { scope, modes };
}

function* resolve(
  work: Work,
  object: ObjectId,
  key: string,
  ability: ActivatedAbility,
  scope: Scope,
  modes: readonly number[],
): Doing<void> {
  const parts = partsOf(ability.content, modes);
  const adding = parts.flatMap((p) => p.do).filter((i) => i.kind === 'addMana').length;
  if (scope.tappedForMana !== undefined && adding > 1) {
    throw new NotModelled('A permanent tapped for mana that its ability adds in several steps');
  }
  work.tell('manaAbility', [cr('605.3b')], [object]);
  for (const part of parts) yield* followInline(work, part.do, scope, [key, ...part.path]);
}
