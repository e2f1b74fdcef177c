/** A word that makes a sentence mean less, more or something else, and what in a meaning may stand for it. */
export interface ConditionalWord {
  readonly words: RegExp;
  /** What in the meaning, as JSON, accounts for it: as many of these as of the words. */
  readonly means: RegExp;
}

const word = (words: string, means: RegExp): ConditionalWord => ({
  words: new RegExp(`(?<![\\w'-])(?:${words})(?![\\w'-])`, 'g'),
  means,
});

/** In their order: what a longer phrase has taken is no word by itself any more. */
export const CONDITIONAL_WORDS: readonly ConditionalWord[] = [
  // Attacking and blocking requirements are followed as far as possible by themselves (508.1d, 509.1c).
  word('if able', /"rule":"must\w+"/g),
  // What something is besides what it was (205.1b).
  word(
    'in addition to (?:its|their|his|her) other (?:colors and )?(?:land |creature )?types',
    /"change":"addTypes"|"add(?:T|Subt|Supert)ypes":/g,
  ),
  // What is not legendary anyway loses nothing (707.9).
  word('legendary if [a-z ]+ is legendary', /"notSupertypes":/g),
  word('unless', /"unpaid":|"when":|"condition":|"rule":"attackCost"/g),
  word(
    "if (?:you|they|that player|the player) (?:do|don't|does|doesn't)(?=,)|when you do(?=,)",
    /"then":|"paid":|"unpaid":|"else":|"kind":"reflexive"|"kind":"may/g,
  ),
  word(
    'if',
    /"kind":"if"|"when":|"condition":|"effect":"replacement"|"effect":"moreTriggers"|"intervening"|"kind":"counter","what":\{[^}]*\},"to":|"ifType":/g,
  ),
  word('only (?:by|to)', /"by":|"only":|"except":|"restriction":|"onlySpells":/g),
  word('only', /"only":|"oncePerTurn":|"restriction":|"onlyLike":true/g),
  word('except', /"except":|"exceptions":/g),
  word(
    'instead',
    /"effect":"replacement"|"instead"|"else":|"kind":"counter","what":\{[^}]*\},"to":/g,
  ),
  word('up to', /"count":\[0,|"upTo":|"atMost"|"compare":"<="|"optional":true/g),
  word('until', /"duration":|"until":/g),
  word(
    'other|another|others',
    /"not":\{"is":"object"|"otherThan":|"replace":"manaType"|"choose":"color","except":/g,
  ),
  word(
    'may not|may',
    /"kind":"may\w*"|"replace":"payAsEnters"|"optional":true|"rule":"may|"rule":"additionalLands"|"rule":"alternativeCost"|"rule":"castAsThoughFlash"|"newTargets":true|"effect":"permission"|"how":"choose"|"rule":"spendAsAnyColor"/g,
  ),
  word(
    "can't|cannot",
    /"rule":"cant|"rule":"attackCost"|"noRegeneration":true|"cantBeRegenerated":true|"unpreventable":true|"spellCantBeCountered":true|"atLeast":\d/g,
  ),
  word('single', /"is":"singleTarget"|"is":"targetsOnly"/g),
  word('without', /"not":\{"is"|"free":true|"cost":\[\]/g),
];
