import type { Span } from '../abilities/ability';
import { cr } from '../citations';
import { select } from '../evaluate/match';
import { apnap } from '../evaluate/references';
import { askObjects } from '../happening/ask';
import { happen } from '../happening/happen';
import type { Work } from '../happening/work';
import type { Target } from '../kernel/objects';
import { done, type Execution } from './execution';

/** The player chooses permanents and players with counters, and each gets one more of each kind (701.34). */
export interface Proliferate {
  readonly kind: 'proliferate';
  readonly span?: Span;
}

/** The kinds of counters on it. */
function kindsOn(work: Work, target: Target): readonly string[] {
  const counters =
    'object' in target
      ? work.state.objects.get(target.object)?.counters
      : work.state.players[target.player]?.counters;
  return Object.entries(counters ?? {}).flatMap(([kind, count]) => (count > 0 ? [kind] : []));
}

export const proliferate: Execution<'proliferate'> = {
  cites: [cr('608.2c'), cr('701.34a')],
  *execute({ work, scope }) {
    const options: readonly Target[] = [
      ...select(work.view, scope, { where: [{ is: 'hasCounter' }] }).map((object) => ({ object })),
      ...apnap(work.state).map((player) => ({ player })),
    ].filter((target) => kindsOn(work, target).length > 0);
    if (options.length === 0) {
      work.tell('impossible', [cr('701.34a')], []);
      return done;
    }
    const chosen = yield* askObjects(work, {
      player: scope.you,
      options,
      min: 0,
      max: options.length,
      purpose: 'proliferated',
      cites: [cr('701.34a')],
    });
    yield* happen(
      work,
      chosen.flatMap((on) =>
        kindsOn(work, on).map((counter) => ({
          happening: { kind: 'counters' as const, on, counter, change: 1 },
          cites: [cr('608.2c'), cr('701.34a'), cr('122.6')],
        })),
      ),
    );
    return done;
  },
};
