import {
  type CopiableValues,
  type Edit,
  HALT,
  type PlacedTarget,
  type Resting,
  type Zone,
} from '../../rules';
import type { EditEntry, PlaceEdit, SetObjectEdit } from '../format';
import { placedName, placement } from '../placing';
import type { Cursor } from './cursor';
import { type Naming, NOTHING, placementOf, statusOf } from './placements';
import { cardOf, type Position, playerCalled, present, presentId, targetCalled } from './position';

/** Carries out a change by hand. @throws Refused, Misfit, Unsupported */
export function edit(cursor: Cursor, entry: EditEntry): void {
  const { position } = cursor;
  const naming = namingAt(position);
  switch (entry.edit) {
    case 'place':
      place(cursor, entry, naming);
      return;
    case 'move':
      cursor.edit({ edit: 'move', card: cardOf(position, entry.object), zone: entry.zone });
      return;
    case 'remove':
      cursor.edit({ edit: 'remove', card: cardOf(position, entry.object) });
      return;
    case 'step':
      cursor.edit({
        edit: 'step',
        step: entry.step,
        ...(entry.active === undefined ? {} : { active: naming.player(entry.active) }),
      });
      return;
    case 'set':
      if ('player' in entry) {
        const { life, manaPool, counters, landsPlayed, commander, commanderDamage } = entry;
        cursor.edit({
          edit: 'setPlayer',
          player: naming.player(entry.player),
          set: {
            ...(life === undefined ? {} : { life }),
            ...(manaPool === undefined ? {} : { manaPool }),
            ...(counters === undefined ? {} : { counters }),
            ...(landsPlayed === undefined ? {} : { landsPlayed }),
            ...(commander === undefined
              ? {}
              : { commanders: commander.map((ref) => cardOf(position, ref)) }),
            ...(commanderDamage === undefined
              ? {}
              : {
                  commanderDamage: Object.entries(commanderDamage).map(([ref, amount]) => ({
                    card: cardOf(position, ref),
                    amount,
                  })),
                }),
          },
        });
        return;
      }
      cursor.edit(objectChange(position, entry, naming));
  }
}

/**
 * Carries out changes of objects by hand, all at once: what ten thousand of them cost is not ten thousand looks at
 * the position. Rests in between where they are many.
 * @returns false, with nothing done, where they have to be made one after the other
 */
export function* editingAtOnce(cursor: Cursor, entries: readonly EditEntry[]): Resting<boolean> {
  const changes = yield* objectChanges(cursor.position, entries);
  return changes !== undefined && (yield* cursor.editingAtOnce(changes));
}

function* objectChanges(
  position: Position,
  entries: readonly EditEntry[],
): Resting<readonly Edit[] | undefined> {
  const naming = namingAt(position);
  const changes: Edit[] = [];
  for (const [nth, entry] of entries.entries()) {
    if (nth % 500 === 499) yield HALT;
    if (entry.edit !== 'set' || 'player' in entry) return undefined;
    if (present(position, entry.object) === undefined) return undefined;
    changes.push(objectChange(position, entry, naming));
  }
  return changes;
}

function objectChange(position: Position, entry: SetObjectEdit, naming: Naming): Edit {
  return {
    edit: 'setObject',
    card: cardOf(position, entry.object),
    set: {
      ...statusOf(entry, printedOf(position, entry.object), naming),
      ...(entry.token === undefined ? {} : { token: entry.token }),
    },
  };
}

/** The values of the card that a ref means; nothing stands for one that is in no zone any more. */
const printedOf = (position: Position, ref: string): CopiableValues =>
  present(position, ref)?.printed ?? NOTHING;

function place(cursor: Cursor, entry: PlaceEdit, naming: Naming): void {
  const { making, count, fields } = placement(entry);
  const player = naming.player(entry.player);
  const zone: Zone = entry.zone;
  const one = placementOf(making, fields, player, zone, naming);
  const made = cursor.edit({
    edit: 'place',
    placements: Array.from({ length: count }, () => one),
  });
  let { book } = cursor.position;
  const name = placedName(making);
  for (const { card } of made) {
    if (fields.ref !== undefined) book = book.give(card, fields.ref);
    else if (making.kind === 'token') ({ book } = book.forPlacedToken(card, name));
    else ({ book } = book.forCard(card, name));
  }
  cursor.position = { ...cursor.position, book };
}

function namingAt(position: Position): Naming {
  const ref = (name: string): PlacedTarget | undefined =>
    position.book.idOf(name) === undefined ? undefined : { object: presentId(position, name) };
  return {
    cards: position.cards,
    player: (name) => playerCalled(position, name),
    target: (name) => targetCalled(position, name),
    ref,
  };
}
