import type { AnswerEntry, Json, QuestionKind } from '../format';
import { answerOf, fieldsOf, listOf } from './choices';
import type { Cursor } from './cursor';
import { playerName } from './position';
import { Misfit } from './stops';
import { colorOf } from './words';

/**
 * Answers the question now asked. An entry that names a question that was not asked passes where its
 * value fits what was done without asking, or where it says `ifAsked`.
 */
export function answerQuestion(cursor: Cursor, entry: AnswerEntry): void {
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
    if (wentWithoutSaying(cursor, entry.question, entry.answer)) return;
    throw new Misfit(`Asked is “${question.kind}” of ${by}, not “${entry.question}”.`);
  }
  throw new Misfit(`Asked is ${by}, not ${entry.by ?? 'anyone else'}.`);
}

/** Kinds of question that may have been settled because there was but one legal answer. */
const SETTLED: readonly QuestionKind[] = [
  'chooseDefender',
  'choosePlayer',
  'chooseObject',
  'chooseObjects',
  'chooseMode',
  'chooseColor',
  'chooseMana',
  'chooseOption',
  'orderTriggers',
  'orderReplacements',
  'orderCards',
  'assignDamage',
  'legendRule',
  'discard',
  'sacrifice',
];

/** Whether a value fits a choice that was made without asking. */
function wentWithoutSaying(cursor: Cursor, kind: QuestionKind, value: Json): boolean {
  if (!SETTLED.includes(kind)) return false;
  if (kind === 'chooseColor') return colorOf(value) !== undefined;
  if (kind === 'chooseMana' || kind === 'chooseOption') return typeof value !== 'object';
  if (kind === 'chooseMode') return listOf(value).every((mode) => typeof mode === 'number');
  const names = kind === 'assignDamage' ? Object.keys(fieldsOf(value)) : listOf(value);
  const { position } = cursor;
  return names.every(
    (name) =>
      typeof name === 'string' &&
      (position.book.idOf(name) !== undefined ||
        position.game.state.players.some((p) => p.name === name)),
  );
}
