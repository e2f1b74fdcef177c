import type {
  Amount,
  Condition,
  EventPattern,
  Filter,
  ObjectRef,
  Players,
  Predicate,
} from '../abilities/references';
import type { Change } from '../abilities/statics';
import type { Aspect } from './layers';

/** Parts of a position beside the affected object and the source that an effect looks at. */
export type Elsewhere = 'objects' | 'players' | 'turn' | 'combat' | 'stack' | 'history';

/** What an effect reads: of objects that it may affect, and elsewhere in the position. */
export interface Reads {
  readonly aspects: Set<Aspect>;
  readonly elsewhere: Set<Elsewhere>;
}

/**
 * The words of card text that look back at what happened this turn (608.2i): qualities, numbers and conditions by
 * their names. A new one belongs here: layers and loops both ask for it.
 */
export const LOOKING_BACK: ReadonlySet<string> = new Set<
  Predicate['is'] | Condition['if'] | Exclude<Amount, number>['amount']
>(['attackedThisTurn', 'castBefore', 'happened', 'manned', 'putThereThisTurn', 'saddled']);

export function noReads(): Reads {
  return { aspects: new Set(), elsewhere: new Set() };
}

/** Adds what the qualities read. */
export function readPredicates(where: readonly Predicate[], reads: Reads): void {
  for (const p of where) readPredicate(p, reads);
}

function readPredicate(p: Predicate, reads: Reads): void {
  if (LOOKING_BACK.has(p.is)) reads.elsewhere.add('history');
  switch (p.is) {
    case 'type':
    case 'subtype':
    case 'supertype':
    case 'chosenType':
    case 'permanentCard':
      reads.aspects.add('types');
      return;
    case 'color':
    case 'colorless':
    case 'colored':
    case 'multicolored':
    case 'chosenColor':
      reads.aspects.add('colors');
      return;
    case 'controlledBy':
    case 'ownedBy':
      reads.aspects.add('control');
      readPlayers(p.player, reads);
      return;
    case 'attacking':
    case 'blocking':
    case 'blocked':
      reads.elsewhere.add('combat');
      return;
    case 'saddled':
      reads.elsewhere.add('turn');
      return;
    case 'manned':
      readRef(p.object, reads);
      return;
    case 'keyword':
      reads.aspects.add('abilities');
      return;
    case 'targetsOnly':
      readPredicates(p.where, reads);
      return;
    case 'named':
    case 'manaCost':
      reads.aspects.add('copy');
      return;
    case 'manaValue':
      reads.aspects.add('copy');
      readAmount(p.to, reads);
      return;
    case 'power':
    case 'toughness':
      reads.aspects.add('pt');
      readAmount(p.to, reads);
      return;
    case 'attachedTo':
    case 'object':
      readRef(p.object, reads);
      return;
    case 'not':
      readPredicate(p.not, reads);
      return;
    case 'or':
      for (const list of p.of) readPredicates(list, reads);
      return;
    case 'attackedThisTurn':
    case 'putThereThisTurn':
    case 'permanent':
    case 'spell':
    case 'ability':
    case 'card':
    case 'token':
    case 'tapped':
    case 'faceDown':
    case 'transformed':
    case 'singleTarget':
    case 'kicked':
    case 'hasCounter':
    case 'commander':
      return;
  }
}

function readPlayers(who: Players, reads: Reads): void {
  if (who.player === 'active') reads.elsewhere.add('turn');
  if (who.player === 'defending') reads.elsewhere.add('combat');
  if (who.player === 'controllerOf' || who.player === 'ownerOf') readRef(who.of, reads);
}

function readRef(ref: ObjectRef, reads: Reads): void {
  if (ref.ref !== 'this' && ref.ref !== 'each' && ref.ref !== 'attached') {
    reads.elsewhere.add('objects');
  }
}

function readOther(filter: Filter, reads: Reads): void {
  reads.elsewhere.add('objects');
  readPredicates(filter.where, reads);
}

/** Adds what a number reads: whatever counts or measures other objects reads elsewhere. */
export function readAmount(amount: Amount, reads: Reads): void {
  if (typeof amount === 'number') return;
  if (LOOKING_BACK.has(amount.amount)) reads.elsewhere.add('history');
  switch (amount.amount) {
    case 'count':
      readOther(amount.of, reads);
      return;
    case 'kinds':
      readOther(amount.among, reads);
      reads.aspects.add(amount.of === 'color' ? 'colors' : 'types');
      return;
    case 'power':
    case 'toughness':
      reads.aspects.add('pt');
      readRef(amount.of, reads);
      return;
    case 'manaValue':
      reads.aspects.add('copy');
      readRef(amount.of, reads);
      return;
    case 'counters':
      readRef(amount.on, reads);
      return;
    case 'total':
      reads.elsewhere.add('objects');
      reads.aspects.add('pt');
      return;
    case 'devotion':
      reads.elsewhere.add('objects');
      reads.aspects.add('control');
      return;
    case 'handSize':
    case 'life':
      reads.elsewhere.add('players');
      return;
    case 'sum':
      for (const a of amount.of) readAmount(a, reads);
      return;
    case 'times':
      readAmount(amount.of, reads);
      return;
    case 'difference':
      readAmount(amount.of, reads);
      readAmount(amount.less, reads);
      return;
    case 'castBefore':
      readRef(amount.spell, reads);
      return;
    case 'x':
    case 'countBound':
    case 'timesKicked':
    case 'manaSpent':
    case 'event':
    case 'bound':
      return;
  }
}

/** Adds what a condition reads. */
export function readCondition(condition: Condition, reads: Reads): void {
  if (LOOKING_BACK.has(condition.if)) reads.elsewhere.add('history');
  switch (condition.if) {
    case 'compare':
      readAmount(condition.left, reads);
      readAmount(condition.right, reads);
      return;
    case 'exists':
      readOther(condition.filter, reads);
      if (condition.atLeast !== undefined) readAmount(condition.atLeast, reads);
      return;
    case 'matches':
      readRef(condition.object, reads);
      readPredicates(condition.where, reads);
      return;
    case 'happened':
      readPattern(condition.event, reads);
      return;
    case 'activePlayer':
      reads.elsewhere.add('turn');
      readPlayers(condition.player, reads);
      return;
    case 'shareColor':
      readRef(condition.objects, reads);
      reads.aspects.add('colors');
      return;
    case 'not':
      readCondition(condition.not, reads);
      return;
    case 'and':
    case 'or':
      for (const c of condition.of) readCondition(c, reads);
      return;
    case 'kicked':
    case 'wasCast':
    case 'did':
      return;
  }
}

function readPattern(pattern: EventPattern, reads: Reads): void {
  if ('object' in pattern) readPredicates(pattern.object, reads);
}

/** Adds what a change reads to know what it does. */
export function readChange(change: Change, reads: Reads): void {
  switch (change.change) {
    case 'setPT':
      if (change.power !== undefined) readAmount(change.power, reads);
      if (change.toughness !== undefined) readAmount(change.toughness, reads);
      return;
    case 'modifyPT':
      readAmount(change.power, reads);
      readAmount(change.toughness, reads);
      return;
    case 'control':
      readPlayers(change.player, reads);
      return;
    default:
      return;
  }
}
