/** Library cards whose text is printed in words that the grammar says otherwise, and why. */
export const WORDED_OTHERWISE: Readonly<Record<string, string>> = {
  'Act of Treason': 'names the creature again where a pronoun would do',
  'Helm of the Host':
    'tells the exception about legendary tokens with a condition; others do without',
  'Path to Exile': 'says "that card" of a card just found; most cards say "it"',
  'Rampant Growth': 'says "that card" of a card just found; most cards say "it"',
};
