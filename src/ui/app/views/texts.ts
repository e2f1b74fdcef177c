import { textsIfLoaded } from '../../../oracle/held';
import type { Ability, CopiableValues } from '../../../rules';

const lines = new WeakMap<Ability, Map<string, readonly string[]>>();

/**
 * The lines of an ability as they are printed on that card. Made once for each ability and name. None until
 * what writes them is loaded.
 */
export function linesOf(ability: Ability, card: CopiableValues): readonly string[] {
  const texts = textsIfLoaded();
  if (texts === undefined) return [];
  const byName = lines.get(ability) ?? new Map<string, readonly string[]>();
  lines.set(ability, byName);
  const kind = `${card.name}|${card.types.join()}`;
  const known = byName.get(kind);
  if (known !== undefined) return known;
  const made = texts.renderAbility(ability, card).map(({ text }) => text);
  byName.set(kind, made);
  return made;
}

/** The first line of an ability, for menus and lists. */
export const abilityLine = (ability: Ability, card: CopiableValues): string =>
  linesOf(ability, card)[0] ?? '';

/** What each mode says, in printed order. */
export function modeLines(ability: Ability, card: CopiableValues): readonly string[] {
  return linesOf(ability, card)
    .slice(1)
    .map((line) => line.replace(/^[•\s]+/, ''));
}

const unread = new WeakMap<Ability, boolean>();

/** Some of the ability could not be read. */
export function isUnread(ability: Ability): boolean {
  const known = unread.get(ability);
  if (known !== undefined) return known;
  const found = JSON.stringify(ability).includes('"kind":"unread"');
  unread.set(ability, found);
  return found;
}
