import type { EventPattern, ObjectRef, PlayerRef, Predicate } from '../../rules/authoring/language';
import type { Trigger } from './events';
import { type Before, mentionOf, mentionThis } from './mentions';
import { same } from './template';

/** Whether the qualities mean the object itself. */
export const isThis = (where: readonly Predicate[]): boolean =>
  where.length === 1 && where[0]?.is === 'object' && where[0].object.ref === 'this';

/** What a trigger has named by the time that its effect speaks. */
export function beforeOf(trigger: Trigger, spell: boolean): Before {
  const all = [trigger.trigger, ...(trigger.or ?? [])];
  const counted = trigger.oneOrMore !== true && all.every(({ event }) => COUNTED.includes(event));
  const named = namedBy(trigger, spell);
  return counted ? { ...named, amount: true } : named;
}

/** Events with a number that "that much" means. */
const COUNTED: readonly string[] = ['damage', 'lifeGained', 'lifeLost'];

function namedBy({ trigger, or }: Trigger, spell: boolean): Before {
  const event: ObjectRef = { ref: 'event' };
  const player: PlayerRef = { player: 'event' };
  const all = [trigger, ...(or ?? [])];
  const own = all.every((one) => isThis(objectOf(one)));
  // What has left is found where it went by the event alone (400.7).
  if (own && trigger.event === 'moved' && trigger.from === 'battlefield')
    return { objects: [{ ...mentionThis, ref: event }], players: [], spell, self: event };
  if (own && trigger.event !== 'damage') return { objects: [mentionThis], players: [], spell };
  switch (trigger.event) {
    case 'damage': {
      const source = trigger.source ?? [];
      const from = isThis(source) ? [mentionThis] : [mentionOf({ ref: 'eventSource' }, source)];
      const to = trigger.toObject;
      const hit = to === undefined ? [] : isThis(to) ? [mentionThis] : [mentionOf(event, to)];
      const players = trigger.toPlayer === undefined ? [] : [player];
      return { objects: trigger.source === undefined ? hit : [...hit, ...from], players, spell };
    }
    case 'cast':
      return {
        objects: [mentionOf(event, [{ is: 'spell' }, ...trigger.spell], ['stack'])],
        players: trigger.by?.player === 'you' ? [] : [player],
        spell,
      };
    case 'tappedForMana':
      return {
        ...(trigger.mana === undefined ? {} : { chosenColor: true as const }),
        objects: [mentionOf(event, trigger.object)],
        players: trigger.by === undefined || trigger.by.player === 'you' ? [] : [player],
        spell,
      };
    case 'moved': {
      const zones = trigger.why === 'discard' ? ['graveyard'] : undefined;
      // Whose hand it is returned to: its owner's (400.3).
      const owner: PlayerRef = { player: 'ownerOf', of: event };
      const players = trigger.to === 'hand' ? [owner] : [];
      return { objects: [mentionOf(event, trigger.object, zones)], players, spell };
    }
    case 'lifeGained':
    case 'lifeLost':
    case 'drawn':
    case 'becomesMonarch':
      return { objects: [], players: [player], spell };
    case 'beginning':
      return { objects: [], players: trigger.of?.player === 'you' ? [] : [player], spell };
    default:
      return 'object' in trigger
        ? { objects: [mentionOf(event, trigger.object)], players: [], spell }
        : { objects: [], players: [], spell };
  }
}

function objectOf(pattern: EventPattern): readonly Predicate[] {
  if ('object' in pattern) return pattern.object;
  return pattern.event === 'cast' ? pattern.spell : [];
}

/** What was named, for a trigger that an effect makes: it speaks of the event that it waits for (603.7c). */
export function waitingFor(
  trigger: EventPattern,
  spell: boolean,
  named: Pick<Before, 'objects' | 'players'>,
): Pick<Before, 'objects' | 'players'> {
  if (trigger.event === 'beginning') return named;
  const event = beforeOf({ trigger }, spell);
  const [only] = 'object' in trigger ? trigger.object : [];
  const ref = only?.is === 'object' ? only.object : undefined;
  const known = ref === undefined ? undefined : named.objects.find((one) => same(one.ref, ref));
  const players = [...named.players, ...event.players];
  return known === undefined
    ? { objects: [...named.objects, ...event.objects], players }
    : {
        objects: [
          ...named.objects.filter((one) => one !== known),
          { ...known, ref: { ref: 'event' } },
        ],
        players,
      };
}
