import type { Span } from '../abilities/ability';
import type { PlayerRef } from '../abilities/references';
import { cr } from '../citations';
import { askYesNo } from '../happening/ask';
import { playersFor } from '../resolving/found';
import { done, type Execution } from './execution';
import type { Instruction } from './kinds';
import { isPossible } from './possible';

/** "You may …. If you do, …" (608.2d). */
export interface May {
  readonly kind: 'may';
  readonly player: PlayerRef;
  readonly do: readonly Instruction[];
  readonly then?: readonly Instruction[];
  readonly else?: readonly Instruction[];
  readonly span?: Span;
}

/** It is done as a cost where something depends on whether it is (118.12, 603.12). */
const isCost = (node: May): boolean =>
  node.then !== undefined ||
  node.else !== undefined ||
  node.do.some(({ kind }) => kind === 'reflexive');

export const may: Execution<'may'> = {
  cites: [cr('608.2c'), cr('608.2d')],
  *execute({ work, scope }, node) {
    const otherwise =
      node.else === undefined
        ? undefined
        : ({ next: 'list', list: node.else, under: 'else' } as const);
    const [player] = playersFor(work, scope, node.player);
    if (player === undefined) return otherwise;
    // What is impossible can't be chosen (608.2d).
    if (!isPossible(work, scope, node.do, isCost(node))) {
      work.tell('impossible', [cr('608.2d')], []);
      return otherwise;
    }
    if (!(yield* askYesNo(work, player, 'may', cr('608.2d')))) {
      work.tell('declined', [cr('608.2d')], [scope.source]);
      return otherwise ?? done;
    }
    return { next: 'list', list: [...node.do, ...(node.then ?? [])], under: 'do' };
  },
};
