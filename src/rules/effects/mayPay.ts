import type { Span } from '../abilities/ability';
import type { Cost } from '../abilities/costs';
import type { Amount, PlayerRef } from '../abilities/references';
import { cr } from '../citations';
import { isHopeless, payCost } from '../costs/pay';
import { costName } from '../costs/text';
import { timesCost } from '../costs/times';
import { amountOf } from '../evaluate/match';
import { playerOf } from '../evaluate/references';
import { ask } from '../happening/ask';
import type { Execution } from './execution';
import type { Instruction } from './kinds';

/** "You may pay …. If you do …", "unless … pays" (118.12). */
export interface MayPay {
  readonly kind: 'mayPay';
  readonly player: PlayerRef;
  readonly cost: Cost;
  readonly times?: Amount;
  readonly paid?: readonly Instruction[];
  readonly unpaid?: readonly Instruction[];
  readonly span?: Span;
}

export const mayPay: Execution<'mayPay'> = {
  cites: [cr('118.12')],
  *execute({ work, scope }, instruction) {
    const player = playerOf(work.view, scope, instruction.player);
    const times =
      instruction.times === undefined ? 1 : amountOf(work.view, scope, instruction.times);
    const cost = timesCost(instruction.cost, times);
    const unpaid = { next: 'list' as const, list: instruction.unpaid ?? [], under: 'unpaid' };
    if (player === undefined || work.state.players[player]?.lost !== false) return unpaid;
    if (isHopeless(work, player, cost, scope)) {
      work.tell('impossible', [cr('118.3'), cr('118.12')], [scope.source]);
      return unpaid;
    }
    const answer = yield* ask(work, {
      kind: 'payOptional',
      player,
      cost: costName(cost) || '{0}',
      cites: [cr('118.12')],
    });
    if (answer.kind !== 'yesNo' || !answer.yes) {
      work.tell('declined', [cr('118.12')], [scope.source]);
      return unpaid;
    }
    yield* payCost(work, player, cost, { source: scope.source, scope, draft: false });
    return { next: 'list', list: instruction.paid ?? [], under: 'paid' };
  },
};
