import type { ObjectId, PlayerId } from '../../rules';
import type { Names } from '../naming/names';
import { possessive } from '../words/sentences';

/** What is known of a made-up object. */
export interface MadeUp {
  readonly name: string;
  readonly owner?: number;
  readonly token?: boolean;
  readonly creature?: boolean;
  readonly remarks?: readonly string[];
  /** An ability on the stack: its name is that already. */
  readonly ability?: boolean;
}

/** Names without a position: for tests and for events told on their own. Players by place, objects by id. */
export function madeUpNames(
  players: readonly string[],
  objects: Readonly<Record<number, MadeUp>>,
  more: Partial<Pick<Names, 'effectSource' | 'slot' | 'offered'>> = {},
): Names {
  const of = (id: ObjectId): MadeUp => objects[id] ?? { name: 'an object that is gone' };
  const owner = (id: ObjectId): PlayerId | undefined => of(id).owner as PlayerId | undefined;
  return {
    player: (id) => players[id] ?? 'a player',
    object: (id) => of(id).name,
    ability: (id) => (of(id).ability === true ? of(id).name : `${possessive(of(id).name)} ability`),
    owner,
    controller: owner,
    isToken: (id) => of(id).token === true,
    isAlive: (id) => of(id).creature === true,
    noun: (id) => (of(id).creature === true ? 'permanent' : 'card'),
    remarks: (id) => of(id).remarks ?? [],
    effectSource: () => undefined,
    slot: () => undefined,
    offered: () => [],
    offeredText: () => undefined,
    ...more,
  };
}
