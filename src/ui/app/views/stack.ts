import { capitalised, namesOf } from '../../../explain';
import {
  alikeOnStack,
  copiableValuesOf,
  type Game,
  type GameObject,
  type ObjectId,
  type OnStack,
  type State,
  THE_MONARCH,
} from '../../../rules';
import type { CardView, StackItemView, StackTargetView } from '../../views';
import { cardView } from './cards';
import { objectKey, targetKey } from './ids';
import type { Marks } from './marks';
import { abilityLine, modeLines } from './texts';

const KINDS = {
  spell: 'spell',
  activated: 'activated ability',
  triggered: 'triggered ability',
} as const;

/** What lies on the stack, newest first; neighbours that the rules cannot tell apart are one. */
export function stackViews(game: Game, marks: Marks): readonly StackItemView[] {
  return [...alikeOnStack(game)].reverse().flatMap((pile) =>
    alikeMarked([...pile].reverse(), marks).flatMap((ids) => {
      const [first] = ids;
      const item = first && itemView(game.state, first, marks);
      if (item === undefined) return [];
      return ids.length > 1 ? [{ ...item, pile: ids.map(objectKey) }] : [item];
    }),
  );
}

/** Apart where some are marked otherwise, as a target that was chosen just now. */
function alikeMarked(pile: readonly ObjectId[], marks: Marks): readonly (readonly ObjectId[])[] {
  const parts: ObjectId[][] = [];
  let before: string | undefined;
  for (const id of pile) {
    const as = `${marks.ringsOf(objectKey(id))}`;
    if (as === before) parts.at(-1)?.push(id);
    else parts.push([id]);
    before = as;
  }
  return parts;
}

function itemView(state: State, id: ObjectId, marks: Marks): StackItemView | undefined {
  const object = state.objects.get(id);
  const onStack = object?.onStack;
  if (object === undefined || !onStack) return undefined;
  const names = namesOf(state);
  const face = cardView(state, onStack.as === 'spell' ? id : onStack.source);
  const key = objectKey(id);
  const name = onStack.source === THE_MONARCH ? 'The monarch' : 'gone';
  const card: CardView = face ?? { id: key, name, types: [], colours: [], typeLine: '' };
  const rings = marks.ringsOf(key);
  const controller = state.players[object.controller];
  const modes = modesOf(state, object, onStack);
  const { card: lit, ...followed } = marks.followed(key);
  const line = onStack.ability && onStack.as !== 'spell' ? lineOf(state, onStack) : undefined;
  return {
    id: key,
    card: onStack.as === 'spell' ? { ...card, id: key, ...(lit && { text: lit }) } : card,
    ...followed,
    kind: object.kind === 'copy' ? `copy of a ${KINDS[onStack.as]}` : KINDS[onStack.as],
    controller: { name: controller?.name ?? '', seat: object.controller % 6 },
    title: onStack.as === 'spell' ? card.name : capitalised(names.object(id)),
    ...(line !== undefined && modes.length === 0 && { notes: [line] }),
    ...(object.x !== null && { x: object.x }),
    tags: [
      ...object.kicked.map((cost) => `kicked for ${cost}`),
      ...(onStack.alternative === undefined ? [] : [onStack.alternative]),
    ],
    modes,
    targets: targetsOf(state, onStack),
    ...(rings && { rings }),
  };
}

function lineOf(state: State, onStack: OnStack): string | undefined {
  const { ability, source } = onStack;
  return ability && abilityLine(ability, copiableValuesOf(state, source));
}

function modesOf(state: State, object: GameObject, onStack: OnStack): readonly string[] {
  if (onStack.content === null || !('modal' in onStack.content)) return [];
  const card = copiableValuesOf(state, onStack.as === 'spell' ? object.id : onStack.source);
  const ability =
    onStack.ability ??
    card.abilities.find((a) => a.kind === 'spell' && 'modal' in a.content && a.content);
  if (ability === undefined) return [];
  const lines = modeLines(ability, card);
  return onStack.modes.flatMap((mode) => lines[mode] ?? []);
}

function targetsOf(state: State, onStack: OnStack): readonly StackTargetView[] {
  const names = namesOf(state);
  return onStack.targets.flat().map(({ target, amount }, nth) => {
    const name = 'object' in target ? names.object(target.object) : names.player(target.player);
    return {
      number: nth + 1,
      words: amount === undefined ? name : `${name}: ${amount}`,
      object: targetKey(target),
    };
  });
}
