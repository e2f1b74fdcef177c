import type { Span, TriggeredAbility } from '../abilities/ability';
import type { Duration } from '../abilities/statics';
import { cr } from '../citations';
import { eventObject } from '../evaluate/references';
import type { Bound, Scope } from '../kernel/scope';
import type { State } from '../kernel/state';
import { findObject } from '../resolving/found';
import { type Execution, next } from './execution';
import { startContinuous } from './starting';

/** Makes a delayed triggered ability (603.7) or, with a duration, one that may trigger again and again; remembers what the references mean now. */
export interface DelayedTrigger {
  readonly kind: 'delayedTrigger';
  readonly ability: TriggeredAbility;
  readonly duration?: Duration;
  readonly span?: Span;
}

export const delayedTrigger: Execution<'delayedTrigger'> = {
  cites: [cr('608.2c'), cr('603.7')],
  execute({ work, scope }, { ability, duration }) {
    const remembered = rememberEvent(work.state, ability, scope);
    startContinuous(
      work,
      {
        affected: {},
        duration: duration ?? 'forever',
        scope: remembered.scope,
        content: { kind: 'trigger', ability: remembered.ability, once: duration === undefined },
      },
      cr('608.2c'),
      cr('603.7'),
    );
    return next(undefined);
  },
};

const OBJECT = 'event object';
const PLAYER = 'event player';

/**
 * The beginning of a step has no object of its own: "that creature" in an ability that waits for one
 * means the object of the event that caused this text, now (603.7c).
 */
function rememberEvent(
  state: State,
  ability: TriggeredAbility,
  scope: Scope,
): { readonly ability: TriggeredAbility; readonly scope: Scope } {
  const { event, resolving: _, ...kept } = scope;
  if (ability.trigger.event !== 'beginning' || event === undefined) return { ability, scope: kept };
  const about = eventObject(event);
  // What died, or moved otherwise to where all can see it, is remembered as what it became (400.7e).
  const object = about === undefined ? undefined : (findObject(state, scope, about) ?? about);
  const bound: Record<string, Bound> = { ...scope.bound };
  if (object !== undefined) bound[OBJECT] = { objects: [object] };
  if (event.player !== undefined) bound[PLAYER] = { player: event.player };
  const replaced = replaceReferences(ability.content, event.player !== undefined);
  return { ability: { ...ability, content: replaced }, scope: { ...kept, bound } };
}

function replaceReferences<T>(node: T, player: boolean): T {
  if (Array.isArray(node)) return node.map((n) => replaceReferences(n, player)) as T;
  if (typeof node !== 'object' || node === null) return node;
  if ('ref' in node && node.ref === 'event') return { ref: 'bound', name: OBJECT } as T;
  if (player && 'player' in node && node.player === 'event')
    return { player: 'bound', name: PLAYER } as T;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, replaceReferences(value, player)]),
  ) as T;
}
