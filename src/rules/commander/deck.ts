import type { Color, CopiableValues } from '../abilities/values';
import { BASIC_LAND_TYPES } from '../abilities/values';
import { isBasicLandType } from '../characteristics/values';
import { cr } from '../citations';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { GameObject } from '../kernel/objects';
import { ALLOWED, type Check, NotModelled, refused, type Verdict } from '../kernel/results';
import { type State, UNKNOWN_CARD } from '../kernel/state';
import { colorIdentity } from './identity';

/**
 * Whether the cards that a player owns may be in a Commander deck together (903.3, 903.5b–d); how many
 * there are is not counted, and cards that nobody knows are left out.
 * @throws NotModelled outside Commander, and for decks with more than one commander.
 */
export function judgeDeck(state: State, player: PlayerId): Verdict {
  if (state.variant !== 'commander') {
    throw new NotModelled('deck construction outside the Commander variant (100.2)');
  }
  const commanders = state.players[player]?.commanders ?? [];
  if (commanders.length > 1) {
    throw new NotModelled('decks with more than one commander (702.124)');
  }
  const cards = cardsOf(state, player);
  const commander = cards.find((c) => commanders.includes(c.card));
  if (commander === undefined) {
    return refused({ code: 'forbidden', subjects: [{ player }], cites: [cr('903.3')] });
  }
  const identity = colorIdentity(commander.printed);
  const checks: readonly Check[] = [
    ...(mayLead(commander.printed)
      ? []
      : [{ code: 'forbidden', subjects: [commander.id], cites: [cr('903.3')] } as const]),
    ...singletons(cards),
    ...cards.flatMap((card) => colorChecks(card, identity)),
  ];
  return checks.length === 0 ? ALLOWED : refused(...checks);
}

function cardsOf(state: State, player: PlayerId): readonly GameObject[] {
  return state.objects
    .ids()
    .flatMap((id) => state.objects.get(id) ?? [])
    .filter((o) => o.kind === 'card' && o.owner === player && o.printed.name !== UNKNOWN_CARD.name);
}

/** A legendary creature, Vehicle or Spacecraft, or a card that says that it may (903.3, 903.3a). */
function mayLead(values: CopiableValues): boolean {
  if (says(values, /can be your commander/i)) return true;
  const { supertypes, types, subtypes, power } = values;
  if (!supertypes.includes('Legendary')) return false;
  return (
    types.includes('Creature') ||
    subtypes.includes('Vehicle') ||
    (subtypes.includes('Spacecraft') && power !== undefined)
  );
}

function says(values: CopiableValues, words: RegExp): boolean {
  return values.abilities.some((a) => a.kind === 'unread' && words.test(a.text));
}

/** Each card once by its name, but basic lands (903.5b) and cards that say otherwise. */
function singletons(cards: readonly GameObject[]): readonly Check[] {
  const byName = new Map<string, ObjectId[]>();
  for (const { id, printed } of cards) {
    if (printed.supertypes.includes('Basic') && printed.types.includes('Land')) continue;
    if (says(printed, /a deck can have/i)) continue;
    byName.set(printed.name, [...(byName.get(printed.name) ?? []), id]);
  }
  return [...byName.values()]
    .filter((ids) => ids.length > 1)
    .map((subjects) => ({ code: 'forbidden', subjects, cites: [cr('903.5b')] }));
}

/** Each colour of its identity, and of the mana that its basic land types make, is the commander's (903.5c, d). */
function colorChecks({ id, printed }: GameObject, identity: readonly Color[]): readonly Check[] {
  const outside = colorIdentity(printed).filter((c) => !identity.includes(c));
  const lands = printed.subtypes
    .filter(isBasicLandType)
    .map((type) => BASIC_LAND_TYPES[type])
    .filter((c) => !identity.includes(c));
  const check = (colors: readonly Color[], cite: Check['cites'][number]): readonly Check[] =>
    colors.length === 0
      ? []
      : [
          {
            code: 'forbidden',
            subjects: [id],
            cites: [cite, cr('903.4')],
            detail: colors.map((c) => `{${c}}`).join(''),
          },
        ];
  return [...check(outside, cr('903.5c')), ...check(lands, cr('903.5d'))];
}
