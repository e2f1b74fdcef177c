/** Library cards whose text is printed in words that the grammar says otherwise, and why. */
export const WORDED_OTHERWISE: Readonly<Record<string, string>> = {
  'Act of Treason': 'names the creature again where a pronoun would do',
  'Ember Beast': 'says "alone" once for two restrictions',
  'Helm of the Host':
    'tells the exception about legendary tokens with a condition; others do without',
  'Hidden Dragonslayer': 'says who controls the target after its power; most cards before',
  Mutavault: 'tells the numbers and the creature types of the turn one after the other',
  Opalescence: 'leaves unsaid that what becomes a creature keeps its other types',
  'Path to Exile': 'says "that card" of a card just found; most cards say "it"',
  'Planar Void': 'says "that card" of a card just moved; most cards say "it"',
  'Rampant Growth': 'says "that card" of a card just found; most cards say "it"',
  'Twisted Image': 'tells of the creature that switches, not of what is switched',
};
