export { castingView } from './casting';
export { offerRows } from './offerRows';
export { sizeSteps } from './sizeSteps';
