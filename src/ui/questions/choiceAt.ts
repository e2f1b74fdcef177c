import type { ChoiceView, Id } from '../views';

/** The choices that may be made. */
export const free = (choices: readonly ChoiceView[]): readonly ChoiceView[] =>
  choices.filter(({ refused }) => !refused);

const byObject = new WeakMap<readonly ChoiceView[], ReadonlyMap<Id, ChoiceView>>();

/** The choice that an object on the table stands for: the first, where it stands for several. */
export function choiceAt(choices: readonly ChoiceView[], object: Id): ChoiceView | undefined {
  const known = byObject.get(choices);
  if (known !== undefined) return known.get(object);
  const made = new Map(
    [...free(choices)].reverse().map((choice) => [choice.object ?? choice.id, choice]),
  );
  byObject.set(choices, made);
  return made.get(object);
}
