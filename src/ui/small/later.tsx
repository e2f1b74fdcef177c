import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>;
type Loads = Iterable<() => Promise<unknown>>;

/** Loaded when there is time. */
const soon = new Set<() => Promise<unknown>>();
/** Loaded only when it is asked for. */
const asked = new Set<() => Promise<unknown>>();

/** Failures that nobody is to be told of: it is tried again. */
const expected = new WeakSet<object>();

/** The failure is of a part that nobody needed yet. */
export const isExpected = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && expected.has(error);

const Nothing = () => null;

/**
 * A component whose code comes when it is first drawn. Where it cannot be loaded nothing breaks, and it
 * is tried again when it is next opened.
 */
function loaded<P extends object>(
  load: Load<P>,
  Missing: ComponentType<P>,
  meanwhile: ReactNode,
): (props: P) => ReactNode {
  const tried = () =>
    load().catch(() => {
      Part = lazy(tried);
      return { default: Missing };
    });
  let Part = lazy(tried);
  return (props) => {
    const [Now] = useState(() => Part);
    return (
      <Suspense fallback={meanwhile}>
        <Now {...props} />
      </Suspense>
    );
  };
}

/**
 * A component whose code comes when it is first drawn, or before that when there is time.
 * @param meanwhile what stands in its place until then
 */
export function later<P extends object>(
  load: Load<P>,
  meanwhile: ReactNode = null,
): (props: P) => ReactNode {
  soon.add(load);
  return loaded(load, Nothing, meanwhile);
}

/**
 * As `later`, for what is rarely opened: its code is not loaded before.
 * @param Missing drawn in its place where it cannot be loaded
 */
export function whenAsked<P extends object>(
  load: Load<P>,
  Missing: ComponentType<P>,
): (props: P) => ReactNode {
  asked.add(load);
  return loaded(load, Missing, null);
}

/** Loads what was not needed yet, one after another; what cannot be loaded is tried again when it is drawn. */
export const loadTheRest = (): Promise<void> => quietly(soon);

/** Loads all that there is, and what else is given: so that nothing is missed when it is gone. */
export const loadEverything = (more: Loads): Promise<void> => quietly([...soon, ...asked, ...more]);

async function quietly(loads: Loads): Promise<void> {
  for (const load of loads) {
    await load().catch((error: object) => expected.add(error));
  }
}
