import { textsIfLoaded } from '../../oracle/held';
import type { RenderedLine, RenderedSpan } from '../../oracle/render';
import type { Ability, CopiableValues } from '../../rules';

/** Words of a line that point at something. */
export interface Mention {
  readonly line: number;
  readonly span: RenderedSpan;
}

/** An ability as it is printed, with where its nodes stand, and what of it points at something. */
export interface Printed {
  readonly lines: readonly RenderedLine[];
  readonly mentions: readonly Mention[];
}

const known = new WeakMap<Ability, Map<string, Printed>>();

/** The text of an ability on a card of that name; made once. Nothing until what writes texts has come. */
export function printed(ability: Ability, card: CopiableValues): Printed | undefined {
  const texts = textsIfLoaded();
  if (texts === undefined) return undefined;
  const byName = known.get(ability) ?? new Map<string, Printed>();
  known.set(ability, byName);
  const key = `${card.name}|${card.types.join()}`;
  const before = byName.get(key);
  if (before !== undefined) return before;
  const made = {
    lines: texts.renderAbility(ability, card),
    mentions: texts.mentionsIn(ability, card),
  };
  byName.set(key, made);
  return made;
}

/** The words of the node at a place, in whichever line they stand. */
export function wordsAt(
  { lines }: Printed,
  path: readonly (string | number)[],
): { readonly line: number; readonly start: number; readonly end: number } | undefined {
  const key = path.join('/');
  for (const [line, { spans }] of lines.entries()) {
    const span = spans.find((one) => one.path.join('/') === key);
    if (span !== undefined) return { line, start: span.start, end: span.end };
  }
  return undefined;
}
