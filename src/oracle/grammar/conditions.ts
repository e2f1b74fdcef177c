import type { Condition, Filter, ObjectRef } from '../../rules/authoring/language';
import { filterOf } from './numbers';
import type { Noun } from './slot';
import { define } from './slot';
import { choice, form } from './template';

const YOU = { player: 'you' } as const;
const THIS = { ref: 'this' } as const;

const controlled = (noun: Noun, player: 'you' | 'opponents' = 'you'): Filter =>
  filterOf({ ...noun, where: [...noun.where, { is: 'controlledBy', player: { player } }] });

const buried = ({ where }: Noun): Filter => ({
  zones: ['graveyard'],
  where: [...where, { is: 'ownedBy', player: YOU }],
});
const kicked = (object: ObjectRef): Condition => ({
  if: 'matches',
  object,
  where: [{ is: 'kicked' }],
});
const no = (not: Condition): Condition => ({ if: 'not', not });

const CONDITIONS = choice<Condition>([
  form('{object:agent} was kicked', ({ object }) => kicked(object)),
  form("{object:agent} wasn't kicked", ({ object }) => no(kicked(object))),
  form('you control {one:one}', ({ one }) => ({ if: 'exists', filter: controlled(one) })),
  form('you control {n:number} or more {group:many}', ({ n, group }) => ({
    if: 'exists',
    filter: controlled(group),
    atLeast: n,
  })),
  form('you control {n:number} or fewer {group:many}', ({ n, group }) => ({
    if: 'compare',
    left: { amount: 'count', of: controlled(group) },
    compare: '<=',
    right: n,
  })),
  form('{n:number} or more {group:many} are in your graveyard', ({ n, group }) =>
    group.head === 'card' && group.zones === undefined
      ? { if: 'exists', filter: buried(group), atLeast: n }
      : undefined,
  ),
  form('you control no {group:many}', ({ group }) =>
    no({ if: 'exists', filter: controlled(group) }),
  ),
  form("you don't control {one:one}", ({ one }) => no({ if: 'exists', filter: controlled(one) })),
  form('an opponent controls {one:one}', ({ one }) => ({
    if: 'exists',
    filter: controlled(one, 'opponents'),
  })),
  form('there (is|are) {one:one}', ({ one }) => ({ if: 'exists', filter: filterOf(one) })),
  form('there are {n:number} or more {group:many}', ({ n, group }) => ({
    if: 'exists',
    filter: filterOf(group),
    atLeast: n,
  })),
  form("it 's your turn", () => ({ if: 'activePlayer', player: YOU })),
  form("it 's not your turn", () => no({ if: 'activePlayer', player: YOU })),
  form("it isn't your turn", () => no({ if: 'activePlayer', player: YOU })),
  form("{object:agent} (is|was|'s) {quality:quality}", ({ object, quality }) => ({
    if: 'matches',
    object,
    where: [quality],
  })),
  form("{object:agent} (isn't|wasn't|'s not) {quality:quality}", ({ object, quality }) =>
    no({ if: 'matches', object, where: [quality] }),
  ),
  form('{object:agent} is {one:one}', ({ object, one }) => ({
    if: 'matches',
    object,
    where: one.where,
  })),
  form("{object:agent} 's {one:one}", ({ object, one }) => ({
    if: 'matches',
    object,
    where: one.where,
  })),
  form("{object:agent} (isn't|wasn't|'s not) {one:one}", ({ object, one }) => ({
    if: 'matches',
    object,
    where: one.where.map((not) => ({ is: 'not', not })),
  })),
  form('{object:agent} was {one:one}', ({ object, one }) => ({
    if: 'matches',
    object,
    where: one.where,
  })),
  form('{event:event} this turn', ({ event }) => ({ if: 'happened', event })),
  form('you have {n:number} or more life', ({ n }) => ({
    if: 'compare',
    left: { amount: 'life', player: YOU },
    compare: '>=',
    right: n,
  })),
  form('you have {n:number} or less life', ({ n }) => ({
    if: 'compare',
    left: { amount: 'life', player: YOU },
    compare: '<=',
    right: n,
  })),
  form('you have {n:number} or more cards in hand', ({ n }) => ({
    if: 'compare',
    left: { amount: 'handSize', player: YOU },
    compare: '>=',
    right: n,
  })),
  form('you have no cards in hand', () => ({
    if: 'compare',
    left: { amount: 'handSize', player: YOU },
    compare: '=',
    right: 0,
  })),
  form("you're the monarch", () => ({ if: 'monarch', player: YOU })),
  form('there are {n:number} or more {counter:counter} counters on @', ({ n, counter }) => ({
    if: 'compare',
    left: { amount: 'counters', on: THIS, counter },
    compare: '>=',
    right: n,
  })),
  form('@ has {n:number} or more {counter:counter} counters on it', ({ n, counter }) => ({
    if: 'compare',
    left: { amount: 'counters', on: THIS, counter },
    compare: '>=',
    right: n,
  })),
  form('there are no {counter:counter} counters on @', ({ counter }) =>
    no({ if: 'matches', object: THIS, where: [{ is: 'hasCounter', counter }] }),
  ),
  form('(@|it) has no {counter:counter} counters on it', ({ counter }) => ({
    if: 'compare',
    left: { amount: 'counters', on: THIS, counter },
    compare: '=',
    right: 0,
  })),
  form('{object:agent} had {having:having}', ({ object, having }) => ({
    if: 'matches',
    object,
    where: [having],
  })),
  form('an opponent is the monarch', () => ({ if: 'monarch', player: { player: 'opponents' } })),
  form("you're not the monarch", () => no({ if: 'monarch', player: YOU })),
  form('{left:amount} is {than:comparison}', ({ left, than }) => ({
    if: 'compare',
    left,
    compare: than.compare,
    right: than.to,
  })),
]);

define('condition', { read: CONDITIONS.read });
