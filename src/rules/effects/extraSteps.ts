import type { Span } from '../abilities/ability';
import type { Step } from '../abilities/values';
import { cr } from '../citations';
import { type Execution, next } from './execution';

/** Adds a step directly after this one (500.9). */
export interface ExtraSteps {
  readonly kind: 'extraSteps';
  readonly step: Step;
  /** "You get": only in a turn of yours (500.10a). */
  readonly youGet?: boolean;
  readonly span?: Span;
}

export const extraSteps: Execution<'extraSteps'> = {
  cites: [cr('608.2c'), cr('500.9')],
  execute({ work, scope }, { step, youGet }) {
    if (youGet === true && work.state.turn.active !== scope.you) {
      work.tell('impossible', [cr('500.10a')]);
      return next(undefined);
    }
    work.one({ kind: 'stepsAdded', steps: [step] }, cr('608.2c'), cr('500.9'));
    return next(undefined);
  },
};
