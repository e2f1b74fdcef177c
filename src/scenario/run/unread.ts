import {
  allValues,
  copiableValuesOf,
  type Edit,
  faceUpValues,
  type GameEvent,
  type Made,
  type ObjectId,
} from '../../rules';
import type { Outcome } from './outcome';
import { objectOf, type Position } from './position';
import { Unsupported } from './stops';

/** Texts that wait for an event: the core says so itself when one of that kind happens. */
const WAITS = /^(?:when|whenever|at the beginning)\b/i;
/** Texts with a cost in front: nothing until someone activates them. */
const ACTIVATED = /^[^".]{1,120}: /;

/** Whether a text that could not be read is an activated ability. */
export const looksActivated = (text: string): boolean => ACTIVATED.test(text);

/**
 * Where a text that could not be read would count all the time, nothing that follows could be trusted:
 * so a strict run ends when such an object comes into play, or when the game asks for what it says to be done by hand.
 * @throws Unsupported
 */
export function refuseUnread(position: Position, ids: readonly ObjectId[]): void {
  if (!position.strict) return;
  const { state, question } = position.game;
  if (question.kind === 'unread') throw new Unsupported(question.text);
  for (const id of ids) {
    const object = objectOf(position, id);
    if (object === undefined) continue;
    const copied = state.objects.has(id) && state.effectHooks.has(`object:${id}`);
    const values = copied ? copiableValuesOf(state, id) : faceUpValues(object);
    const atOnce = values.types.some((type) => type === 'Instant' || type === 'Sorcery');
    for (const ability of values.abilities) {
      if (ability.kind !== 'unread') continue;
      if (!atOnce && isHarmless(ability.text)) continue;
      throw new Unsupported(`The text of ${values.name || 'a token'}: “${ability.text}”`);
    }
  }
}

function isHarmless(text: string): boolean {
  return WAITS.test(text) || (looksActivated(text) && !/\badd\b/i.test(text));
}

/** Objects that came to where their text matters. */
export function arrived(events: readonly GameEvent[]): readonly ObjectId[] {
  return events.flatMap((event) => {
    if (event.kind === 'moved') {
      const seen = event.to === 'battlefield' || event.to === 'stack';
      return seen && event.became !== undefined ? [event.became] : [];
    }
    return event.kind === 'created' ? (event.became ?? []) : [];
  });
}

/** Objects in play that a change by hand may have given a text. */
export function touchedBy(
  { game }: Position,
  change: Edit,
  made: readonly Made[],
): readonly ObjectId[] {
  const { state } = game;
  const set = 'card' in change ? state.cards.get(change.card) : undefined;
  const ids = [...made.map(({ object }) => object), ...(set === undefined ? [] : [set])];
  return ids.filter((id) => ['battlefield', 'stack'].includes(state.objects.get(id)?.zone ?? ''));
}

type Stop = Exclude<Outcome, { readonly result: 'pass' }>;

/**
 * Where part of a text could not be read, what does not come out as it should is no fault of the rest: a
 * strict run then says which part is not modelled.
 */
export function inDoubt(stop: Stop, position: Position): Stop {
  if (!position.strict || stop.result === 'unsupported') return stop;
  const { objects, departed } = position.game.state;
  const all = [...objects.values(), ...[...departed.values()].map(({ object }) => object)];
  for (const { printed } of all) {
    for (const { name, abilities } of allValues(printed)) {
      const [, text] =
        /"kind":"unread","text":"((?:[^"\\]|\\.)*)"/.exec(JSON.stringify(abilities)) ?? [];
      if (text === undefined) continue;
      const why = `The text of ${name || 'a token'}: “${JSON.parse(`"${text}"`)}”`;
      return { result: 'unsupported', at: stop.at, why };
    }
  }
  return stop;
}
