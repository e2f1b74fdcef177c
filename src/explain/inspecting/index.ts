export { type InspectorWords, inspectorWords } from './around';
