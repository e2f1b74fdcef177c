import { COLORS, type Color, type ManaType } from '../abilities/values';
import { colorIdentity } from '../commander/identity';
import { amountOf, select } from '../evaluate/match';
import { objectsOf, playerOf } from '../evaluate/references';
import type { View } from '../evaluate/view';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { Scope } from '../kernel/scope';
import { isColor, parseManaCost } from './cost';
import type { ManaOutput } from './types';

/** One way in which an output may come out: the types of its mana in a row. */
export type Production = readonly ManaType[];

/** The types of mana that another permanent could produce (106.7). */
export type CouldProduce = (id: ObjectId) => readonly ManaType[];

/** The mana of symbols in text: numbers and snow are colourless (106.10, 106.11), Phyrexian is of its colour (106.9). */
export function typesOfSymbols(symbols: string): readonly Production[] {
  let ways: readonly Production[] = [[]];
  for (const symbol of parseManaCost(symbols)) {
    const halves = productionsOf(symbol);
    ways = ways.flatMap((way) => halves.map((half) => [...way, ...half]));
  }
  return ways;
}

function productionsOf(symbol: ReturnType<typeof parseManaCost>[number]): readonly Production[] {
  switch (symbol.symbol) {
    case 'generic':
      return [colorless(symbol.amount)];
    case 'snow':
      return [['C']];
    case 'mana':
      return [[symbol.type]];
    case 'hybrid':
      // A half is chosen (106.8).
      return symbol.options.map((o) => (typeof o === 'number' ? colorless(o) : [o]));
    case 'phyrexian':
      return symbol.options.map((o) => [o]);
    case 'x':
      return [[]];
  }
}

function colorless(amount: number): Production {
  return repeat('C', amount);
}

export function repeat(type: ManaType, count: number): Production {
  return Array.from({ length: Math.max(0, count) }, () => type);
}

/** Each way in which an output may come out now; none where its type is undefined (106.5). */
export function productions(
  view: View,
  scope: Scope,
  output: ManaOutput,
  could: CouldProduce,
): readonly Production[] {
  switch (output.mana) {
    case 'fixed': {
      const times = output.times === undefined ? 1 : amountOf(view, scope, output.times);
      return typesOfSymbols(output.symbols).map((way) =>
        Array.from({ length: Math.max(0, times) }, () => way).flat(),
      );
    }
    case 'oneOf':
      return output.groups.flatMap(typesOfSymbols);
    case 'anyColor': {
      const count = output.count === undefined ? 1 : amountOf(view, scope, output.count);
      return (output.among ?? COLORS).map((color) => repeat(color, count));
    }
    case 'chosenColor': {
      const count = output.count === undefined ? 1 : amountOf(view, scope, output.count);
      const color = view.object(scope.source)?.chosen.color;
      return [
        ...(output.or === undefined ? [] : typesOfSymbols(output.or)),
        ...(color === undefined ? [] : [repeat(color, count)]),
      ];
    }
    case 'colorOfLinked':
      return linkedColors(view, scope).map((color) => [color]);
    case 'boundColor': {
      const bound = scope.bound?.[output.name];
      return bound !== undefined && 'color' in bound ? [[bound.color]] : [];
    }
    case 'commanderIdentity': {
      const player = playerOf(view, scope, output.player);
      return player === undefined ? [] : identityOf(view, player).map((color) => [color]);
    }
    case 'couldProduce':
      return couldProduceAmong(view, scope, output, could).map((type) => [type]);
    case 'eachColorAmong': {
      const found = new Set(
        select(view, scope, output.of).flatMap((id) => view.characteristics(id)?.colors ?? []),
      );
      return found.size === 0 ? [] : [COLORS.filter((c) => found.has(c))];
    }
    case 'typeProduced':
      return [...new Set((scope.event?.mana ?? []).map((m) => m.type))].map((type) => [type]);
  }
}

/** The colours of the cards exiled with the source (607.2a). */
export function linkedColors(view: View, scope: Scope): readonly Color[] {
  const found = new Set(
    objectsOf(view, scope, { ref: 'linked' }).flatMap(
      (id) => view.characteristics(id)?.colors ?? [],
    ),
  );
  return COLORS.filter((c) => found.has(c));
}

/** The colour identity of a player's commanders; undefined, so empty, without a commander (903.4f). */
export function identityOf(view: View, player: PlayerId): readonly Color[] {
  const commanders = view.state.players[player]?.commanders ?? [];
  const found = new Set(
    commanders.flatMap((card) => {
      const id = view.state.cards.get(card);
      const printed = id === undefined ? undefined : view.object(id)?.printed;
      return printed === undefined ? [] : colorIdentity(printed);
    }),
  );
  return COLORS.filter((c) => found.has(c));
}

/** The types, or colours alone, that the permanents in question could produce (106.7). */
export function couldProduceAmong(
  view: View,
  scope: Scope,
  output: Extract<ManaOutput, { mana: 'couldProduce' }>,
  could: CouldProduce,
): readonly ManaType[] {
  const found = new Set(select(view, scope, output.of).flatMap(could));
  return [...COLORS, 'C' as const].filter(
    (type) => found.has(type) && (!output.colorsOnly || isColor(type)),
  );
}
