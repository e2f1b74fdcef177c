import { cr, type GameObject, type ObjectId, type State, type Target } from '../../rules';
import type { Names } from '../naming/names';
import { counted } from '../words/numbers';
import { type Fact, linked, ofRecord, type Telling, targetPart } from './fact';

/** How a permanent stands (110.5), and what lies on it. */
export function statusFacts({ state, object, values, names }: Telling): readonly Fact[] {
  const { id } = object;
  const facts: Fact[] = [];
  const add = (
    is: boolean,
    fact: Omit<Fact, 'since' | 'parts'> & { readonly words: string },
    read: (one: GameObject) => unknown,
  ) => {
    const { words, ...rest } = fact;
    if (is) facts.push({ ...rest, parts: [words], since: ofRecord(id, read) });
  };
  if (object.zone === 'battlefield') {
    add(
      true,
      {
        id: 'tapped',
        name: 'Status',
        words: object.tapped ? 'tapped' : 'untapped',
        cites: [cr('110.5')],
        by: ['tapped', 'untapped', 'moved', 'created', 'edited'],
      },
      (one) => one.tapped,
    );
  }
  add(
    object.faceDown !== null,
    {
      id: 'faceDown',
      name: 'Face',
      words: 'face down',
      cites: [cr('708.2')],
      by: ['turned', 'moved', 'created', 'cast', 'edited'],
    },
    (one) => one.faceDown,
  );
  add(
    object.phasedOut,
    {
      id: 'phased',
      name: 'Phase',
      words: 'phased out',
      cites: [cr('702.26b')],
      by: ['phased', 'edited'],
    },
    (one) => one.phasedOut,
  );
  add(
    object.sick && object.zone === 'battlefield' && values.types.includes('Creature'),
    {
      id: 'sick',
      name: 'Came',
      words: 'since its controller’s turn began',
      cites: [cr('302.6')],
      by: ['moved', 'created', 'controlChanged', 'edited'],
    },
    (one) => one.sick,
  );
  for (const [kind, n] of Object.entries(object.counters)) {
    add(
      n > 0,
      {
        id: `counters-${kind}`,
        name: 'Counters',
        words: counted(n, `${kind} counter`),
        cites: [cr('122.1')],
        by: ['counters', 'moved', 'created', 'edited'],
      },
      (one) => one.counters[kind] ?? 0,
    );
  }
  add(
    object.damage > 0,
    {
      id: 'damage',
      name: 'Damage',
      words: `${object.damage} marked`,
      cites: [cr('120.3e')],
      by: ['damage', 'edited'],
    },
    (one) => one.damage,
  );
  add(
    object.shields > 0,
    {
      id: 'shields',
      name: 'Shields',
      words: counted(object.shields, 'regeneration shield'),
      cites: [cr('701.19a')],
      by: ['shieldMade'],
    },
    (one) => one.shields,
  );
  return [...facts, ...combatFacts(state, id, names)];
}

function combatFacts(state: State, id: ObjectId, names: Names): readonly Fact[] {
  const whomOf = (at: State): Target | undefined =>
    at.combat?.attackers.find(({ object }) => object === id)?.whom;
  const blockedBy = (at: State): readonly ObjectId[] =>
    (at.combat?.attackers ?? []).filter((a) => a.blockers.includes(id)).map((a) => a.object);
  const whom = whomOf(state);
  const blocks = blockedBy(state);
  return [
    ...(whom === undefined
      ? []
      : [
          {
            id: 'attacks',
            name: 'Attacks',
            parts: [targetPart(names, whom)],
            cites: [cr('508.1')],
            since: (at: State) => whomOf(at) ?? null,
            by: ['attackersDeclared', 'moved', 'created', 'edited'] as const,
          },
        ]),
    ...(blocks.length === 0
      ? []
      : [
          {
            id: 'blocks',
            name: 'Blocks',
            parts: linked(names, blocks),
            cites: [cr('509.1')],
            since: blockedBy,
            by: ['blockersDeclared', 'edited'] as const,
          },
        ]),
  ];
}
