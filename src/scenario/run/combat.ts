import { type Answer, type Check, cr, type Step, stepsToCome } from '../../rules';
import type { AttackEntry, BlockEntry, Pay } from '../format';
import { attackersOf, blockersOf } from './choices';
import type { Cursor } from './cursor';
import { passOn } from './moves';
import { Payment } from './payment';
import { Misfit, Refused, Unsupported } from './stops';

/** Declares attackers (508.1); goes on to that step first. */
export function attack(cursor: Cursor, entry: AttackEntry): void {
  goTo(cursor, 'declareAttackers', cr('508.1'));
  const attackers = attackersOf(cursor.position, entry.attack);
  declare(cursor, { kind: 'attackers', attackers }, entry.pay);
}

/** Declares blockers (509.1); goes on to that step first. */
export function block(cursor: Cursor, entry: BlockEntry): void {
  goTo(cursor, 'declareBlockers', cr('509.1'));
  const blockers = blockersOf(cursor.position, entry.block);
  declare(cursor, { kind: 'blockers', blockers }, entry.pay);
}

function declare(cursor: Cursor, answer: Answer, pay: Pay | undefined): void {
  cursor.answer(answer);
  const payment = new Payment(cursor, pay);
  let making = false;
  for (;;) {
    const { question } = cursor;
    if (question.kind === 'payMana') making = payment.next(question);
    else if (making && (payment.mana(question) || payment.helpful(question))) continue;
    else if (question.kind === 'payOptional') cursor.answer({ kind: 'yesNo', yes: true });
    else return;
  }
}

/** Passes until the declaration is asked for, within this turn. @throws Refused where it does not come */
function goTo(
  cursor: Cursor,
  kind: Extract<Step, 'declareAttackers' | 'declareBlockers'>,
  rule: Check['cites'][number],
): void {
  const { turn } = cursor.state;
  while (cursor.question.kind !== kind) {
    const { question } = cursor;
    if (question.kind === 'unread') throw new Unsupported(question.text);
    if (question.kind !== 'priority') {
      throw new Misfit(`This waits for an answer to “${question.kind}” first.`);
    }
    const late = !stepsToCome(cursor.state.turn).includes(kind);
    if (late || cursor.state.turn.number !== turn.number || !passOn(cursor)) {
      const code = kind === 'declareAttackers' ? 'cantAttack' : 'cantBlock';
      throw new Refused([{ code, subjects: [{ player: turn.active }], cites: [rule] }]);
    }
  }
}
