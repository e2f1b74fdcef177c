/** What is chosen, by the name that the core gives to the purpose: how "choose …" goes on. */
const CHOICES: Readonly<Record<string, string>> = {
  copy: 'what to copy',
  copied: 'which one to copy',
  enchant: 'what to enchant',
  search: 'what to find',
  costTap: 'what to tap',
  exert: 'what to exert as it attacks',
  costCrew: 'what to crew with',
  costSaddle: 'what to saddle with',
  costCounters: 'what to take counters from',
  costUntap: 'what to untap',
  costReduction: 'which reduction comes first',
  costExile: 'what to exile',
  costReturn: 'what to return',
  buried: 'what to put into the graveyard',
  proliferated: 'what to give another counter of each kind',
};

/** What a player is chosen for. */
const PLAYERS: Readonly<Record<string, string>> = {
  protector: 'a player to protect it',
};

const YES_NO: Readonly<Record<string, string>> = {
  enterAsCopy: 'have it enter as a copy',
  newTargets: 'choose new targets',
  cast: 'cast the card',
  toCommandZone: 'put it into the command zone',
};

const given = (table: Readonly<Record<string, string>>, purpose: string): string | undefined =>
  Object.hasOwn(table, purpose) ? table[purpose] : undefined;

/** How the question goes on after "choose"; undefined for a purpose that has no words of its own. */
export function choiceWords(purpose: string): string | undefined {
  return given(CHOICES, purpose);
}

/** What follows the choice: "for the cost of" what asks, "down to the maximum hand size", or "for" it. */
export function reasonWords(purpose: string, about: string | undefined): string {
  if (purpose === 'handSize') return ', down to the maximum hand size';
  const cost = purpose.startsWith('cost');
  if (about === undefined) return cost ? ' for the cost' : '';
  return cost ? ` for the cost of ${about}` : ` for ${about}`;
}

/** What kind of player is chosen. */
export function playerWords(purpose: string): string {
  return given(PLAYERS, purpose) ?? 'a player';
}

/** What a yes-or-no question offers, by its purpose; undefined for what a text offers in its own words. */
export function yesNoWords(purpose: string): string | undefined {
  return given(YES_NO, purpose);
}
