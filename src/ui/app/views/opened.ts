export { castingView } from './casting';
export { sizeSteps } from './sizeSteps';
