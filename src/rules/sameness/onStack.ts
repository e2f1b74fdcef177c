import { worldOf } from '../characteristics/world';
import type { Game } from '../engine/game';
import type { EventFacts } from '../kernel/facts';
import type { ObjectId } from '../kernel/ids';
import type { GameObject, OnStack } from '../kernel/objects';
import type { Scope } from '../kernel/scope';
import { aroundIn } from './around';
import { numberOf } from './content';
import { type History, historyOf } from './history';
import { ownKey, recordKey } from './own';

/**
 * The stack in piles, from the bottom: together are neighbours without targets that no rule can tell apart
 * now, so that whatever is done with one may as well be done with another, and they resolve one like the
 * other. Those of one pile have one source, or each its own of sources that are alike but for that.
 */
export function alikeOnStack(game: Game): readonly (readonly ObjectId[])[] {
  const { state } = game;
  const keys = new Keys(game);
  const piles: ObjectId[][] = [];
  let before: Key | undefined;
  for (const id of state.stack) {
    const object = state.objects.get(id);
    const key = object && keys.of(object);
    const pile = piles.at(-1);
    if (pile !== undefined && isSame(before, key)) pile.push(id);
    else piles.push([id]);
    before = key;
  }
  return piles;
}

/** What an item is, and whose it is: by the very source, and by what the rules see of the source. */
interface Key {
  readonly item: string;
  readonly source: ObjectId;
  readonly like: string;
}

const isSame = (a: Key | undefined, b: Key | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  a.item === b.item &&
  (a.source === b.source || a.like === b.like);

class Keys {
  private readonly history: History;

  constructor(private readonly game: Game) {
    this.history = historyOf(game.state.thisTurn);
  }

  /** Nothing for what lies alone: it has targets, or is not all there yet while it is announced (601.2). */
  of(object: GameObject): Key | undefined {
    const { state, draftFrom } = this.game;
    const { id, onStack } = object;
    if (onStack === null || onStack.targets.some(({ length }) => length > 0)) return undefined;
    if (draftFrom !== null && id === state.stack.at(-1)) return undefined;
    const { source } = onStack;
    // An ability older than that can't make its source transform again (701.27f).
    const turned = (state.objects.get(source)?.turnedAt ?? 0) > (onStack.delayed ?? id);
    const item = `${this.values(object)};${carried(onStack)};${turned};${this.around(id, id)}`;
    return { item, source, like: source === id ? 'this' : this.like(source, object, onStack) };
  }

  /** What the item is by itself. */
  private values(object: GameObject): string {
    const world = worldOf(this.game.state);
    const values = numberOf(world.characteristics(object));
    const place = aroundIn(this.game).order.ofObject(object);
    return `${bareKey(object)};${values};${numberOf(world.copiable(object))};${place}`;
  }

  /** What points at an object, and what it did this turn; the item's own pointing at its source is no difference. */
  private around(of: ObjectId, item: ObjectId): string {
    const roles = aroundIn(this.game).roles.of(of).replaceAll(`stack ${item} `, 'own ');
    return `${roles};${this.history.get(of) ?? ''}`;
  }

  /** Equal for sources of which another would do as well. */
  private like(source: ObjectId, item: GameObject, onStack: OnStack): string {
    const { state } = this.game;
    const here = state.objects.get(source);
    if (here !== undefined) {
      // In hand and graveyard each has its place; so has what is attached to something.
      const placed = here.zone !== 'battlefield' && here.zone !== 'command';
      const tied = here.attachedTo !== null || here.attachments.length > 0;
      if (placed || tied) return `${source}`;
      const place = aroundIn(this.game).order.ofObject(here);
      return `${place};${ownKey(state, here)};${this.around(source, item.id)}`;
    }
    const gone = state.departed.get(source);
    // What it became may be asked for by "this" (400.7), and there it may be told apart.
    if (gone === undefined || (gone.became !== null && asks(onStack).objects)) return `${source}`;
    const { object, characteristics, copiable } = gone;
    const values = `${numberOf(characteristics)};${numberOf(copiable)}`;
    return `gone;${recordKey(object)};${values};${this.history.get(source) ?? ''}`;
  }
}

const bares = new WeakMap<GameObject, string>();

/** What stands in its record but for what it carries there, which is looked at by itself. */
function bareKey(object: GameObject): string {
  const known = bares.get(object);
  if (known !== undefined) return known;
  const key = recordKey({ ...object, onStack: null });
  bares.set(object, key);
  return key;
}

/** What a text asks of where it came from. */
interface Asks {
  /** Objects around it: "this", "that creature". */
  readonly objects: boolean;
  /** The event that caused it, or mana spent in it. */
  readonly event: boolean;
}

const asked = new WeakMap<object, Asks>();

function asks({ ability, content }: OnStack): Asks {
  const text = ability ?? content;
  if (text === null) return { objects: true, event: true };
  const known = asked.get(text);
  if (known !== undefined) return known;
  const words = JSON.stringify([ability, content]);
  const made = {
    objects: /"ref":|"defending"/.test(words),
    event: /"(ref|amount|player)":"event|"mana"/.test(words),
  };
  asked.set(text, made);
  return made;
}

const carriedKeys = new WeakMap<OnStack, string>();

/** What it carries on the stack but its source. The event counts only where the text asks for it. */
function carried(onStack: OnStack): string {
  const known = carriedKeys.get(onStack);
  if (known !== undefined) return known;
  const { as, source, ability, content, modes, targets: _, scope, delayed: __, ...more } = onStack;
  const { exileInstead, cantBeCountered, alternative, ...rest } = more;
  // Does not compile when what lies on the stack gets a field that is not looked at here.
  rest satisfies { readonly [K in keyof typeof rest]: never };
  const key = JSON.stringify([
    [as, ability && numberOf(ability), content && numberOf(content), modes],
    [exileInstead, cantBeCountered, alternative],
    scopeWords(scope, source, asks(onStack)),
  ]);
  carriedKeys.set(onStack, key);
  return key;
}

/** What the words mean, with "this" for the source. */
function scopeWords(scope: Scope, source: ObjectId, asks: Asks): unknown {
  const { source: own, event, paid, ...meant } = scope;
  const moved = paid !== undefined && paid[1] > paid[0] + 1 && asks.objects ? paid : null;
  return [own === source, asks.event ? eventWords(event, source) : null, moved, meant];
}

function eventWords(event: EventFacts | undefined, source: ObjectId): unknown {
  if (event === undefined) return null;
  const { object, ...others } = event;
  return [object === source ? 'this' : object, others];
}
