/** What may come of asking whether something can be done: four answers, none of which is another. */
export type VerdictKind = 'legal' | 'illegal' | 'notModelled' | 'undecided';

/** The four verdicts as they are called everywhere. */
export const VERDICT_WORDS: { readonly [V in VerdictKind]: string } = {
  legal: 'legal now',
  illegal: 'illegal now',
  notModelled: 'not modelled here',
  undecided: 'the rules do not decide',
};
