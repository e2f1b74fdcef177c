import { cr } from '../citations';
import { amountOfMana, billText, type DueSymbol, type ManaBill } from '../costs/bill';
import { canPay } from '../costs/canPay';
import { spendingAs } from '../costs/spendingAs';
import type { TotalCost } from '../costs/total';
import type { ObjectId, PlayerId } from '../kernel/ids';
import { refused, type Verdict } from '../kernel/results';
import type { State } from '../kernel/state';
import type { AsThough } from '../mana/match';
import { findPayment } from '../mana/propose';

/** What may be left to pay with mana: as it stands, or with Phyrexian symbols paid with 2 life each (107.4f). */
function billsWithLife({ generic, symbols }: ManaBill, life: number): readonly ManaBill[] {
  const ways = (from: number, left: number): readonly (readonly DueSymbol[])[] => {
    const symbol = symbols[from];
    if (symbol === undefined) return [[]];
    const kept = ways(from + 1, left).map((rest) => [symbol, ...rest]);
    const byLife = symbol.symbol === 'phyrexian' && left >= 2 ? ways(from + 1, left - 2) : [];
    return [...kept, ...byLife];
  };
  return ways(0, life).map((rest) => ({ generic, symbols: rest }));
}

/** Whether what the player has now would do: mana in the pool and from sources, and each other part (118.3). */
export function payable(
  state: State,
  player: PlayerId,
  id: ObjectId,
  cost: TotalCost,
  spell: ObjectId | null,
  asThough: AsThough,
): Verdict {
  if (cost.unpayable) {
    return refused({ code: 'noManaCost', subjects: [id], cites: [cr('118.6')] });
  }
  const parts = canPay(state, player, cost.parts, {
    source: id,
    you: player,
    ...(spell === null ? {} : { resolving: spell }),
  });
  const barred = cost.parts.some((p) => p.pay === 'tap' || p.pay.endsWith('This')) ? [id] : [];
  const life = state.players[player]?.life ?? 0;
  const as = spendingAs(state, player, asThough);
  const enough = billsWithLife(cost.mana, life).some(
    (bill) =>
      amountOfMana(bill) === 0 ||
      findPayment(state, player, billText(bill), { spell, asThough: as, exclude: barred }) !== null,
  );
  if (enough) return parts;
  const lacking = {
    code: 'cantPayMana',
    subjects: [id],
    cites: [cr('601.2h'), cr('118.3')],
    detail: cost.text,
  } as const;
  return refused(lacking, ...(parts.allowed ? [] : parts.checks));
}
