const numbers = new WeakMap<object, number>();
const byContent = new Map<string, number>();

/** The same number for immutable plain data of the same content. The content is looked at once for each value. */
export function numberOf(thing: object): number {
  const known = numbers.get(thing);
  if (known !== undefined) return known;
  const content = JSON.stringify(thing);
  const number = byContent.get(content) ?? byContent.size + 1;
  byContent.set(content, number);
  numbers.set(thing, number);
  return number;
}
