import { useSyncExternalStore } from 'react';

/** Something that the user may set for this machine. Kept where the browser lets us, else as long as the page. */
export interface Preference<T extends string> {
  readonly values: readonly T[];
  readonly get: () => T;
  readonly set: (value: T) => void;
  /** @returns ends the subscription */
  readonly subscribe: (told: () => void) => () => void;
}

/** The page and what the browser keeps: absent where the tests run. */
const root = (): HTMLElement | undefined => globalThis.document?.documentElement;

/**
 * @param name under which it is kept; each value but the first is kept by its name
 * @param mark which `data-` attribute of the page says it, for the style sheets; the first value is no mark
 */
export function preference<T extends string>(
  name: string,
  values: readonly [T, ...T[]],
  mark?: string,
): Preference<T> {
  const [usual] = values;
  const key = `ruleglass:${name}`;
  const told = new Set<() => void>();
  let value = usual;
  const show = () => {
    const page = root();
    if (mark === undefined || page === undefined) return;
    if (value === usual) delete page.dataset[mark];
    else page.dataset[mark] = value;
  };
  try {
    const kept = localStorage.getItem(key);
    value = values.find((other) => other === kept) ?? usual;
  } catch {
    // Storage may be closed to us.
  }
  show();
  return {
    values,
    get: () => value,
    set: (next) => {
      value = next;
      show();
      try {
        if (next === usual) localStorage.removeItem(key);
        else localStorage.setItem(key, next);
      } catch {
        // It then lasts as long as the page.
      }
      for (const tell of told) tell();
    },
    subscribe: (tell) => {
      told.add(tell);
      return () => void told.delete(tell);
    },
  };
}

/** What is set now; the component is drawn again when it changes. */
export const usePreference = <T extends string>(of: Preference<T>): T =>
  useSyncExternalStore(of.subscribe, of.get);

/** The value after the present one, the first after the last. */
export function nextValue<T extends string>({ values, get, set }: Preference<T>): T {
  const now = get();
  const next = values[(values.indexOf(now) + 1) % values.length] ?? now;
  set(next);
  return next;
}
