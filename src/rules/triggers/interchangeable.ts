import type { TriggeredAbility } from '../abilities/ability';
import type { View } from '../evaluate/view';
import type { ObjectId } from '../kernel/ids';
import type { WaitingTrigger } from '../kernel/state';

/** What an ability's words look at, so far as it tells two of the same ability apart. */
interface Words {
  readonly chooses: boolean;
  readonly source: boolean;
  readonly event: boolean;
  readonly bound: boolean;
}

const words = new WeakMap<TriggeredAbility, Words>();

/** Found in the data itself: a reference is a node with `ref`, `player` or `amount`. */
function wordsOf(ability: TriggeredAbility): Words {
  const known = words.get(ability);
  if (known !== undefined) return known;
  const text = JSON.stringify([ability.content, ability.when ?? null]);
  const found: Words = {
    chooses: text.includes('"targets":[{') || text.includes('"modal":'),
    source:
      /"ref":"(this|attached|linked)"/.test(text) ||
      /"(amount|player|is|if)":"(x|timesKicked|chosen|chosenColor|chosenType|kicked|wasCast|castFor|manaSpent|defending)"/.test(
        text,
      ),
    event: /"ref":"event(Source)?"/.test(text) || /"(player|amount)":"event"/.test(text),
    bound: text.includes('"bound"'),
  };
  words.set(ability, found);
  return found;
}

/**
 * Whether it makes no difference which of two waiting abilities goes on the stack first: they do the
 * same, choose nothing as they go there, and come from the same source or from sources that nothing
 * tells apart.
 */
export function interchangeable(view: View, a: WaitingTrigger, b: WaitingTrigger): boolean {
  if (a === b) return true;
  if (!sameData(a.ability, b.ability)) return false;
  const look = wordsOf(a.ability);
  if (look.chooses) return false;
  if (look.source && a.source !== b.source && !sameObject(view, a.source, b.source)) return false;
  if (look.event && !sameData(a.facts, b.facts)) return false;
  return !look.bound || sameData(a.scope.bound, b.scope.bound);
}

function sameData(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** Two objects that differ in nothing but when they came. */
function sameObject(view: View, a: ObjectId, b: ObjectId): boolean {
  const one = view.object(a);
  const other = view.object(b);
  if (one === undefined || other === undefined) return false;
  return sameData(plain(one), plain(other)) && sameData(values(view, a), values(view, b));
}

function plain(object: object): object {
  return { ...object, id: 0, card: 0, timestamp: 0 };
}

/** Abilities given by the same effect have the same keys, so that these count too. */
function values(view: View, id: ObjectId): unknown {
  return view.characteristics(id) ?? null;
}
