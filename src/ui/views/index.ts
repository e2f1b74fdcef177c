/**
 * What the UI shows, as plain data. Whoever wires the store maps a position to these types and
 * answers the callbacks in `TableActions`. Nothing here knows a rule: what may be chosen, what a
 * thing costs and why something is refused is given, never computed.
 *
 * Texts may hold mana symbols in braces ("{T}: add {G}"); they are drawn by `SymbolText`.
 * Rule numbers are bare ("601.2f").
 */
export type * from './adding';
export type * from './cards';
export type * from './casting';
export type * from './commands';
export type * from './common';
export type * from './dialogs';
export type * from './palette';
export type * from './players';
export type * from './questions';
export type * from './stack';
export type * from './standing';
export type * from './steps';
export type * from './table';
export type * from './turn';
