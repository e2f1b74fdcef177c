import { characteristicsOf, cr, type ObjectId, type State } from '../../rules';
import { WALK_FIELDS, type WalkOf } from '../derivations/walkFields';
import { namesOf } from '../naming/namesOf';
import { inZone } from '../words/places';
import { type Fact, ofRecord, recordOf, type Telling } from './fact';
import { castFacts, tiesFacts } from './remembered';
import { statusFacts } from './standing';

/** All that is so of an object now, or was as it left: its values, how it stands, and what it remembers. */
export function factsOf(state: State, id: ObjectId): readonly Fact[] {
  const object = recordOf(state, id);
  const values = characteristicsOf(state, id);
  if (object === undefined || values === undefined) return [];
  const telling = { state, object, values, names: namesOf(state) };
  return [
    ...valueFacts(telling),
    ...placeFacts(telling),
    ...statusFacts(telling),
    ...castFacts(telling),
    ...tiesFacts(telling),
  ];
}

function walkFact({ values, names }: Telling, of: WalkOf, more = ''): Fact {
  const { name, from, value } = WALK_FIELDS[of];
  return { id: of, name, parts: [value(values, names) + more], cites: [from], walk: of };
}

function valueFacts(telling: Telling): readonly Fact[] {
  const { object, values } = telling;
  if (object.kind === 'ability') return [];
  const emblem = object.kind === 'emblem';
  return [
    ...(emblem ? [] : [walkFact(telling, 'name')]),
    ...(values.manaCost === null
      ? []
      : [walkFact(telling, 'manaCost', `, mana value ${values.manaValue}`)]),
    ...(emblem ? [] : [walkFact(telling, 'colors'), walkFact(telling, 'types')]),
    walkFact(telling, 'abilities'),
    ...(values.power === null ? [] : [walkFact(telling, 'size')]),
    ...(values.loyalty === null ? [] : [walkFact(telling, 'loyalty')]),
  ];
}

/** Where it is and whose. */
function placeFacts(telling: Telling): readonly Fact[] {
  const { state, object, names } = telling;
  const { id, zone, owner } = object;
  const became = state.objects.has(id) ? null : (state.departed.get(id)?.became ?? null);
  return [
    {
      id: 'zone',
      name: 'Where',
      parts: [inZone(zone, names.player(owner))],
      cites: [cr('400.1')],
      since: ofRecord(id, (one) => one.zone),
      by: ['moved', 'created'],
    },
    ...(state.objects.has(id)
      ? []
      : [
          {
            id: 'left',
            name: 'Now',
            parts:
              became === null
                ? ['it has ceased to exist']
                : ['another object: ', { object: became, name: names.object(became) }],
            cites: [cr('400.7')],
            since: (now: State) => now.objects.has(id),
            by: ['moved', 'ceased'] as const,
          },
        ]),
    ...(zone === 'battlefield' || zone === 'stack' ? [walkFact(telling, 'controller')] : []),
    { id: 'owner', name: 'Owner', parts: [names.player(owner)], cites: [cr('108.3')] },
  ];
}
