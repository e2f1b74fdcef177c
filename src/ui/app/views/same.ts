/**
 * The new value, with all of the old one in it that is equal: what is drawn from a part that has not changed need
 * not be drawn again.
 * @param depth how many levels are compared; what lies deeper is the same only if it is the very same thing
 */
export function keeping<T>(before: unknown, after: T, depth: number): T {
  if (Object.is(before, after)) return after;
  if (depth === 0 || !isPlain(before) || !isPlain(after)) return after;
  if (Array.isArray(after)) {
    if (!Array.isArray(before)) return after;
    const made = after.map((one, place) => keeping(before[place], one, depth - 1));
    const equal =
      made.length === before.length && made.every((one, place) => one === before[place]);
    return (equal ? before : made) as T;
  }
  if (Array.isArray(before)) return after;
  const old = new Map(Object.entries(before));
  const made = Object.entries(after).map(
    ([key, value]) => [key, keeping(old.get(key), value, depth - 1)] as const,
  );
  const equal =
    made.length === old.size &&
    made.every(([key, value]) => old.has(key) && Object.is(value, old.get(key)));
  return (equal ? before : Object.fromEntries(made)) as T;
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype);
