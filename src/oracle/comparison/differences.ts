/** Library cards whose text is printed in words that the grammar says otherwise, and why. */
export const WORDED_OTHERWISE: Readonly<Record<string, string>> = {
  'Combat Celebrant': 'joins what is done and the phase that is added into one sentence',
  'Darksteel Mutation': 'says last, and of what else it loses, what most say in the middle',
  'Delver of Secrets // Insectile Aberration':
    'asks about the card that is revealed before it says what happens; most texts after',
  'Flamerush Rider':
    'says after the copy that it attacks, and "the token" of it; others say it before',
  'Helm of the Host':
    'tells the exception about legendary tokens with a condition; others do without',
  'Hidden Dragonslayer': 'says who controls the target after its power; most cards before',
  'Inspiring Statuary':
    'says "spells you cast" of those that it gives improvise; others "you control"',
  'Life and Limb': 'says that what it changes keeps its other types',
  'Oko, the Ringleader': 'says "he" of the planeswalker that becomes a copy; others say "it"',
  'Path to Exile': 'says "that card" of a card just found; most cards say "it"',
  'Primal Vigor': 'says who puts no counters and creates no tokens, for anybody may; most texts do',
  'Rampant Growth': 'says "that card" of a card just found; most cards say "it"',
  'Ray of Command': 'says "the creature" of the one that was just "that creature"',
  'Sisay, Weatherlight Captain': 'says "that card" of a card just found; most cards say "it"',
  'Spark Double':
    'tells the exception about legendary copies last and with a condition; others do without',
  "Teferi's Protection": 'says for how long at the beginning, of two effects at once',
  'Thing in the Ice // Awoken Horror':
    'says that one thing is done before another, and calls its back face this creature, too',
  Trickbind: 'says first that an ability was countered, then of which permanent',
  'War Cadence': 'says for how long at the beginning',
  "Urza's Saga": 'calls the token a creature in the text that the token has',
};
