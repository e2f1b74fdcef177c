import { fighterAt, foesFor, isCombat, verbIn } from '../questions/combat.view';
import { placeOf } from '../table/cards.view';
import type { Id, TableView, ZoneKind } from '../views';
import type { Destination, Lift } from './machine';

/** The table as a destination: what is dropped there is cast or played. */
export const TABLE = 'table';

/** Begins the name of a step, where a name may be that of something else. */
export const STEP = 'step:';

/** The hand that is laid open: whatever is dropped there goes to its owner's hand (400.3). */
export const HAND = 'hand';

/** Whether a destination is what lies under the pointer. */
export const isAt = (
  id: Id,
  { card, drop }: Readonly<Record<string, string | undefined>>,
): boolean => id === card || id === drop || (drop === HAND && zoneOfDrop(id)?.kind === 'hand');

/** A player's zone as a destination. */
export const zoneDrop = (player: Id, kind: ZoneKind): Id => `zone:${player}:${kind}`;

/** The player and zone that a destination means, if it means one. */
export function zoneOfDrop(id: Id): { readonly player: Id; readonly kind: ZoneKind } | undefined {
  const [, player, kind] = /^zone:(.+):(hand|library|graveyard|exile|command)$/.exec(id) ?? [];
  return player === undefined || kind === undefined
    ? undefined
    : { player, kind: kind as ZoneKind };
}

/** Where a card may be moved now: by the rules as question and offers say, and by hand to a zone. */
export function destinationsOf(view: TableView, id: Id): readonly Destination[] {
  const { question } = view;
  const fighter = isCombat(question) ? fighterAt(question, id) : undefined;
  if (isCombat(question) && fighter) {
    return foesFor(question, fighter.id).map((foe) => ({
      id: foe.object ?? foe.id,
      name: foe.label,
      does: `${verbIn(question)} ${foe.label}`,
    }));
  }
  const place = placeOf(view, id);
  if (place === undefined || place.zone === 'stack') return [];
  const { card, zone } = place;
  const plays = zone !== 'battlefield' && (card.actions ?? 0) > 0;
  return [
    ...(plays
      ? [{ id: TABLE, name: 'the table', does: card.does ?? 'opens what can be done with it' }]
      : []),
    ...byHand(view, card.owner, zone),
  ];
}

function byHand(view: TableView, owner: Id | undefined, from: string): readonly Destination[] {
  const player = view.players.find(({ id }) => id === owner);
  if (player === undefined) return [];
  return player.zones
    .filter(({ kind }) => kind !== from && kind !== 'command')
    .map(({ kind }) => ({
      id: zoneDrop(player.id, kind),
      name: `${player.name}’s ${kind}`,
      does: `put there by hand`,
      byHand: true,
    }));
}

/** A lift of these things, the same ways as all of them may go; nothing where there is no way. */
export function liftOf(view: TableView, what: readonly Id[], by: Lift['by']): Lift | undefined {
  const [first, ...others] = what;
  if (first === undefined) return undefined;
  const reach = others.map((id) => new Set(destinationsOf(view, id).map((to) => to.id)));
  const to = destinationsOf(view, first).filter(({ id }) => reach.every((ids) => ids.has(id)));
  if (to.length === 0) return undefined;
  const name = placeOf(view, first)?.card.name ?? '';
  return { what, by, to, name: others.length === 0 ? name : `${what.length} creatures` };
}
