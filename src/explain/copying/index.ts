export { copyLens, type Lens, lensTitle } from './lens';
export type { LensLine } from './line';
