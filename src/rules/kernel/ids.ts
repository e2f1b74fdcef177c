/** Ids are numbers that only grow; the brands keep the two kinds of id apart (400.7). */
declare const brand: unique symbol;

/** An object: a card, token, copy, ability or emblem in one zone. A change of zone makes a new one (400.7). */
export type ObjectId = number & { readonly [brand]: 'ObjectId' };

/** What keeps its identity through zones: a physical card, or the thing that a token, copy or ability is. */
export type CardId = number & { readonly [brand]: 'CardId' };

/** A player: the place in the turn order at the start of the game, from 0. */
export type PlayerId = number & { readonly [brand]: 'PlayerId' };

/** A continuous effect that is not from a static ability (611.2). */
export type EffectId = number & { readonly [brand]: 'EffectId' };

export const objectId = (n: number): ObjectId => n as ObjectId;
/** Stands for the source that the abilities of the monarch do not have (725.2); no object has this id. */
export const THE_MONARCH = objectId(0);
export const cardId = (n: number): CardId => n as CardId;
export const playerId = (n: number): PlayerId => n as PlayerId;
export const effectId = (n: number): EffectId => n as EffectId;
