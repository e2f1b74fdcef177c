import { namesOf } from '../../../explain';
import { type Answer, cr, type RuleNumber, type State } from '../../../rules';

/** A special action whose cost is being paid (116.2). */
export interface SpecialAction {
  /** "Plotting" */
  readonly doing: string;
  /** "Begins to plot Slickshot Show-Off" */
  readonly begins: string;
  /** "It is plotted" */
  readonly done: string;
  /** Its own rule among the special actions, and that of the keyword. */
  readonly rules: readonly [RuleNumber, ...RuleNumber[]];
}

const ASIDE = {
  plot: {
    doing: 'Plotting',
    done: 'It is plotted: exiled, to be cast on a later turn for nothing',
    rules: [cr('116.2k'), cr('702.170a')],
  },
  foretell: {
    doing: 'Foretelling',
    done: 'It is foretold: exiled face down, to be cast on a later turn',
    rules: [cr('116.2h'), cr('702.143a')],
  },
  suspend: {
    doing: 'Suspending',
    done: 'It is suspended: exiled with its time counters',
    rules: [cr('116.2f'), cr('702.62a')],
  },
} as const;

/** The special action that an answer begins, if it is one; it uses no stack, and nothing is activated by it. */
export function specialAction(state: State, answer: Answer | undefined): SpecialAction | undefined {
  switch (answer?.kind) {
    case 'setAside':
      return {
        ...ASIDE[answer.by],
        begins: `Begins to ${answer.by} ${namesOf(state).object(answer.object)}`,
      };
    case 'turnFaceUp':
      return {
        doing: 'Turning face up',
        begins: 'Begins to turn a permanent face up',
        done: 'It is turned face up',
        rules: [cr('116.2b')],
      };
    default:
      return undefined;
  }
}
