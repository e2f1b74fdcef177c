import type { Span } from '../abilities/ability';
import type { Amount, Filter, ObjectRef, PlayerRef, Players } from '../abilities/references';
import { cr } from '../citations';
import { dealDamage as deal } from '../damage/deal';
import { amountOf } from '../evaluate/match';
import { objectsOf, targetsIn } from '../evaluate/references';
import type { Work } from '../happening/work';
import type { ObjectId } from '../kernel/ids';
import type { ChosenTarget, Target } from '../kernel/objects';
import type { Scope } from '../kernel/scope';
import { findObject, objectsFor, playersFor } from '../resolving/found';
import { sameTarget } from '../targets/legal';
import { done, type Execution } from './execution';

/** One object or player, or several of a kind. */
export type Recipient = ObjectRef | PlayerRef | Players | { readonly slot: number };

/** Deals damage (120). `source` is `this` when left out; `divided` uses the division announced (601.2d). */
export interface DealDamage {
  readonly kind: 'dealDamage';
  readonly amount: Amount | 'divided';
  /** `all`: everyone and everything that is meant, at once: "each creature and each player". */
  readonly to: Recipient | { readonly all: readonly (Recipient | Filter)[] };
  readonly source?: ObjectRef;
  readonly span?: Span;
}

/** Damage that one source deals to one object or player. */
interface Dealt {
  readonly source: ObjectId;
  readonly to: Target;
  readonly amount: number;
}

/** The damage that the instruction means. A source that is gone deals it as it last was (608.2h). */
export function damageOf(work: Work, scope: Scope, node: DealDamage): readonly Dealt[] {
  const [source] = objectsOf(work.view, scope, node.source ?? { ref: 'this' });
  if (source === undefined) {
    work.tell('impossible', [cr('608.2h')], []);
    return [];
  }
  const fixed = node.amount === 'divided' ? 0 : amountOf(work.view, scope, node.amount);
  return recipients(work, scope, node.to).flatMap(({ target, amount }) => {
    const dealt = node.amount === 'divided' ? (amount ?? 0) : fixed;
    return dealt > 0 ? [{ source, to: target, amount: dealt }] : [];
  });
}

/** Whom or what it is dealt to: of objects only creatures, planeswalkers and battles (120.1a). */
function recipients(work: Work, scope: Scope, to: DealDamage['to']): readonly ChosenTarget[] {
  if ('all' in to) return everyone(work, scope, to.all);
  if ('player' in to) return playersFor(work, scope, to).map((player) => ({ target: { player } }));
  return chosen(work, scope, to).filter(({ target }) => canBeDealt(work, target));
}

/** All of them, each once, whatever several of the words mean it. */
function everyone(
  work: Work,
  scope: Scope,
  parts: readonly (Recipient | Filter)[],
): readonly ChosenTarget[] {
  const all = parts.flatMap((part) =>
    'where' in part
      ? objectsFor(work, scope, part)
          .map((object): ChosenTarget => ({ target: { object } }))
          .filter(({ target }) => canBeDealt(work, target))
      : recipients(work, scope, part),
  );
  return all.filter((one, at) => all.findIndex((o) => sameTarget(o.target, one.target)) === at);
}

function canBeDealt({ state, view }: Work, target: Target): boolean {
  if ('player' in target) return state.players[target.player]?.lost === false;
  const types = view.characteristics(target.object)?.types ?? [];
  return (
    state.objects.get(target.object)?.zone === 'battlefield' &&
    types.some((t) => t === 'Creature' || t === 'Planeswalker' || t === 'Battle')
  );
}

function chosen(
  work: Work,
  scope: Scope,
  to: ObjectRef | { readonly slot: number },
): readonly ChosenTarget[] {
  if ('ref' in to && to.ref !== 'target')
    return objectsFor(work, scope, to).map((object) => ({ target: { object } }));
  const targets = targetsIn(scope, to.slot).flatMap((t): readonly ChosenTarget[] => {
    if ('player' in t.target) return [t];
    const object = findObject(work.state, scope, t.target.object);
    return object === undefined ? [] : [{ ...t, target: { object } }];
  });
  if (targets.length === 0) work.tell('impossible', [cr('608.2b')], []);
  return targets;
}

export const dealDamage: Execution<'dealDamage'> = {
  cites: [cr('608.2c'), cr('120.1')],
  *execute({ work, scope }, node) {
    yield* deal(work, damageOf(work, scope, node));
    return done;
  },
};
