import type { EditNote, GameEvent } from '../../rules';
import type { Names } from '../naming/names';

/** A run of events that are told in one sentence, and the place of the first in the list. */
export interface Run {
  readonly at: number;
  readonly events: readonly [GameEvent, ...GameEvent[]];
}

/**
 * Puts together events that happened at once and are alike but for their object: a thousand tokens untap
 * in one sentence. The order of events stays.
 */
export function together(events: readonly GameEvent[], names: Names): readonly Run[] {
  const runs: { at: number; key: string | null; events: [GameEvent, ...GameEvent[]] }[] = [];
  events.forEach((event, at) => {
    const key = likeness(event, names);
    const last = runs.at(-1);
    if (key !== null && last?.key === key) last.events.push(event);
    else runs.push({ at, key, events: [event] });
  });
  return runs;
}

/** Equal for events that one sentence can tell; null for those that are always told alone. */
function likeness(event: GameEvent, names: Names): string | null {
  const parts = alike(event, names);
  if (parts === null) return null;
  // Changes by hand are made one after the other, and are one choice all the same.
  const batch = event.kind === 'edited' ? null : event.batch;
  return JSON.stringify([event.kind, batch, event.byHand ?? false, event.cites, ...parts]);
}

function alike(event: GameEvent, names: Names): readonly unknown[] | null {
  switch (event.kind) {
    case 'moved': {
      const { entering } = event;
      if (entering?.copy !== undefined || entering?.effects !== undefined) return null;
      const sacrificer = event.why === 'sacrifice' ? names.controller(event.object) : null;
      return [
        ...[event.to, event.from, event.why, event.by, event.position, entering],
        ...[names.owner(event.object), names.isAlive(event.object), sacrificer],
      ];
    }
    case 'tapped':
      return [event.forMana ?? false];
    case 'untapped':
    case 'ceased':
    case 'blocked':
    case 'regenerated':
    case 'removedFromCombat':
    case 'effectEnded':
      return [];
    case 'destroyed':
      return [event.noRegeneration ?? false];
    case 'controlChanged':
      return [event.to];
    case 'damage':
      return event.combat
        ? [event.amount, event.to, names.object(event.source)]
        : [event.amount, event.source];
    case 'life':
      return [event.player, event.why, Math.sign(event.change)];
    case 'counters':
      return 'object' in event.on ? [event.counter, event.change] : null;
    case 'edited':
      return event.notes?.every(isOfMany) ? [event.what, event.player, event.notes] : null;
    case 'step':
      return event.what === 'triggerWaiting' ||
        event.what === 'notTriggered' ||
        event.what === 'stateBased'
        ? [event.what, event.detail]
        : null;
    default:
      return null;
  }
}

/** Whether a note says the same of each object, and names none but them. */
const isOfMany = ({ note }: EditNote): boolean => note !== 'copy' && note !== 'faceDown';
