import type { Condition } from '../abilities/references';
import type { ReplacementEffect } from '../abilities/statics';
import { cr, type RuleNumber } from '../citations';
import { isMet } from '../evaluate/conditions';
import { fits } from '../evaluate/events';
import type { View } from '../evaluate/view';
import type { Happening, Unapplied } from '../kernel/events';
import type { EventFacts } from '../kernel/facts';
import type { EffectId, ObjectId, PlayerId } from '../kernel/ids';
import type { GameObject } from '../kernel/objects';
import type { Scope } from '../kernel/scope';
import type { State } from '../kernel/state';
import { enteringCounters, factsOf } from './facts';
import { freshObject, keptFromStack } from './records';
import { enteringFace } from './startingCounters';
import { viewEntering, viewOf } from './view';
import { abilitiesOfKind, watchers } from './watchers';

/** A replacement or prevention effect that applies to an event about to happen (614.1, 615.1). */
export interface Applicable {
  /** Each effect applies at most once to an event (614.5): this tells it apart. */
  readonly key: string;
  readonly source: ObjectId;
  readonly effect: ReplacementEffect;
  readonly scope: Scope;
  /** A one-shot effect of a resolved spell or ability, used up by applying. */
  readonly uses: EffectId | null;
  /** Rules that say so besides. */
  readonly cites?: readonly RuleNumber[];
  /** It is about how the object itself enters (614.12, 616.1 a). */
  readonly self: boolean;
}

/**
 * The effects that apply to what is about to happen and have not applied to it yet.
 * @param unapplied is filled with those that look for such an event and do not apply.
 */
export function applicableTo(
  state: State,
  happening: Happening,
  done: ReadonlySet<string>,
  unapplied: Unapplied[] = [],
): readonly Applicable[] {
  const entering = enteringObject(state, happening);
  const view = entering === null ? viewOf(state) : viewEntering(state, entering);
  const facts = proposedFacts(state, happening, entering);
  const found: Applicable[] = [];
  for (const fact of facts) {
    for (const source of sourcesFor(state, fact.kind, entering)) {
      const values = view.characteristics(source);
      const object = view.object(source);
      if (values === undefined || object === undefined || object.phasedOut) continue;
      const scope: Scope = { source, you: values.controller, event: fact };
      const whyNot = (
        effect: ReplacementEffect,
        id: string,
        when: Condition | undefined,
      ): Unapplied['why'] | null => {
        if (done.has(id)) return 'once';
        const about = source !== entering?.id || aboutItself(effect);
        if (!about || !fits(view, scope, effect.event, fact)) return 'otherEvent';
        return met(view, scope, when) && met(view, scope, effect.when) ? null : 'condition';
      };
      for (const { key, ability } of abilitiesOfKind(values, 'static')) {
        const zones = ability.zones ?? ['battlefield'];
        if (!zones.includes(object.zone)) continue;
        ability.effects.forEach((effect, i) => {
          if (effect.effect !== 'replacement') return;
          const id = `${source}:${key}:${i}`;
          const why = whyNot(effect, id, ability.when);
          if (why !== null) {
            // How others enter is nothing that what says how it itself enters looks for.
            if (why !== 'otherEvent' || !aboutItself(effect)) unapplied.push({ source, why });
            return;
          }
          found.push({ key: id, source, effect, scope, uses: null, self: source === entering?.id });
        });
      }
    }
    found.push(...floatingFor(state, view, fact, done));
  }
  return found;
}

/** What is entering replaces how it enters only where that is about it alone, not about a group that it belongs to (614.12). */
function aboutItself({ event }: ReplacementEffect): boolean {
  return (
    'object' in event && event.object.some((p) => p.is === 'object' && p.object.ref === 'this')
  );
}

function met(view: View, scope: Scope, when: Condition | undefined): boolean {
  return when === undefined || isMet(view, scope, when);
}

/** Permanents that may replace it, and what is entering itself. */
function sourcesFor(state: State, kind: string, entering: GameObject | null): readonly ObjectId[] {
  const ids = watchers(state, `replace:${kind}`);
  return entering === null || ids.includes(entering.id) ? ids : [...ids, entering.id];
}

function floatingFor(
  state: State,
  view: View,
  fact: ReturnType<typeof factsOf>[number],
  done: ReadonlySet<string>,
): readonly Applicable[] {
  const found: Applicable[] = [];
  for (const id of state.effectHooks.get(`replace:${fact.kind}`)?.list() ?? []) {
    const floating = state.effects.get(id);
    if (floating?.content.kind !== 'replacement') continue;
    const { replacement, once } = floating.content;
    const scope: Scope = { ...floating.scope, event: fact };
    const key = `f${id}`;
    if (done.has(key) || !fits(view, scope, replacement.event, fact)) continue;
    if (!met(view, scope, replacement.when)) continue;
    found.push({
      key,
      source: floating.source,
      effect: replacement,
      scope,
      uses: once ? id : null,
      self: false,
      ...(floating.counter === undefined ? {} : { cites: [cr('122.1h')] }),
    });
  }
  return found;
}

/** The object as it would exist on the battlefield, before it enters (614.12). */
export function enteringObject(state: State, h: Happening): GameObject | null {
  if (h.kind === 'moved' && h.to === 'battlefield') {
    const old = state.objects.get(h.object);
    if (old === undefined) return null;
    const controller = h.entering?.controller ?? h.by ?? old.owner;
    return {
      ...freshObject(
        old.id,
        old.card,
        old.kind,
        h.entering?.copy ?? old.printed,
        old.owner,
        'battlefield',
      ),
      ...keptFromStack(old, 'battlefield'),
      face: enteringFace(old, h.entering),
      ...h.fields,
      chosen: h.entering?.chosen ?? {},
      faceDown: h.entering?.faceDown ?? null,
      controller,
      baseController: controller,
    };
  }
  if (h.kind === 'created' && h.zone === 'battlefield' && h.count > 0) {
    const controller = h.entering?.controller ?? h.owner;
    // No id is taken yet: −1 stands for any one of the tokens that are about to be.
    return {
      ...freshObject(
        -1 as ObjectId,
        -1 as GameObject['card'],
        'token',
        h.entering?.copy ?? h.values,
        h.owner,
        'battlefield',
      ),
      face: h.entering?.copy === undefined ? (h.entering?.face ?? null) : null,
      ...h.fields,
      chosen: h.entering?.chosen ?? {},
      controller,
      baseController: controller,
    };
  }
  return null;
}

function proposedFacts(
  state: State,
  h: Happening,
  entering: GameObject | null,
): readonly EventFacts[] {
  const facts = factsOf(state, h);
  if (entering === null) return facts;
  const { id, controller } = entering;
  const counters =
    h.kind === 'moved' || h.kind === 'created' ? enteringCounters(h.entering, id, controller) : [];
  if (h.kind === 'created') {
    return [
      ...facts.filter((f) => f.kind === 'tokensCreated'),
      {
        kind: 'moved',
        object: id,
        became: id,
        to: 'battlefield',
        why: 'create',
        player: controller,
      },
      ...counters,
    ];
  }
  return [
    ...facts.map((f) => (f.kind === 'moved' ? { ...f, became: id, player: controller } : f)),
    ...counters,
  ];
}

/** The player who chooses among several: the affected player, or the controller of the affected object (616.1). */
export function chooserOf(state: State, h: Happening): PlayerId {
  switch (h.kind) {
    case 'moved':
      return (
        (enteringObject(state, h) ?? state.objects.get(h.object))?.controller ?? state.turn.active
      );
    case 'created':
      return h.entering?.controller ?? h.owner;
    case 'manaAdded':
    case 'life':
    case 'draw':
      return h.player;
    case 'damage':
      return 'player' in h.to
        ? h.to.player
        : (state.objects.get(h.to.object)?.controller ?? state.turn.active);
    case 'counters':
      return 'player' in h.on
        ? h.on.player
        : (state.objects.get(h.on.object)?.controller ?? state.turn.active);
    default:
      return state.turn.active;
  }
}
