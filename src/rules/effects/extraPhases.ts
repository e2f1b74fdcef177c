import type { Span } from '../abilities/ability';
import type { Amount } from '../abilities/references';
import type { Phase, Step } from '../abilities/values';
import { cr } from '../citations';
import { amountOf } from '../evaluate/match';
import type { ComingPhase } from '../kernel/state';
import { phaseOf } from '../turn/course';
import { type Execution, next } from './execution';

/**
 * Adds phases to this turn directly after this phase (500.8), or one with only some of its steps
 * (500.10). Nothing is added where this is another phase than the text speaks of.
 */
export interface ExtraPhases {
  readonly kind: 'extraPhases';
  readonly phases: readonly { readonly phase: Phase; readonly step?: Step }[];
  /** "After this main phase"; left out: "after this phase". */
  readonly after?: Phase;
  /** How many of the step; one when left out. */
  readonly count?: Amount;
  /** "You get": only in a turn of yours (500.10a). */
  readonly youGet?: boolean;
  readonly span?: Span;
}

export const extraPhases: Execution<'extraPhases'> = {
  cites: [cr('608.2c'), cr('500.8')],
  execute({ work, scope }, { phases, after, count, youGet }) {
    const { turn } = work.state;
    if (youGet === true && turn.active !== scope.you) {
      work.tell('impossible', [cr('500.10a')]);
      return next(undefined);
    }
    if (after !== undefined && after !== phaseOf(turn.step)) {
      work.tell('impossible', [cr('500.8'), cr('101.3')]);
      return next(undefined);
    }
    const times = count === undefined ? 1 : amountOf(work.view, scope, count);
    const added = phases.map(({ phase, step }): ComingPhase => {
      const coming = { phase, added: true };
      return step === undefined
        ? coming
        : { ...coming, steps: Array.from({ length: times }, () => step) };
    });
    if (times <= 0) return next(undefined);
    const steps = phases.some(({ step }) => step !== undefined);
    work.one(
      { kind: 'phasesAdded', phases: added, at: 0 },
      cr('608.2c'),
      cr('500.8'),
      ...(steps ? [cr('500.10')] : []),
    );
    return next(undefined);
  },
};
