import type { RuleNumber } from '../citations';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { Target } from '../kernel/objects';
import type { Answer, PowerNeeded, Question } from '../kernel/questions';
import type { Doing, Work } from './work';

/** Asks, with the object whose text is being followed filled in. */
export function* ask(work: Work, question: Question): Doing<Answer> {
  const about = question.about ?? work.cause.object;
  const path = question.path ?? work.cause.path;
  return yield {
    ...question,
    ...(about === undefined ? {} : { about }),
    ...(path === undefined ? {} : { path }),
  };
}

/** "You may …" (608.2d). */
export function* askYesNo(
  work: Work,
  player: PlayerId,
  purpose: string,
  ...cites: readonly RuleNumber[]
): Doing<boolean> {
  const answer = yield* ask(work, { kind: 'yesNo', player, purpose, cites });
  return answer.kind === 'yesNo' && answer.yes;
}

/** What choosing among objects and players needs to know. */
export interface Choosing {
  readonly player: PlayerId;
  readonly options: readonly Target[];
  readonly min: number;
  readonly max: number;
  readonly purpose: string;
  readonly cites: readonly RuleNumber[];
  readonly kind?: 'chooseObject' | 'discard' | 'sacrifice';
  /** They need that much power in all. */
  readonly power?: PowerNeeded;
}

/** Chooses objects; a choice with one legal answer is made without asking. */
export function* askObjects(work: Work, choosing: Choosing): Doing<readonly Target[]> {
  const { player, options, purpose, cites } = choosing;
  const max = Math.min(choosing.max, options.length);
  const min = Math.min(choosing.min, max);
  if (max === 0) return [];
  if (min === options.length) return options;
  if (choosing.power !== undefined) {
    const { power } = choosing;
    const kind = 'chooseObjects';
    const answer = yield* ask(work, { kind, player, options, min, max, purpose, cites, power });
    return answer.kind === 'choice' ? answer.choice : [];
  }
  const kind = choosing.kind ?? 'chooseObject';
  const answer =
    kind === 'chooseObject' && min === 1 && max === 1
      ? yield* ask(work, { kind: 'chooseObject', player, options, purpose, cites })
      : yield* ask(work, {
          kind: kind === 'chooseObject' ? 'chooseObjects' : kind,
          player,
          options,
          min,
          max,
          purpose,
          cites,
        });
  return answer.kind === 'choice' ? answer.choice : [];
}

/** The objects among what was chosen. */
export function objectsIn(choice: readonly Target[]): readonly ObjectId[] {
  return choice.flatMap((t) => ('object' in t ? [t.object] : []));
}
