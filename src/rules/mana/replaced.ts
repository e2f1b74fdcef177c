import type { ManaType } from '../abilities/values';
import { cr } from '../citations';
import { atOnce, toQuestion } from '../happening/halts';
import { type Applicable, applicableTo } from '../happening/replaceable';
import { replaceWith } from '../happening/replaceWith';
import { Work } from '../happening/work';
import type { Happening } from '../kernel/events';
import type { ObjectId, PlayerId } from '../kernel/ids';
import { Fault } from '../kernel/invariant';
import { NotModelled } from '../kernel/results';
import type { State } from '../kernel/state';
import type { Production } from './outputs';

type Added = Extract<Happening, { kind: 'manaAdded' }>;

/**
 * The types that come of a production after replacement effects, in every order in which these may be
 * applied (106.7, 616.1).
 */
export function replacedTypes(
  state: State,
  player: PlayerId,
  source: ObjectId,
  production: Production,
  tapped: ObjectId | undefined,
): readonly ManaType[] {
  // Only being tapped for mana is replaced (106.12b).
  if (tapped === undefined) return production;
  const added: Added = {
    kind: 'manaAdded',
    player,
    mana: production.map((type) => ({ type, source })),
    tapped,
  };
  const types = new Set<ManaType>();
  const seen = new Set<string>();
  const explore = (happening: Added, done: ReadonlySet<string>): void => {
    const here = `${happening.mana.map((m) => m.type).join('')}|${[...done].sort().join(',')}`;
    if (seen.has(here)) return;
    seen.add(here);
    const applicable = applicableTo(state, happening, done);
    if (applicable.length === 0) for (const mana of happening.mana) types.add(mana.type);
    for (const by of applicable) {
      for (const next of replacedBy(state, happening, by))
        explore(next, new Set([...done, by.key]));
    }
  };
  explore(added, new Set());
  return [...types];
}

function replacedBy(state: State, happening: Added, by: Applicable): readonly Added[] {
  const step = atOnce(toQuestion(replaceWith(new Work(state, nothingToFollow), happening, by)));
  if (step.done !== true) {
    throw new NotModelled(
      `What a permanent could produce, where a replacement effect asks for a choice (${cr('106.7')})`,
    );
  }
  return step.value.instead.filter((h): h is Added => h.kind === 'manaAdded');
}

/** Mana that is replaced follows no text. */
function nothingToFollow(): never {
  throw new Fault('A replacement of mana followed a text');
}
