import type { GameEvent } from '../../rules';
import type { AnswerEntry } from '../format';
import { answerOf } from './choices';
import type { Cursor } from './cursor';
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
  const asked =
    (entry.question === undefined || entry.question === question.kind) &&
    (entry.by === undefined || entry.by === by);
  if (asked) {
    cursor.answer(answerOf(cursor.position, entry.answer));
    return;
  }
  if (entry.ifAsked === true) return;
  if (entry.question !== undefined && entry.question !== question.kind) {
    if (settled(cursor.position, recent, entry.question, entry.answer)) return;
    throw new Misfit(`Asked is “${question.kind}” of ${by}, not “${entry.question}”.`);
  }
  throw new Misfit(`Asked is ${by}, not ${entry.by ?? 'anyone else'}.`);
}
