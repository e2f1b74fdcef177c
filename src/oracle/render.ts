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

/** More mentions than the text of an ability has. */
const MOST_MENTIONS = 60;

/**
 * Where the words stand that point at something: a pronoun, a target, the event of a trigger, a cost. Each is
 * looked for by itself; one that would change the words around it is left out.
 */
export function mentionsIn(
  ability: Ability,
  card: CopiableValues,
): readonly { readonly line: number; readonly span: RenderedSpan }[] {
  const { words: usualWords, nodes: usual } = abilityWords(ability, card);
  const plain = unmarked(usualWords).text;
  const paths = pathsOf(ability);
  const found: { line: number; span: RenderedSpan }[] = [];
  for (let at = 0; at < MOST_MENTIONS; at += 1) {
    const pointing = { at, written: 0 };
    const { words, nodes } = abilityWords(ability, card, undefined, pointing);
    if (pointing.written <= at) break;
    if (unmarked(words).text !== plain) continue;
    const extra = nodes.findIndex((node, nth) => node !== usual[nth]);
    const node = nodes[extra];
    if (node === undefined) continue;
    words.split('\n').forEach((text, line) => {
      for (const { mark, start, end } of unmarked(text).passages) {
        if (mark === extra)
          found.push({ line, span: { node, path: paths.get(node) ?? [], start, end } });
      }
    });
  }
  return found;
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
