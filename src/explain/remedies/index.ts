export { type FindingLine, findingLines } from '../checks/findings';
export { byHandIn, type Remedy, remedies } from './remedies';
