/**
 * What is chosen, by the name that the core gives to the purpose: how "choose …" goes on. `{}` stands for
 * how many; yes-or-no questions are whole.
 */
const CHOICES: Readonly<Record<string, string>> = {
  copy: 'what to copy',
  enter: 'a player, as it enters',
  handSize: 'what to discard down to the maximum hand size',
};

const YES_NO: Readonly<Record<string, string>> = {
  enterAsCopy: 'have it enter as a copy?',
  newTargets: 'choose new targets?',
  may: 'do what its text offers?',
};

/** How the question goes on after "choose"; undefined for a purpose that has no words of its own. */
export function choiceWords(purpose: string): string | undefined {
  return Object.hasOwn(CHOICES, purpose) ? CHOICES[purpose] : undefined;
}

/** A yes-or-no question by its purpose. */
export function yesNoWords(purpose: string): string {
  if (Object.hasOwn(YES_NO, purpose)) return YES_NO[purpose] ?? '';
  return 'do it?';
}
