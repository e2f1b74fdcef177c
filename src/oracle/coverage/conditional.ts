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
    'in addition to (?:its|their) other (?:colors and )?(?:land |creature )?types',
    /"change":"addTypes"|"add(?:T|Subt|Supert)ypes":/g,
  ),
  word('unless', /"unpaid":|"when":|"condition":|"rule":"attackCost"/g),
  word(
    "if (?:you|they|that player|the player) (?:do|don't|does|doesn't)(?=,)|when you do(?=,)",
    /"then":|"paid":|"unpaid":|"else":|"kind":"reflexive"|"kind":"may/g,
  ),
  word(
    'if',
    /"kind":"if"|"when":|"condition":|"effect":"replacement"|"effect":"moreTriggers"|"intervening"/g,
  ),
  word('only (?:by|to)', /"by":|"only":|"except":|"restriction":/g),
  word('only', /"only":|"oncePerTurn":|"restriction":/g),
  word('except', /"except":|"exceptions":/g),
  word('instead', /"effect":"replacement"|"instead"|"else":/g),
  word('up to', /"count":\[0,|"upTo":|"atMost"|"compare":"<="|"optional":true/g),
  word('until', /"duration":|"until":/g),
  word('other|another|others', /"not":\{"is":"object"|"otherThan":/g),
  word(
    'may not|may',
    /"kind":"may\w*"|"replace":"payAsEnters"|"optional":true|"rule":"may|"rule":"additionalLands"|"rule":"alternativeCost"|"rule":"castAsThoughFlash"|"newTargets":true|"effect":"permission"/g,
  ),
  word(
    "can't|cannot",
    /"rule":"cant|"rule":"attackCost"|"noRegeneration":true|"cantBeRegenerated":true|"unpreventable":true/g,
  ),
  word('single', /"is":"singleTarget"|"is":"targetsOnly"/g),
  word('without', /"not":\{"is"|"free":true|"cost":\[\]/g),
];
