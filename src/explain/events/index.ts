export { checkText } from '../checks/checkText';
export { answerText } from '../questions/answerText';
export { type Line, linesOf, summary } from './lines';
export { BY_HAND, sentence } from './sentence';
export { touched } from './touched';
