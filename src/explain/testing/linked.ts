import type { ObjectId } from '../../rules';
import type { Names } from '../naming/names';

/** A piece of a sentence: words, or the name of an object, which leads to it. */
export type LinkedPart = { readonly at: number; readonly text: string; readonly object?: ObjectId };

const ESCAPED = /[.*+?^${}()|[\]\\]/g;

/**
 * A sentence with the names of the objects that it is about told apart, so that each can be a link. Of two
 * objects of one name the first is meant; a longer name goes before one that it begins with.
 */
export function linkedParts(
  text: string,
  objects: readonly ObjectId[],
  names: Pick<Names, 'object'>,
): readonly LinkedPart[] {
  const byName = new Map<string, ObjectId>();
  for (const object of objects) {
    const name = names.object(object);
    if (name !== '' && !byName.has(name)) byName.set(name, object);
  }
  if (byName.size === 0) return [{ at: 0, text }];
  const longest = [...byName.keys()].sort((a, b) => b.length - a.length);
  // Not within a word: "Forest" is no part of "Forestry".
  const any = longest.map((name) => name.replace(ESCAPED, '\\$&')).join('|');
  const parts: LinkedPart[] = [];
  let from = 0;
  for (const { 0: name, index } of text.matchAll(
    new RegExp(`(?<![\\w])(?:${any})(?![\\w])`, 'gu'),
  )) {
    if (index > from) parts.push({ at: from, text: text.slice(from, index) });
    const object = byName.get(name);
    parts.push({ at: index, text: name, ...(object !== undefined && { object }) });
    from = index + name.length;
  }
  if (from < text.length) parts.push({ at: from, text: text.slice(from) });
  return parts;
}
