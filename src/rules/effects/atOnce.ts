import { dealDamage } from '../damage/deal';
import type { Following } from '../happening/following';
import { happen } from '../happening/happen';
import type { Doing, Proposal, Work } from '../happening/work';
import type { ObjectId } from '../kernel/ids';
import type { Scope } from '../kernel/scope';
import type { State } from '../kernel/state';
import { changeLife } from '../players/life';
import { counterTogether } from '../resolving/counter';
import { objectsFor } from '../resolving/found';
import { sameTarget } from '../targets/legal';
import { millTogether } from '../zones/mill';
import { sacrificeTogether } from '../zones/sacrifice';
import { createTogether } from './createToken';
import { damageOf } from './dealDamage';
import { destroyTogether } from './destroy';
import { discarded, discardTogether } from './discard';
import { exileTogether } from './exile';
import { removals } from './exileFromCombat';
import { lifeGains } from './gainLife';
import type { Instruction, InstructionKind, InstructionMap } from './kinds';
import { lifeLosses, lostInAll } from './loseLife';
import { millings } from './mill';
import { moveTogether } from './move';
import { phaseOutTogether } from './phaseOut';
import { countersPut } from './putCounters';
import { shieldsMade } from './regenerate';
import { countersRemoved } from './removeCounters';
import { sacrificed } from './sacrifice';
import { tappings } from './tap';
import { transformations } from './transform';
import { turnings } from './turn';
import { untappings } from './untap';
import { outcomes } from './winGame';

type Proposed<K extends InstructionKind> = (
  work: Work,
  scope: Scope,
  node: InstructionMap[K],
) => readonly Proposal[];

/** Kinds of which all that happens is known before. */
const PROPOSED: { readonly [K in InstructionKind]?: Proposed<K> } = {
  tap: tappings,
  untap: untappings,
  transform: transformations,
  turn: turnings,
  regenerate: shieldsMade,
  exileFromCombat: removals,
  putCounters: countersPut,
  removeCounters: countersRemoved,
  winGame: outcomes,
};

/**
 * One thing that several players do, or that happens to several objects, happens to all at the same
 * time; choices for it are made in turn order before (101.4, 608.2e). Cards are drawn by one player after
 * the other (121.2c).
 * @returns whether it was such an instruction.
 */
export function* atOnce(
  following: Following,
  scopes: readonly Scope[],
  node: Instruction,
): Doing<boolean> {
  const { work } = following;
  const proposed = PROPOSED[node.kind] as Proposed<InstructionKind> | undefined;
  if (proposed !== undefined) {
    const all = scopes.flatMap((scope) => proposed(work, scope, node));
    yield* happen(work, joined(work.state, all));
    return true;
  }
  switch (node.kind) {
    case 'dealDamage':
      yield* dealDamage(
        work,
        scopes.flatMap((scope) => damageOf(work, scope, node)),
      );
      return true;
    case 'gainLife':
      yield* changeLife(
        work,
        scopes.flatMap((scope) => lifeGains(work, scope, node)),
      );
      return true;
    case 'destroy':
      yield* destroyTogether(work, scopes, node);
      return true;
    case 'phaseOut':
      yield* phaseOutTogether(work, scopes, node);
      return true;
    case 'exile':
      yield* exileTogether(following, scopes, node);
      return true;
    case 'move':
      yield* moveTogether(following, scopes, node);
      return true;
    case 'createToken':
      yield* createTogether(following, scopes, node);
      return true;
    case 'counter':
      if (node.bindSources !== undefined) return false;
      yield* counterTogether(
        work,
        scopes.flatMap((scope) => objectsFor(work, scope, node.what)),
        following.scope.resolving ?? following.scope.source,
        node.to,
      );
      return true;
    default:
      return yield* byPlayers(following, scopes, node);
  }
}

/** What players do, each with his own choices. */
function* byPlayers(
  { work, bind }: Following,
  scopes: readonly Scope[],
  node: Instruction,
): Doing<boolean> {
  switch (node.kind) {
    case 'loseLife': {
      const happened = yield* changeLife(
        work,
        scopes.flatMap((scope) => lifeLosses(work, scope, node)),
      );
      if (node.bind !== undefined) bind(node.bind, { number: lostInAll(happened) });
      return true;
    }
    case 'mill': {
      const list = scopes.flatMap((scope) => millings(work, scope, node));
      const objects = yield* millTogether(work, list);
      if (node.bind !== undefined) bind(node.bind, { objects });
      return true;
    }
    case 'sacrifice': {
      const lists = [];
      for (const scope of scopes) lists.push(...(yield* sacrificed(work, scope, node)));
      const objects = yield* sacrificeTogether(work, lists);
      if (node.bind !== undefined) bind(node.bind, { objects });
      return true;
    }
    case 'discard': {
      const cards: ObjectId[] = [];
      for (const scope of scopes) cards.push(...(yield* discarded(work, scope, node)));
      yield* discardTogether(work, cards);
      return true;
    }
    default:
      return false;
  }
}

/** What would happen to one thing several times at once happens to it once, its counters counted together. */
function joined(state: State, proposals: readonly Proposal[]): readonly Proposal[] {
  const all: Proposal[] = [];
  for (const proposal of proposals) {
    const { happening: h, cites } = proposal;
    const at = all.findIndex(({ happening: one }) => {
      if (one.kind !== h.kind) return false;
      if (one.kind === 'counters' && h.kind === 'counters')
        return one.counter === h.counter && sameTarget(one.on, h.on);
      return 'object' in one && 'object' in h && one.object === h.object && h.kind !== 'shieldMade';
    });
    const before = all[at]?.happening;
    if (before === undefined) all.push(proposal);
    else if (before.kind === 'counters' && h.kind === 'counters') {
      const there =
        'object' in h.on ? (state.objects.get(h.on.object)?.counters[h.counter] ?? 0) : 0;
      const change = before.change + h.change;
      all[at] = {
        happening: { ...before, change: before.change < 0 ? Math.max(change, -there) : change },
        cites,
      };
    }
  }
  return all;
}
