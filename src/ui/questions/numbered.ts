import type { ChoiceView } from '../views';

const known = new WeakMap<readonly ChoiceView[], readonly ChoiceView[]>();

/** Choices of one name are told apart by a number: "Goblin, 3 of 46". The order stays. */
export function numbered(choices: readonly ChoiceView[]): readonly ChoiceView[] {
  const made = known.get(choices) ?? withNumbers(choices);
  known.set(choices, made);
  return made;
}

function withNumbers(choices: readonly ChoiceView[]): readonly ChoiceView[] {
  const all = new Map<string, number>();
  for (const { label } of choices) all.set(label, (all.get(label) ?? 0) + 1);
  // Words for each number would cost more than all else: they are made once for each name.
  const words = new Map([...all].map(([label, count]) => [label, count.toLocaleString('en')]));
  const told = new Map<string, number>();
  return choices.map((choice) => {
    const { label } = choice;
    const count = all.get(label) ?? 1;
    if (count === 1) return choice;
    const number = (told.get(label) ?? 0) + 1;
    told.set(label, number);
    return { ...choice, label: `${label}, ${number} of ${words.get(label)}` };
  });
}
