import type { PowerNeeded } from '../../../rules';
import type { ChoiceView, QuestionView } from '../../views';
import { objectKey } from './ids';

type Objects = Extract<QuestionView, { kind: 'objects' }>;

/**
 * What is shown where the chosen need so much power in all: how much each has, and a crew that does. Proposed are
 * first those that could not attack anyway, then as little power as will do.
 */
export function crewPart(
  choices: readonly ChoiceView[],
  { least, of }: PowerNeeded,
  purpose: string,
): Pick<Objects, 'choices' | 'need' | 'proposed' | 'confirm'> {
  const powers = Object.fromEntries(of.map(({ object, power }) => [objectKey(object), power]));
  const powerOf = ({ id }: ChoiceView) => powers[id] ?? 0;
  const idle = ({ card }: ChoiceView) => card?.sick === true;
  const order = choices
    .filter((choice) => powerOf(choice) > 0)
    .toSorted((a, b) => Number(idle(b)) - Number(idle(a)) || powerOf(a) - powerOf(b));
  return {
    choices: choices.map((choice) => ({
      ...choice,
      note: [`power ${powerOf(choice)}`, ...(choice.note === undefined ? [] : [choice.note])].join(
        ', ',
      ),
    })),
    need: { least, of: powers },
    proposed: enough(order, least, powerOf).map(({ id }) => id),
    confirm: purpose === 'costSaddle' ? 'Saddle with' : 'Crew with',
  };
}

/** The first that have that much together, without those that the others make needless. */
function enough(
  order: readonly ChoiceView[],
  least: number,
  powerOf: (choice: ChoiceView) => number,
): readonly ChoiceView[] {
  const sum = (some: readonly ChoiceView[]) => some.reduce((all, one) => all + powerOf(one), 0);
  const count = order.findIndex((_, place) => sum(order.slice(0, place + 1)) >= least) + 1;
  if (count === 0) return [];
  let kept = order.slice(0, count);
  for (const one of kept) {
    const others = kept.filter((other) => other !== one);
    if (sum(others) >= least) kept = others;
  }
  return kept;
}
