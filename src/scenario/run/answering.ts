import type { GameEvent } from '../../rules';
import type { AnswerEntry, Json, Pay } from '../format';
import { answerOf } from './choices';
import type { Cursor } from './cursor';
import { Payment } from './payment';
import { playerName } from './position';
import { settled } from './settled';
import { Misfit } from './stops';

/**
 * Answers the question now asked. An entry that names a question that was not asked passes where its
 * value fits what was done without asking, or where it says `ifAsked`.
 */
export function answerQuestion(
  cursor: Cursor,
  entry: AnswerEntry,
  recent: readonly GameEvent[],
): void {
  const { question } = cursor;
  const by = playerName(cursor.position, question.player);
  const decider =
    question.decidedBy === undefined ? by : playerName(cursor.position, question.decidedBy);
  const asked =
    (entry.question === undefined || entry.question === question.kind) &&
    (entry.by === undefined || entry.by === by || entry.by === decider);
  if (asked) {
    const { draft } = question;
    const pay = question.kind === 'payOptional' ? paymentIn(entry.answer) : undefined;
    cursor.answer(answerOf(cursor.position, pay === undefined ? entry.answer : 'yes'));
    if (draft === undefined) payWhatIsAsked(cursor, pay);
    return;
  }
  if (entry.ifAsked === true) return;
  if (entry.question !== undefined && entry.question !== question.kind) {
    if (settled(cursor.position, recent, entry.question, entry.answer)) return;
    throw new Misfit(`Asked is “${question.kind}” of ${by}, not “${entry.question}”.`);
  }
  throw new Misfit(`Asked is ${by}, not ${entry.by ?? 'anyone else'}.`);
}

/** `{ "pay": … }` in place of "yes" says how the cost is paid, as the entries that cast do. */
function paymentIn(value: Json): Pay | undefined {
  if (typeof value !== 'object' || value === null || !('pay' in value)) return undefined;
  return value.pay as Pay;
}

/** The mana of a cost that a player agreed to pay: from the pool, then by tapping what is proposed (118.12). */
function payWhatIsAsked(cursor: Cursor, pay: Pay | undefined): void {
  const payment = new Payment(cursor, pay);
  let paying = false;
  for (;;) {
    const { question } = cursor;
    if (question.kind === 'payMana') paying = payment.next(question);
    else if (!paying || !(payment.mana(question) || payment.helpful(question))) return;
  }
}
