import type { List } from 'immutable';
import type { EventFacts } from '../kernel/facts';
import type { ObjectId } from '../kernel/ids';

/** What each object has done and what was done to it this turn, for conditions that look back (608.2i). */
export type History = ReadonlyMap<ObjectId, string>;

let known: { readonly list: List<EventFacts>; readonly of: Map<ObjectId, string> } | undefined;

/** The list of a turn only grows: what was read of it before is not read again. */
export function historyOf(list: List<EventFacts>): History {
  const { size } = known?.list ?? { size: 0 };
  const grows =
    known !== undefined && list.size >= size && list.get(size - 1) === known.list.get(size - 1);
  const of = grows && known !== undefined ? known.of : new Map<ObjectId, string>();
  for (let at = grows ? size : 0; at < list.size; at += 1) {
    const facts = list.get(at);
    if (facts !== undefined) note(of, facts);
  }
  known = { list, of };
  return of;
}

function note(of: Map<ObjectId, string>, facts: EventFacts): void {
  const { object, became, source, whom, objects: _, mana, ...others } = facts;
  // Mana that came from it says of it no more than that it gave mana: each of several lands gave its own.
  const own = mana?.map((one) => (one.source === object ? { ...one, source: null } : one));
  const rest = own === undefined ? others : { ...others, mana: own };
  const other = whom !== undefined && 'object' in whom ? whom.object : undefined;
  const words = JSON.stringify(other === object ? rest : { ...rest, whom });
  const add = (id: ObjectId | undefined, role: string) => {
    if (id !== undefined) of.set(id, `${of.get(id) ?? ''}|${role}${words}`);
  };
  // What dealt damage and what was dealt it may be asked for together.
  add(object, facts.kind === 'damage' ? `object of ${source}` : 'object');
  if (became !== object) add(became, 'became');
  add(source, `source of ${object}`);
  if (other !== object) add(other, `whom of ${source ?? object}`);
}
