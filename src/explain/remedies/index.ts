export { type FindingLine, findingLines } from '../checks/findings';
export { withWayBack } from './back';
export { DEED_WORDS, DEEDS_WORDS } from './deedWords';
export { byHandIn, isAskedFor, type Remedy, remedies } from './remedies';
export { isPossibleNow } from './trying';
