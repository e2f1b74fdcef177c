import { COLORS, type Color } from '../abilities/values';
import { cr, type RuleNumber } from '../citations';
import { typesText } from '../costs/bill';
import { ask } from '../happening/ask';
import type { Doing, Work } from '../happening/work';
import type { PlayerId } from '../kernel/ids';
import { need } from '../kernel/invariant';
import type { Scope } from '../kernel/scope';
import { isColor } from './cost';
import { couldProduce } from './couldProduce';
import { type Production, productions, typesOfSymbols } from './outputs';
import type { ManaOutput } from './types';

/** What mana is added, and the rules that say so; no types: none is made. */
export interface Produced {
  readonly types: Production;
  readonly cites: readonly RuleNumber[];
}

/**
 * Determines what an output comes to, asking the player where there is a choice (608.2d). Types that are
 * undefined make no mana (106.5); an amount of nothing makes none either, and the ability is a mana
 * ability all the same (605.2).
 */
export function* chooseProduction(
  work: Work,
  player: PlayerId,
  scope: Scope,
  output: ManaOutput,
): Doing<Produced> {
  if (output.mana === 'chosenColor' && output.or !== undefined) {
    const half = yield* undefinedColorOr(work, player, scope, output.or);
    if (half !== null) return half;
  }
  const ways = productions(work.view, scope, output, (id) => couldProduce(work.state, id));
  const cites = citesOf(output);
  if (ways.length === 0) return { types: [], cites: [cr('106.5'), ...cites] };
  const made = ways.filter((way) => way.length > 0);
  if (made.length === 0) return { types: [], cites: [cr('605.2'), ...cites] };
  const types = asksForColor(output)
    ? yield* pickColor(work, player, made, cites)
    : yield* pickMana(work, player, made, cites);
  return { types, cites };
}

/** Outputs whose words are "any color", "of the exiled card's colors" and the like. */
function asksForColor(output: ManaOutput): boolean {
  return (
    output.mana === 'anyColor' ||
    output.mana === 'colorOfLinked' ||
    output.mana === 'commanderIdentity' ||
    (output.mana === 'couldProduce' && output.colorsOnly)
  );
}

function citesOf(output: ManaOutput): readonly RuleNumber[] {
  switch (output.mana) {
    case 'couldProduce':
      return [cr('106.7')];
    case 'commanderIdentity':
      return [cr('903.4f')];
    case 'colorOfLinked':
      return [cr('607.2a')];
    case 'chosenColor':
      return [cr('607.2d')];
    case 'typeProduced':
      return [cr('106.12a')];
    case 'eachColorAmong':
    case 'fixed':
    case 'oneOf':
    case 'anyColor':
    case 'boundColor':
      return [];
  }
}

function* pickColor(
  work: Work,
  player: PlayerId,
  ways: readonly Production[],
  cites: readonly RuleNumber[],
): Doing<Production> {
  const byColor = new Map<Color, Production>();
  for (const way of ways) {
    const [type] = way;
    if (type !== undefined && isColor(type) && !byColor.has(type)) byColor.set(type, way);
  }
  const options = COLORS.filter((c) => byColor.has(c));
  const [first] = options;
  if (first === undefined) return [];
  if (options.length === 1) return need(byColor.get(first), 'a colour');
  const answer = yield* ask(work, {
    kind: 'chooseColor',
    player,
    options,
    cites: [cr('608.2d'), ...cites],
  });
  return need(byColor.get(answer.kind === 'color' ? answer.color : first), 'a colour');
}

function* pickMana(
  work: Work,
  player: PlayerId,
  ways: readonly Production[],
  cites: readonly RuleNumber[],
): Doing<Production> {
  const byText = new Map<string, Production>();
  for (const way of ways) if (!byText.has(typesText(way))) byText.set(typesText(way), way);
  const options = [...byText.keys()];
  const [first = ''] = options;
  if (options.length === 1) return need(byText.get(first), 'mana');
  const answer = yield* ask(work, {
    kind: 'chooseMana',
    player,
    options,
    cites: [cr('608.2d'), ...cites],
  });
  return need(byText.get(answer.kind === 'mana' ? answer.mana : first), 'mana');
}

/** "Add {U} or one mana of the chosen color": where no colour was chosen, that half makes nothing (106.5). */
function* undefinedColorOr(
  work: Work,
  player: PlayerId,
  scope: Scope,
  or: string,
): Doing<Produced | null> {
  const color = work.view.object(scope.source)?.chosen.color;
  if (color !== undefined) return null;
  const answer = yield* ask(work, {
    kind: 'chooseOption',
    player,
    options: [or, 'chosenColor'],
    cites: [cr('608.2d'), cr('607.2d')],
  });
  if (answer.kind === 'option' && answer.option === 1) {
    return { types: [], cites: [cr('106.5'), cr('607.5a')] };
  }
  return { types: typesOfSymbols(or)[0] ?? [], cites: [] };
}
