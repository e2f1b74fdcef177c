import type { ActivatedAbility, Effect, TriggeredAbility } from '../abilities/ability';
import { COLORS, MANA_TYPES, type ManaType } from '../abilities/values';
import { hasTapSymbol, hasX } from '../costs/text';
import type { Instruction } from '../effects/kinds';
import { isMet } from '../evaluate/conditions';
import { select } from '../evaluate/match';
import { playerOf } from '../evaluate/references';
import { viewOf } from '../happening/view';
import { abilitiesOf } from '../happening/watchers';
import type { ObjectId } from '../kernel/ids';
import type { Scope } from '../kernel/scope';
import type { State } from '../kernel/state';
import { type CouldProduce, type Production, productions } from './outputs';
import { replacedTypes } from './replaced';

const known = new WeakMap<State, Map<ObjectId, readonly ManaType[]>>();

/**
 * The types of mana that a permanent could produce (106.7): all that an ability of it would produce if it
 * resolved now, with replacement effects in any order, whatever its costs. Permanents that look at one
 * another add nothing of their own: the least set that fits all of them is taken.
 */
export function couldProduce(state: State, id: ObjectId): readonly ManaType[] {
  let all = known.get(state);
  if (all === undefined) {
    all = new Map();
    known.set(state, all);
  }
  const found = all.get(id);
  if (found !== undefined) return found;
  const sets = settle(state, id);
  for (const [other, types] of sets) all.set(other, ordered(types));
  return all.get(id) ?? [];
}

/** Grows the sets of the permanents that depend on one another until nothing more comes in. */
function settle(state: State, id: ObjectId): ReadonlyMap<ObjectId, ReadonlySet<ManaType>> {
  const sets = new Map<ObjectId, ReadonlySet<ManaType>>([[id, new Set()]]);
  for (let grew = true; grew; ) {
    grew = false;
    // What is added to the map while it is walked is walked as well.
    for (const [one, before] of sets) {
      const types = new Set(
        typesOf(state, one, (other) => {
          if (!sets.has(other)) sets.set(other, new Set());
          return [...(sets.get(other) ?? [])];
        }),
      );
      if (types.size <= before.size) continue;
      sets.set(one, types);
      grew = true;
    }
  }
  return sets;
}

function ordered(types: ReadonlySet<ManaType>): readonly ManaType[] {
  return MANA_TYPES.filter((t) => types.has(t));
}

const typesOf = (state: State, id: ObjectId, could: CouldProduce): readonly ManaType[] =>
  producing(state, id, could).flatMap(({ types }) => types);

/** What an ability of a permanent would add if it resolved now, and the types that come of it. */
export interface Producing {
  /** The key of the ability. */
  readonly ability: string;
  readonly production: Production;
  /** After replacement effects, in any order. */
  readonly types: readonly ManaType[];
}

/** How it comes that a permanent could produce what it could: way by way (106.7). */
export const waysToProduce = (state: State, id: ObjectId): readonly Producing[] =>
  producing(state, id, (other) => couldProduce(state, other));

function producing(state: State, id: ObjectId, could: CouldProduce): readonly Producing[] {
  const values = viewOf(state).characteristics(id);
  if (values === undefined) return [];
  return abilitiesOf(values).flatMap(({ key, ability }) => {
    if (ability.kind !== 'activated' && ability.kind !== 'triggered') return [];
    const scope: Scope = {
      source: id,
      you: values.controller,
      // Costs are ignored, so an X of the cost may be any number.
      ...(ability.kind === 'activated' && hasX(ability.cost) ? { x: 1 } : {}),
    };
    const tapped = ability.kind === 'activated' && hasTapSymbol(ability.cost) ? id : undefined;
    return effectsOf(ability).flatMap((effect) =>
      waysOf(state, scope, effect.do, could).map(
        ({ production, player }): Producing => ({
          ability: key,
          production,
          types: replacedTypes(state, player, id, production, tapped),
        }),
      ),
    );
  });
}

function effectsOf(ability: ActivatedAbility | TriggeredAbility): readonly Effect[] {
  const { content } = ability;
  return 'modal' in content ? content.modal.modes : [content];
}

interface Way {
  readonly production: Production;
  readonly player: Scope['you'];
}

/** What the instructions would add, each by itself; choices and payments either way. */
export function waysOf(
  state: State,
  start: Scope,
  list: readonly Instruction[],
  could: CouldProduce,
): readonly Way[] {
  const view = viewOf(state);
  const ways: Way[] = [];
  let scopes: readonly Scope[] = [start];
  for (const instruction of list) {
    const inside = (nested: readonly Instruction[] | undefined) => {
      if (nested === undefined) return;
      for (const scope of scopes) ways.push(...waysOf(state, scope, nested, could));
    };
    switch (instruction.kind) {
      case 'addMana':
        for (const scope of scopes) {
          const player = playerOf(view, scope, instruction.player ?? { player: 'you' });
          for (const production of productions(view, scope, instruction.mana, could)) {
            if (player !== undefined && production.length > 0) ways.push({ production, player });
          }
        }
        break;
      case 'chooseColor':
        scopes = scopes.flatMap((scope) =>
          colorsToChoose(state, scope, instruction).map((color) => ({
            ...scope,
            bound: { ...scope.bound, [instruction.bind]: { color } },
          })),
        );
        break;
      case 'if':
        inside(
          scopes.some((scope) => isMet(view, scope, instruction.condition))
            ? instruction.then
            : instruction.else,
        );
        break;
      case 'may':
        inside(instruction.do);
        inside(instruction.then);
        inside(instruction.else);
        break;
      case 'mayPay':
        inside(instruction.paid);
        inside(instruction.unpaid);
        break;
      case 'forEach':
      case 'repeat':
        inside(instruction.do);
        break;
      default:
        break;
    }
  }
  return ways;
}

function colorsToChoose(
  state: State,
  scope: Scope,
  instruction: Extract<Instruction, { kind: 'chooseColor' }>,
) {
  if (instruction.of === undefined) return COLORS;
  const view = viewOf(state);
  const found = new Set(
    select(view, scope, instruction.of).flatMap((id) => view.characteristics(id)?.colors ?? []),
  );
  return COLORS.filter((c) => found.has(c));
}
