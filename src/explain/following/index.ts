export type { Followed, FollowedAbility, FollowedLine } from './followed';
export { followedOf } from './followed';
export { type Ghost, ghostsOf, type Remembered, rememberedBy } from './ghosts';
export { type FollowedBeside, followedBeside } from './happening';
export { abilitiesNow } from './now';
export type { Piece, PieceState } from './paint';
export { FLAG, ITS_TEXT, SEE } from './reasons';
export type { Reference } from './references';
