import {
  type Answer,
  activatedAbilities,
  type Check,
  type CopiableValues,
  cr,
  judgeMana,
  type ObjectId,
  type PlayerId,
} from '../../rules';
import type {
  ActivateEntry,
  AdvanceEntry,
  CastEntry,
  PlayEntry,
  ResolveEntry,
  TapEntry,
  TurnFaceUpEntry,
} from '../format';
import { abilityMeant } from './abilities';
import { folded } from './cards';
import { faceCalled, isCalled } from './castFaces';
import { answerOf } from './choices';
import type { Cursor } from './cursor';
import { Draft } from './draft';
import { playerCalled, playerName, presentId, refOf } from './position';
import { Misfit, Refused, Unsupported } from './stops';

/** Passes more often than any game needs to get anywhere. */
const MOST_PASSES = 2000;

/** Who does it: the player named, else the one with priority. @throws Refused where someone else has priority */
export function hasPriority(cursor: Cursor, by: string | undefined): PlayerId {
  const { question } = cursor;
  if (question.kind === 'unread') throw new Unsupported(question.text);
  if (question.kind !== 'priority') {
    throw new Misfit(`This waits for an answer to “${question.kind}”, not for an action.`);
  }
  const wanted = by === undefined ? question.player : playerCalled(cursor.position, by);
  // Who controls a player acts for them (723.5).
  if (wanted !== question.player && wanted !== question.decidedBy) {
    throw new Refused([
      { code: 'notYourPriority', subjects: [{ player: wanted }], cites: [cr('117.1')] },
    ]);
  }
  return question.player;
}

/** Casts a spell (601.2), or says yes to casting one in the middle of a resolution. */
export function cast(cursor: Cursor, entry: CastEntry): Draft {
  const { question } = cursor;
  if (question.kind !== 'priority') return castWhenAsked(cursor, entry);
  const player = hasPriority(cursor, entry.by);
  const object = cardMeant(cursor, entry.cast, player);
  const { how, alternative } = castSaid(cursor, object, entry);
  const { alternative: _, ...said } = entry;
  const draft = new Draft(cursor, object, alternative === undefined ? said : entry);
  draft.begin({ kind: 'cast', object, ...how });
  return draft;
}

/**
 * How an entry has a card cast: face down, or as one of its faces, which it says by `face`, by the name of
 * that face as the alternative, or by calling the card so. What is left of the alternative is a cost.
 */
function castSaid(cursor: Cursor, object: ObjectId, entry: CastEntry) {
  const { alternative } = entry;
  const faceDown = FACE_DOWN[folded(alternative ?? '')];
  if (faceDown !== undefined) return { how: { faceDown }, alternative: undefined };
  const said = entry.face ?? (isRef(cursor, entry.cast) ? undefined : entry.cast);
  const named = said === undefined ? undefined : faceSaid(cursor, object, said, entry.face);
  const other = alternative === undefined ? undefined : faceSaid(cursor, object, alternative);
  const face = other ?? named;
  return {
    how: face === undefined ? {} : { face },
    alternative: other === undefined ? alternative : undefined,
  };
}

const isRef = (cursor: Cursor, name: string): boolean =>
  cursor.position.book.idOf(name) !== undefined;

/** @throws Refused where the entry says a face that the card does not have */
function faceSaid(cursor: Cursor, object: ObjectId, name: string, must?: string) {
  const printed = cursor.state.objects.get(object)?.printed;
  const face = printed === undefined ? undefined : faceCalled(printed, name);
  if (face === undefined && must !== undefined) {
    throw new Refused([
      { code: 'notOffered', subjects: [object], cites: [cr('601.2b')], detail: must },
    ]);
  }
  return face;
}

/** Alternative costs with which a card is cast face down (702.37c, 702.168b). */
const FACE_DOWN: Readonly<Record<string, 'morph' | 'disguise'>> = {
  morph: 'morph',
  megamorph: 'morph',
  disguise: 'disguise',
};

/** A resolving spell or ability lets a player cast something (608.2g). */
function castWhenAsked(cursor: Cursor, entry: CastEntry): Draft {
  const object = cardMeant(cursor, entry.cast, cursor.question.player);
  const draft = new Draft(cursor, object, entry);
  const { question } = cursor;
  if (question.kind === 'yesNo') {
    draft.begin({ kind: 'yesNo', yes: true });
    if (cursor.question.kind !== 'chooseObject') return draft;
  }
  draft.begin(answerOf(cursor.position, refOf(cursor.position, object)));
  return draft;
}

/** The card of a ref, or the card of that name in the player's hand. */
function cardMeant(cursor: Cursor, name: string, player: PlayerId): ObjectId {
  const { position, state } = cursor;
  if (position.book.idOf(name) !== undefined) return presentId(position, name);
  const hand = state.players[player]?.hand ?? [];
  const found = hand.find((id) => {
    const printed = state.objects.get(id)?.printed;
    return printed !== undefined && isCalled(printed, name);
  });
  if (found === undefined) {
    throw new Misfit(
      `“${name}” is neither a ref nor a card in ${playerName(position, player)}’s hand.`,
    );
  }
  return found;
}

/** The back of a modal double-faced card that alone is a land needs not be named. */
function onlyLand(printed: CopiableValues | undefined): 0 | 1 {
  const [front, back] = printed?.faces?.layout === 'modal' ? printed.faces.of : [];
  return back?.types.includes('Land') === true && front?.types.includes('Land') === false ? 1 : 0;
}

/** Plays a land (116.2a, 305.1), by the face that is named (712.12). */
export function playLand(cursor: Cursor, entry: PlayEntry): void {
  const player = hasPriority(cursor, entry.by);
  const object = cardMeant(cursor, entry.play, player);
  const said = entry.face ?? (isRef(cursor, entry.play) ? undefined : entry.play);
  const face =
    said === undefined
      ? onlyLand(cursor.state.objects.get(object)?.printed)
      : faceSaid(cursor, object, said, entry.face);
  cursor.answer({ kind: 'playLand', object, ...(face === 1 ? { face } : {}) });
}

/** Activates an ability (602.2). */
export function activate(cursor: Cursor, entry: ActivateEntry): Draft {
  const object = presentId(cursor.position, entry.activate);
  hasPriority(cursor, entry.by);
  // What a keyword lets be done without activating anything is named by that word.
  if (entry.ability === 'plot' || entry.ability === 'foretell' || entry.ability === 'suspend') {
    const special = new Draft(cursor, object, entry);
    special.begin({ kind: 'setAside', object, by: entry.ability });
    return special;
  }
  const held = abilityMeant(cursor.position, object, entry.ability);
  if (held === undefined) throw new Refused([noSuchAbility(object)]);
  if (entry.mana !== undefined) {
    const verdict = judgeMana(cursor.state, object, held.key, entry.mana);
    if (!verdict.allowed) throw new Refused(verdict.checks);
  }
  const draft = new Draft(cursor, object, entry);
  draft.begin({ kind: 'activate', object, ability: held.key });
  return draft;
}

const noSuchAbility = (object: ObjectId): Check => ({
  code: 'noSuchAbility',
  subjects: [object],
  cites: [cr('602.1')],
});

/** Taps something for mana: the mana ability with {T} in its cost that can make what is wanted (605.3). */
export function tap(cursor: Cursor, entry: TapEntry): void {
  const object = presentId(cursor.position, entry.tap);
  hasPriority(cursor, entry.by);
  const tried = tapFor(cursor, object, entry.mana);
  if (tried !== null) throw new Refused(tried);
}

/** Taps something for mana in whatever way is allowed. @returns why it could not be */
export function tapFor(
  cursor: Cursor,
  object: ObjectId,
  mana: string | undefined,
): readonly Check[] | null {
  const abilities = activatedAbilities(cursor.state, object).filter((h) => h.isMana && h.tapsThis);
  if (abilities.length === 0)
    return [{ ...noSuchAbility(object), cites: [cr('605.1a'), cr('602.1')] }];
  let first: readonly Check[] | null = null;
  for (const { key } of abilities) {
    const verdict = mana === undefined ? undefined : judgeMana(cursor.state, object, key, mana);
    const tried =
      verdict?.allowed === false ? verdict.checks : activateForMana(cursor, object, key, mana);
    if (tried === null) return null;
    first ??= tried;
  }
  return first;
}

function activateForMana(
  cursor: Cursor,
  object: ObjectId,
  ability: string,
  mana: string | undefined,
): readonly Check[] | null {
  const own = cursor.fork();
  const start: Answer = { kind: 'activate', object, ability };
  try {
    new Draft(own, object, mana === undefined ? {} : { mana }).begin(start);
  } catch (error) {
    if (error instanceof Refused) return error.checks;
    throw error;
  }
  cursor.join(own);
  return null;
}

export function turnFaceUp(cursor: Cursor, entry: TurnFaceUpEntry): Draft {
  const object = presentId(cursor.position, entry.turnFaceUp);
  hasPriority(cursor, undefined);
  const draft = new Draft(cursor, object, entry);
  draft.begin({ kind: 'turnFaceUp', object });
  return draft;
}

/** Whoever has priority passes once (117.3d). */
export function pass(cursor: Cursor): void {
  hasPriority(cursor, undefined);
  cursor.answer({ kind: 'pass' });
}

/** Everyone passes until the top of the stack, or all of it, has left the stack; a question stops it. */
export function resolve(cursor: Cursor, entry: ResolveEntry): void {
  hasPriority(cursor, undefined);
  const top = cursor.state.stack.at(-1);
  if (top === undefined) throw new Misfit('The stack is empty; there is nothing to resolve.');
  for (let passes = 0; passes < MOST_PASSES; passes += 1) {
    if (cursor.priority === null) return;
    const { stack } = cursor.state;
    if (entry.resolve === 'all' ? stack.length === 0 : !stack.includes(top)) return;
    cursor.answer({ kind: 'pass' });
  }
  throw new Misfit(`After ${MOST_PASSES} passes the stack is still not empty.`);
}

/** Everyone passes, and nobody attacks or blocks, until the step has begun; any other question stops it. */
export function advance(cursor: Cursor, entry: AdvanceEntry): void {
  const { step, of } = typeof entry.advance === 'string' ? { step: entry.advance } : entry.advance;
  const player = of === undefined ? undefined : playerCalled(cursor.position, of);
  const there = (): boolean =>
    cursor.state.turn.step === step &&
    (player === undefined || cursor.state.turn.active === player);
  const last = cursor.state.turn.number + cursor.state.players.length + 1;
  for (let passes = 0; passes < MOST_PASSES; passes += 1) {
    if (there() || cursor.state.turn.number > last) break;
    const before = cursor.steps.length;
    if (!passOn(cursor)) return;
    if (cameBy(cursor, before, step, player)) return;
  }
  if (!there()) throw new Misfit(`The ${step} step does not come.`);
}

/** Whether a step without priority, such as the untap step, was gone through. */
function cameBy(cursor: Cursor, from: number, step: string, player: PlayerId | undefined): boolean {
  return cursor.steps
    .slice(from)
    .some(({ events }) =>
      events.some(
        (e) =>
          e.kind === 'stepBegan' &&
          e.step === step &&
          (player === undefined || e.player === player),
      ),
    );
}

/** Passes, or declares nothing; false where something else is asked. */
export function passOn(cursor: Cursor): boolean {
  switch (cursor.question.kind) {
    case 'priority':
      cursor.answer({ kind: 'pass' });
      return true;
    case 'declareAttackers':
      return cursor.attempt({ kind: 'attackers', attackers: [] }) === null;
    case 'declareBlockers':
      return cursor.attempt({ kind: 'blockers', blockers: [] }) === null;
    default:
      return false;
  }
}
