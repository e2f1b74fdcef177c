import { cr } from '../citations';
import {
  amountOfMana,
  billOf,
  billText,
  type DueSymbol,
  type ManaBill,
  NO_MANA,
} from '../costs/bill';
import { canPay } from '../costs/canPay';
import { spendingAs } from '../costs/spendingAs';
import type { TotalCost } from '../costs/total';
import type { ObjectId, PlayerId } from '../kernel/ids';
import { refused, type Verdict } from '../kernel/results';
import type { State } from '../kernel/state';
import type { AsThough } from '../mana/match';
import { findPayment, type ProposalFor } from '../mana/propose';

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

/**
 * The symbols of a cost that nothing which the player has pays: as few as can be. Those that ask for the most
 * are paid first. Empty where all of it could be paid.
 * @param purpose what it is paid for, and what may not be used for it.
 */
export function lackingMana(
  state: State,
  player: PlayerId,
  cost: string,
  purpose: ProposalFor,
): string {
  const { generic, symbols } = billOf(cost, 0);
  const asThough = spendingAs(state, player, purpose.asThough ?? null);
  const pays = (bill: ManaBill) =>
    findPayment(state, player, billText(bill), { ...purpose, asThough }) !== null;
  let paid = NO_MANA;
  const lacking: DueSymbol[] = [];
  for (const symbol of symbols) {
    const more = { generic: 0, symbols: [...paid.symbols, symbol] };
    if (pays(more)) paid = more;
    else lacking.push(symbol);
  }
  let few = 0;
  for (let many = Math.min(generic, MOST_GENERIC); few < many; ) {
    const middle = Math.ceil((few + many) / 2);
    if (pays({ ...paid, generic: middle })) few = middle;
    else many = middle - 1;
  }
  const due = { generic: generic - few, symbols: lacking };
  return amountOfMana(due) === 0 ? '' : billText(due);
}

/** More generic mana than this is lacking as a whole. */
const MOST_GENERIC = 40;
