import type { RuleNumber } from '../citations';
import { cr } from '../citations';
import { matches } from '../evaluate/match';
import { zonesOf } from '../evaluate/references';
import type { View } from '../evaluate/view';
import { abilitiesOfKind } from '../happening/watchers';
import type { Characteristics } from '../kernel/characteristics';
import type { ObjectId } from '../kernel/ids';
import type { Target } from '../kernel/objects';

/**
 * The rule by which an object can't be attached to another or to a player, null where it can be: what
 * the enchant ability names (303.4), a creature for Equipment (301.5), a land for Fortifications
 * (301.6); never itself; nothing with protection from it (702.16c, d).
 */
export function attachmentForbidden(view: View, id: ObjectId, to: Target): RuleNumber | null {
  const values = view.characteristics(id);
  if (values === undefined) return cr('701.3b');
  const creature = values.types.includes('Creature');
  if ('player' in to) return values.subtypes.includes('Aura') ? cr('303.4') : cr('701.3b');
  const host = view.object(to.object);
  const hostValues = view.characteristics(to.object);
  if (host === undefined || hostValues === undefined || host.phasedOut) return cr('701.3b');
  if (to.object === id) return values.subtypes.includes('Aura') ? cr('303.4d') : cr('301.5c');
  if (values.subtypes.includes('Aura')) {
    if (creature) return cr('303.4d');
    return enchants(view, id, values, to.object)
      ? protection(view, id, hostValues, to)
      : cr('303.4');
  }
  if (host.zone !== 'battlefield') return cr('701.3b');
  if (values.subtypes.includes('Equipment')) {
    if (creature) return cr('301.5c');
    if (!hostValues.types.includes('Creature')) return cr('301.5');
    return protection(view, id, hostValues, to);
  }
  if (values.subtypes.includes('Fortification')) {
    if (creature) return cr('301.6');
    if (!hostValues.types.includes('Land')) return cr('301.6');
    return protection(view, id, hostValues, to);
  }
  return cr('701.3b');
}

/** Whether every enchant ability allows it (702.5c); an Aura without one enchants nothing. */
function enchants(view: View, id: ObjectId, values: Characteristics, host: ObjectId): boolean {
  const scope = { source: id, you: values.controller };
  const filters = abilitiesOfKind(values, 'keyword').flatMap(({ ability }) =>
    ability.keyword === 'enchant' ? [ability.what] : [],
  );
  const zone = view.object(host)?.zone;
  return (
    filters.length > 0 &&
    filters.every(
      (what) =>
        zone !== undefined &&
        zonesOf(what).includes(zone) &&
        matches(view, scope, what.where, host),
    )
  );
}

function protection(
  view: View,
  id: ObjectId,
  host: Characteristics,
  to: { readonly object: ObjectId },
): RuleNumber | null {
  const scope = { source: to.object, you: host.controller };
  const protects = abilitiesOfKind(host, 'keyword').some(
    ({ ability }) => ability.keyword === 'protection' && matches(view, scope, ability.from, id),
  );
  if (!protects) return null;
  return view.characteristics(id)?.subtypes.includes('Aura') === true
    ? cr('702.16c')
    : cr('702.16d');
}
