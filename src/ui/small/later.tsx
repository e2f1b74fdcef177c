import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>;

const waiting = new Set<() => Promise<unknown>>();

/**
 * A component whose code comes when it is first drawn, or before that when there is time.
 * @param meanwhile what stands in its place until then
 */
export function later<P extends object>(
  load: Load<P>,
  meanwhile: ReactNode = null,
): (props: P) => ReactNode {
  const Loaded = lazy(load);
  waiting.add(load);
  return (props) => (
    <Suspense fallback={meanwhile}>
      <Loaded {...props} />
    </Suspense>
  );
}

/** Loads what was not needed yet, one after another; what cannot be loaded is tried again when it is drawn. */
export async function loadTheRest(): Promise<void> {
  for (const load of waiting) await load().catch(() => undefined);
}
