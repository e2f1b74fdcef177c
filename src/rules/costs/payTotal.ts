import { cr, type RuleNumber } from '../citations';
import { ask } from '../happening/ask';
import { updateObject } from '../happening/records';
import type { Doing, Work } from '../happening/work';
import { type ObjectId, objectId, type PlayerId } from '../kernel/ids';
import type { PaidSymbol } from '../kernel/paying';
import type { DraftStage, Helper } from '../kernel/questions';
import { Refusal } from '../kernel/results';
import type { Scope } from '../kernel/scope';
import type { State } from '../kernel/state';
import { type AsThough, matchMana, type Payer, spendingOrder } from '../mana/match';
import type { Mana } from '../mana/types';
import { usableMana } from '../mana/usable';
import { amountOfMana, billText, type ManaBill } from './bill';
import {
  helpCheck,
  helpColors,
  helpersFor,
  isHelped,
  isHelpingWay,
  notAHelper,
  payWithHelpers,
} from './helping';
import { instantOnly } from './instantOnly';
import { payParts } from './payParts';
import { spendingAs } from './spendingAs';
import type { TotalCost } from './total';

/** Activates a mana ability in the middle of a payment (605.3a). `busy` are those that have not resolved yet (605.3c). */
export type ActivateMana = (
  work: Work,
  player: PlayerId,
  object: ObjectId,
  key: string,
  busy: ReadonlySet<string>,
) => Doing<void>;

/** For what a cost is paid, and how. */
export interface Payment {
  readonly scope: Scope;
  /** The spell or ability on the stack, or the object whose mana ability or effect it is. */
  readonly about: ObjectId;
  /** The spell that is paid for: mana with a restriction may be for it alone (106.6). */
  readonly spell: ObjectId | null;
  readonly asThough: AsThough;
  readonly draft: boolean;
  /** By which rules the payment is asked for. */
  readonly cites: readonly RuleNumber[];
  /** The rule by which it is paid, where that is not the one of casting and activating. */
  readonly paid?: RuleNumber;
  readonly activateMana: ActivateMana;
  readonly busy: ReadonlySet<string>;
}

/**
 * Pays a total cost: first the chance to activate mana abilities, where mana is due (601.2g), then all
 * parts (601.2h).
 * @throws Refusal where it cannot be paid.
 */
export function* payTotal(
  work: Work,
  player: PlayerId,
  total: TotalCost,
  payment: Payment,
): Doing<void> {
  if (total.unpayable) {
    throw new Refusal([
      { code: 'noManaCost', subjects: [payment.about], cites: [cr('118.6'), cr('601.2h')] },
    ]);
  }
  const asThough = spendingAs(work.state, player, payment.asThough);
  const paid =
    amountOfMana(total.mana) > 0
      ? yield* payMana(work, player, total.mana, { ...payment, asThough })
      : [];
  yield* payParts(work, player, total.parts, payment.scope);
  work.tell('costPaid', [payment.paid ?? cr('601.2h')], [payment.about], total.text, {
    steps: total.steps,
    paid,
  });
}

/** The window for mana abilities (601.2g), until the player pays from the pool (118.3a). */
function* payMana(
  work: Work,
  player: PlayerId,
  bill: ManaBill,
  payment: Payment,
): Doing<readonly PaidSymbol[]> {
  const draft: DraftStage = 'payment';
  if (payment.cites.includes(cr('601.2g'))) {
    work.tell('manaWindow', [cr('601.2g')], [payment.about], billText(bill));
  }
  const named: Helper[] = [];
  for (;;) {
    const helpers = isHelped(work.state, payment.spell)
      ? {
          options: helpersFor(work.state, player, payment.spell).filter(
            ({ object }) => !named.some((one) => one.object === object),
          ),
          named: [...named],
        }
      : undefined;
    const answer = yield* ask(work, {
      kind: 'payMana',
      player,
      cost: billText(bill),
      cites: payment.cites,
      about: payment.about,
      ...(payment.asThough === null ? {} : { asThough: payment.asThough }),
      ...(helpers === undefined ? {} : { helpers }),
      ...(payment.busy.size === 0 ? {} : { busy: [...payment.busy] }),
      ...(payment.draft ? { draft } : {}),
    });
    if (answer.kind === 'activate' && isHelpingWay(answer.ability)) {
      const helper = { way: answer.ability, object: answer.object };
      nameHelper(named, helper, helpers?.options ?? []);
      continue;
    }
    if (answer.kind === 'activate') {
      refuseInstant(work.state, answer.object, answer.ability);
      yield* payment.activateMana(work, player, answer.object, answer.ability, payment.busy);
      continue;
    }
    return yield* spend(
      work,
      player,
      bill,
      payment,
      named,
      answer.kind === 'pay' ? answer.spend : undefined,
    );
  }
}

/** @throws Refusal for what may be activated "only as an instant": not while a cost is being paid (602.5e). */
function refuseInstant(state: State, object: ObjectId, key: string): void {
  const check = instantOnly(state, object, key);
  if (check !== null) throw new Refusal([check]);
}

/** @throws Refusal where the object may not be tapped or exiled for the spell. */
function nameHelper(named: Helper[], helper: Helper, options: readonly Helper[]): void {
  const { way, object } = helper;
  if (!options.some((one) => one.way === way && one.object === object)) {
    throw new Refusal([notAHelper(way, object)]);
  }
  named.push(helper);
}

/** Taps and exiles what was named to pay, and takes the mana from the pool (601.2h). */
function* spend(
  work: Work,
  player: PlayerId,
  bill: ManaBill,
  payment: Payment,
  helpers: readonly Helper[],
  chosen: readonly number[] | undefined,
): Doing<readonly PaidSymbol[]> {
  const { state } = work;
  const failing = helpers.flatMap((helper) => helpCheck(state, player, helper) ?? []);
  if (failing.length > 0) throw new Refusal(failing);
  const pool = state.players[player]?.pool ?? [];
  const usable = usableMana(work.view, player, pool, payment.spell);
  const order = chosen ?? spendingOrder(pool, usable);
  const wrong = order.find((place, i) => !usable.includes(place) || order.indexOf(place) !== i);
  const tapped = helpers.map(
    (helper): Payer => ({ helps: helper.object, colors: helpColors(state, helper) }),
  );
  // These first: each that was named pays for a mana of its own.
  const payers: readonly Payer[] = [...tapped, ...pool];
  const places = [...tapped.keys(), ...order.map((place) => place + tapped.length)];
  const matched = matchMana(bill, payers, places, payment.asThough);
  const used = matched.paid ? matched.places : [];
  const exact = chosen === undefined || used.length === tapped.length + chosen.length;
  const allTapped = tapped.every((_, i) => used.includes(i));
  if (wrong !== undefined || !matched.paid || !exact || !allTapped) {
    throw new Refusal([lackingMana(payment, matched.paid ? bill : matched.missing, pool, usable)]);
  }
  yield* payWithHelpers(work, player, helpers);
  const mana = used.flatMap((place): readonly Mana[] => {
    const one = pool[place - tapped.length];
    return one === undefined ? [] : [one];
  });
  const paid = matched.paid ? matched.symbols.map(paidSymbol(payers, used)) : [];
  if (mana.length === 0) return paid;
  work.one(
    { kind: 'manaSpent', player, mana, on: payment.about },
    payment.paid ?? cr('601.2h'),
    cr('118.3a'),
  );
  if (payment.spell === null) return paid;
  withRiders(work, payment.spell, mana);
  work.set(
    updateObject(work.state, payment.spell, (o) => ({
      ...o,
      manaSpent: (o.manaSpent ?? 0) + mana.length,
    })),
  );
  return paid;
}

/** What paid for a symbol, by the place among the payers. */
const paidSymbol =
  (payers: readonly Payer[], used: readonly number[]) =>
  (symbol: string, at: number): PaidSymbol => {
    const payer = payers[used[at] ?? -1];
    if (payer === undefined) return { symbol, mana: null, source: null };
    return 'helps' in payer
      ? { symbol, mana: null, source: payer.helps }
      : { symbol, mana: payer.type, source: payer.source === 0 ? null : objectId(payer.source) };
  };

/** What comes with mana being spent on a spell (106.6): it can't be countered. */
function withRiders(work: Work, spell: ObjectId, mana: readonly Mana[]): void {
  if (!mana.some((m) => m.restriction?.spellCantBeCountered === true)) return;
  work.set(
    updateObject(work.state, spell, (o) =>
      o.onStack === null ? o : { ...o, onStack: { ...o.onStack, cantBeCountered: true } },
    ),
  );
}

function lackingMana(
  payment: Payment,
  missing: ManaBill,
  pool: readonly Mana[],
  usable: readonly number[],
): Refusal['checks'][number] {
  const restricted = usable.length < pool.length ? [cr('106.6')] : [];
  const detail = billText(missing);
  return {
    code: 'cantPayMana',
    subjects: [payment.about],
    cites: [cr('601.2h'), cr('118.3'), ...restricted],
    detail,
    fix: { kind: 'mana', detail },
  };
}
