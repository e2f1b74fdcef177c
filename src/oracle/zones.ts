import type { Players, Zone } from '../rules/authoring/language';
import type { Context } from './context';
import { playerPossessive } from './references';

/** Objects outside the battlefield and the stack are cards; on the stack there are spells and abilities. */
export function zoneNoun(zones: readonly Zone[] | undefined): string | undefined {
  if (zones === undefined || zones.includes('battlefield')) return undefined;
  if (!zones.includes('stack')) return 'card';
  return zones.length === 1 ? 'spell or ability' : undefined;
}

/** "from your hand", "in a graveyard": the one zone that a group is in. */
export function zoneWords(
  zones: readonly Zone[] | undefined,
  owner: Players | undefined,
  context: Context,
  preposition: 'from' | 'in',
): string {
  const zone = zones?.[0];
  if (zone === undefined || zones?.length !== 1 || zone === 'battlefield' || zone === 'stack')
    return '';
  if (zone === 'exile') return `${preposition} exile`;
  if (owner === undefined || owner.player === 'all') return `${preposition} a ${zone}`;
  if (owner.player === 'opponents') return `${preposition} an opponent's ${zone}`;
  return `${preposition} ${playerPossessive(owner, context)} ${zone}`;
}
