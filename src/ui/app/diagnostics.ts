import type { App } from '../../actions/app';
import { here, wayTo } from '../../store/tree';
import { STAMP } from '../../store/version';

/** More steps than this do not help to find a fault. */
const LAST_STEPS = 20;

/** Hands over what is needed to find a fault of ours: no more than versions, the fault, and the last steps. */
export function downloadDiagnostics({ store, ports }: App, error: unknown, where: string): void {
  const { work } = store.getState();
  const steps =
    work === null ? [] : wayTo(work.tree, work.tree.cursor).slice(-LAST_STEPS).toArray();
  const report = {
    ...STAMP,
    error: error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error),
    where,
    title: work?.setup.title,
    steps: steps.map(({ what }) => what),
    question: work === null ? undefined : here(work.tree).position.game.question,
  };
  ports.download('ruleglass-diagnostics.json', JSON.stringify(report, null, 2));
}
