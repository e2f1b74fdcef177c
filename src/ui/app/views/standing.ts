import { namesOf } from '../../../explain';
import { characteristicsOf, type GameObject } from '../../../rules';
import type { Status } from '../../../scenario/format';
import { refOf } from '../../../scenario/run/position';
import type { Position } from '../../../store/position';
import type { NamedChoice, StandingChoices, StandingView } from '../../views';

/** More hosts than these are not listed: on such a board they are chosen on the table. */
const MOST_HOSTS = 300;

/** What objects may be attached to and attack in a position. */
export function standingChoices(position: Position): StandingChoices {
  const { state } = position.game;
  const names = namesOf(state);
  const players = state.players.map(({ name }) => name);
  const asChoices = (names: readonly string[]): NamedChoice[] =>
    names.map((name) => ({ value: name, label: name }));
  const permanents = state.battlefield.list().slice(0, MOST_HOSTS);
  const choice = (id: (typeof permanents)[number]): NamedChoice => ({
    value: refOf(position, id),
    label: names.object(id),
  });
  const attackable = permanents.filter((id) => {
    const types = characteristicsOf(state, id)?.types ?? [];
    return types.includes('Planeswalker') || types.includes('Battle');
  });
  return {
    players,
    hosts: [...permanents.map(choice), ...asChoices(players)],
    attacked: [...asChoices(players), ...attackable.map(choice)],
  };
}

/** How an object stands now. */
export function standingOf(position: Position, object: GameObject): StandingView {
  const { state } = position.game;
  const attacker = state.combat?.attackers.find((one) => one.object === object.id);
  const named = (target: GameObject['attachedTo']): string => {
    if (target === null) return '';
    return 'object' in target
      ? refOf(position, target.object)
      : (state.players[target.player]?.name ?? '');
  };
  const controller = state.players[object.controller]?.name;
  return {
    tapped: object.tapped,
    sick: object.sick,
    faceDown: object.faceDown !== null,
    phasedOut: object.phasedOut,
    cast: object.cast !== null,
    damage: object.damage,
    kicked: object.kicked.length,
    attachedTo: named(object.attachedTo),
    attacking: named(attacker?.whom ?? null),
    ...(controller !== undefined && { controller }),
  };
}

/** What is different in how something is to stand, as a file says it. */
export function statusFrom(
  wanted: StandingView,
  before: StandingView = {},
): { readonly status: Status; readonly unattached: boolean; readonly outOfCombat: boolean } {
  const { attachedTo, attacking, chosen = {}, counters = {}, kicked, ...rest } = wanted;
  const changed = Object.fromEntries(
    Object.entries(rest).filter(
      ([key, value]) => value !== before[key as keyof StandingView] && value !== undefined,
    ),
  );
  const some = (one: string | undefined, old: string | undefined) =>
    one !== undefined && one !== '' && one !== old ? one : undefined;
  const host = some(attachedTo, before.attachedTo);
  const whom = some(attacking, before.attacking);
  const fields = Object.fromEntries(
    Object.entries(chosen).filter(([, value]) => value !== undefined && value !== ''),
  );
  const kinds = Object.fromEntries(Object.entries(counters).filter(([, count]) => count > 0));
  return {
    status: {
      ...changed,
      ...(Object.keys(kinds).length > 0 && { counters: kinds }),
      ...(kicked !== undefined && kicked !== (before.kicked ?? 0) && { kicked }),
      ...(host !== undefined && { attachedTo: host }),
      ...(whom !== undefined && { attacking: whom }),
      ...(Object.keys(fields).length > 0 && { chosen: fields }),
    },
    unattached: attachedTo === '' && (before.attachedTo ?? '') !== '',
    outOfCombat: attacking === '' && (before.attacking ?? '') !== '',
  };
}
