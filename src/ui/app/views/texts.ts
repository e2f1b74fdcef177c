import { textsIfLoaded } from '../../../oracle/held';
import type { Ability, CopiableValues } from '../../../rules';
import type { TextPartView } from '../../views';

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

/** The sentences of an ability that could not be read. */
function unreadIn(ability: Ability): readonly string[] {
  const found: string[] = [];
  JSON.stringify(ability, (_, node: unknown) => {
    const isOne = typeof node === 'object' && node !== null && 'kind' in node && 'text' in node;
    if (isOne && node.kind === 'unread' && typeof node.text === 'string') found.push(node.text);
    return node;
  });
  return found;
}

/** How much of a line is by the rules: all, nothing, or the parts that are and those that are not. */
export type Modelled = 'all' | 'none' | readonly TextPartView[];

/** How much of each line of an ability is by the rules. */
export function modelledIn(ability: Ability, lines: readonly string[]): readonly Modelled[] {
  if (!isUnread(ability)) return lines.map(() => 'all');
  const sentences = unreadIn(ability);
  const found = lines.map((line) => partsIn(line, sentences));
  // Where the writer has other words for them, all of it is in doubt.
  return found.every((one) => one === 'all') ? lines.map(() => 'none') : found;
}

function partsIn(line: string, sentences: readonly string[]): Modelled {
  const parts: TextPartView[] = [];
  let at = 0;
  const add = (end: number, unread: boolean) => {
    if (/[^\s.•]/.test(line.slice(at, end))) parts.push({ at, text: line.slice(at, end), unread });
    else if (parts.length > 0) {
      const last = parts.pop();
      if (last) parts.push({ ...last, text: last.text + line.slice(at, end) });
    }
    at = end;
  };
  for (const sentence of sentences) {
    const start = line.indexOf(sentence, at);
    if (start < 0) continue;
    add(start, false);
    add(start + sentence.length, true);
  }
  add(line.length, false);
  if (parts.every(({ unread }) => !unread)) return 'all';
  return parts.every(({ unread }) => unread) ? 'none' : parts;
}

/** Some of the ability could not be read. */
export function isUnread(ability: Ability): boolean {
  const known = unread.get(ability);
  if (known !== undefined) return known;
  const found = JSON.stringify(ability).includes('"kind":"unread"');
  unread.set(ability, found);
  return found;
}
