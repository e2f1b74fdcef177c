export { castingView } from './casting';
export { litAt } from './following';
export { offerRows } from './offerRows';
export { sizeSteps } from './sizeSteps';
