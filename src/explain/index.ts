// What the first table can do without has doors of its own: `derivations` and `telling`.
export type { Line } from './events/lines';
export { haveHeadings, heading, whenHeadings } from './headings';
export { type Names, objectsInWords, targetName, targetsInWords } from './naming/names';
export { namesOf } from './naming/namesOf';
export { objectLabel } from './naming/objectLabel';
export { type Passage, passageAt } from './naming/passage';
export {
  hasCome,
  type Moment,
  type Reason,
  stepOf,
  whyNobodyActs,
  whyNotGoTo,
  whySkipped,
} from './questions/going';
export { passLabel } from './questions/passLabel';
export { optionWords, outcomeWords, questionText, questionWords } from './questions/questionText';
export { type Telling, tellingIfLoaded, whenTelling } from './telling';
export { coloursInWords, manaInWords, moreMana } from './words/mana';
export { counted, numberWord } from './words/numbers';
export { inZone as inZoneWords, STEP_NAMES } from './words/places';
export { asSentence, capitalised, listed, possessive } from './words/sentences';
export { targetWords } from './words/targets';
export { VERDICT_WORDS, type VerdictKind } from './words/verdicts';
