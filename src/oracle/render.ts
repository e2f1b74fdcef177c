import type { Ability, CopiableValues } from '../rules/authoring/language';
import { abilityWords } from './abilities';
import { unmarked } from './marks';

/** Where a node of an ability stands in its line. `path` leads from the ability to the node. */
export interface RenderedSpan {
  readonly node: object;
  readonly path: readonly (string | number)[];
  readonly start: number;
  readonly end: number;
}

export interface RenderedLine {
  readonly text: string;
  /** Which ability of the card it belongs to; modes are lines of the same ability. */
  readonly ability: number;
  readonly spans: readonly RenderedSpan[];
}

/** The text of a card in lines; a keyword has a line of its own. */
export function renderCard(card: CopiableValues): { readonly lines: readonly RenderedLine[] } {
  return { lines: card.abilities.flatMap((ability, at) => renderAbility(ability, card, at)) };
}

/** The lines of one ability of a card. */
export function renderAbility(
  ability: Ability,
  card: CopiableValues,
  at = 0,
): readonly RenderedLine[] {
  const { words, nodes } = abilityWords(ability, card);
  const paths = pathsOf(ability);
  return words.split('\n').map((line) => {
    const { text, passages } = unmarked(line);
    const spans = passages.flatMap(({ mark, start, end }) => {
      const node = nodes[mark];
      return node === undefined ? [] : [{ node, path: paths.get(node) ?? [], start, end }];
    });
    return { text, ability: at, spans };
  });
}

/** The text of a card as one string. */
export const cardText = (card: CopiableValues): string =>
  renderCard(card)
    .lines.map(({ text }) => text)
    .join('\n');

/** The way from the ability to each node inside it. */
function pathsOf(ability: Ability): ReadonlyMap<object, readonly (string | number)[]> {
  const paths = new Map<object, readonly (string | number)[]>();
  const visit = (node: unknown, path: readonly (string | number)[]): void => {
    if (typeof node !== 'object' || node === null) return;
    if (!paths.has(node)) paths.set(node, path);
    if (Array.isArray(node)) for (const [at, item] of node.entries()) visit(item, [...path, at]);
    else for (const [key, value] of Object.entries(node)) visit(value, [...path, key]);
  };
  visit(ability, []);
  return paths;
}
