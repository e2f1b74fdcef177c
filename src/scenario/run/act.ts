import type { GameEvent } from '../../rules';
import type { EditEntry, MoveEntry } from '../format';
import { answerQuestion } from './answering';
import { attack, block } from './combat';
import type { Cursor } from './cursor';
import type { Draft } from './draft';
import { edit } from './edits';
import { activate, advance, cast, pass, playLand, resolve, tap, turnFaceUp } from './moves';
import { Misfit } from './stops';

/**
 * Carries out one entry that acts, once.
 * @param recent what happened in the last entry that acted
 * @returns the draft that still waits for answers, where the entry left something open
 * @throws Refused, Misfit, Unsupported
 */
export function act(
  cursor: Cursor,
  entry: MoveEntry | EditEntry,
  open: Draft | null,
  recent: readonly GameEvent[] = [],
): Draft | null {
  if ('answer' in entry) {
    answerQuestion(cursor, entry, recent);
    if (open === null) return null;
    const going = open.on(cursor);
    going.goOn();
    return going.open ? going : null;
  }
  if ('edit' in entry) {
    edit(cursor, entry);
    return open;
  }
  if (open !== null)
    throw new Misfit('A spell or ability is being cast or activated; answer first.');
  const draft = begun(cursor, entry);
  return draft?.open === true ? draft : null;
}

function begun(cursor: Cursor, entry: Exclude<MoveEntry, { answer: unknown }>): Draft | null {
  if ('cast' in entry) return cast(cursor, entry);
  if ('activate' in entry) return activate(cursor, entry);
  if ('turnFaceUp' in entry) return turnFaceUp(cursor, entry);
  if ('tap' in entry) tap(cursor, entry);
  else if ('play' in entry) playLand(cursor, entry);
  else if ('pass' in entry) pass(cursor);
  else if ('resolve' in entry) resolve(cursor, entry);
  else if ('advance' in entry) advance(cursor, entry);
  else if ('attack' in entry) attack(cursor, entry);
  else block(cursor, entry);
  return null;
}
