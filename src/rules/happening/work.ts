import { carryWorld, worldOf } from '../characteristics/world';
import type { RuleNumber } from '../citations';
import type { View } from '../evaluate/view';
import type { GameEvent, Happening } from '../kernel/events';
import type { EventFacts } from '../kernel/facts';
import type { ObjectId } from '../kernel/ids';
import type { PaidCost } from '../kernel/paying';
import type { UnreadReach } from '../kernel/questions';
import { Undecided, UnreadMet } from '../kernel/results';
import type { State } from '../kernel/state';
import { apply } from './apply';
import { withCounterRules } from './counterRules';
import { factsOf } from './facts';
import type { Follow } from './following';
import { atOnce, HALT, type Resting, restsBefore } from './halts';
import { notice } from './notice';
import { unreadAbout } from './unread';
import { characteristicsOf, viewOf } from './view';

export type { Doing } from './halts';

/** A happening with the rules by which it happens. */
export interface Proposal {
  readonly happening: Happening;
  readonly cites: readonly RuleNumber[];
}

/** More events than any answer can cause by rights: a loop without a choice in it (732). */
const MOST_EVENTS = 200_000;

/**
 * The one place where a position is worked on. The position before is never changed: when work asks and
 * has no answer yet, all that it did is thrown away and done again with the answer.
 */
export class Work {
  private current: State;
  readonly events: GameEvent[] = [];
  /** The object whose text or rule is being followed, and the place in it. */
  cause: { readonly object?: ObjectId; readonly path?: readonly (string | number)[] } = {};
  byHand = false;
  /** How many texts that could not be read it has come to. */
  private unread = 0;

  /** @param leftToHand how many of the texts that could not be read are left to the hand: it goes on past the first so many */
  constructor(
    state: State,
    readonly follow: Follow,
    private readonly leftToHand = 0,
  ) {
    this.current = state;
  }

  get state(): State {
    return this.current;
  }

  get view(): View {
    return viewOf(this.current);
  }

  /** Sets fields of the position that are no happening of the game: what is to be done, the agenda. */
  set(change: Partial<State>): void {
    this.replace({ ...this.current, ...change });
  }

  /** Applies happenings that happen at once, records them, and notices what triggers (603.2). */
  emit(proposed: readonly Proposal[]): readonly Happening[] {
    return atOnce(this.emitting(proposed));
  }

  /** The same, resting where there is much of it. */
  *emitting(proposed: readonly Proposal[]): Resting<readonly Happening[]> {
    if (proposed.length === 0) return [];
    const before = this.current;
    const proposals = proposed.map((p) => withCounterRules(before, p));
    const facts: EventFacts[] = [];
    const applied: Happening[] = [];
    const batch = before.nextBatch;
    let next: State = { ...rememberDeparting(before, proposals), nextBatch: batch + 1 };
    for (const [nth, { happening, cites }] of proposals.entries()) {
      if (restsBefore(nth)) yield HALT;
      const result = apply(next, happening);
      next = result.state;
      applied.push(result.happening);
      for (const fact of factsOf(before, result.happening)) facts.push(fact);
      this.record(result.happening, cites, batch);
      this.revealTurnedDown(before, result.happening, batch);
    }
    this.replace(next);
    this.followControl(before);
    if (facts.length > 0) yield* this.noticeTriggers(before, facts);
    return applied;
  }

  /** Applies one happening. */
  one(happening: Happening, ...cites: readonly RuleNumber[]): Happening {
    return this.emit([{ happening, cites }])[0] ?? happening;
  }

  /** Tells a step that changes nothing but matters (601.2 parts, checks, skipped clauses …). */
  tell(
    step: Extract<Happening, { kind: 'step' }>['what'],
    cites: readonly RuleNumber[],
    objects: readonly ObjectId[] = [],
    detail?: string,
    cost?: PaidCost,
  ): void {
    this.record(
      {
        kind: 'step',
        what: step,
        objects,
        ...(detail === undefined ? {} : { detail }),
        ...(cost === undefined ? {} : { cost }),
      },
      cites,
      this.current.nextBatch,
    );
    this.replace({ ...this.current, nextBatch: this.current.nextBatch + 1 });
  }

  /**
   * Comes to a text that could not be read.
   * @throws UnreadMet unless it is left to the hand
   */
  meetUnread(text: string, about: ObjectId, reach: UnreadReach): void {
    this.unread += 1;
    const { state } = this;
    const object = state.objects.get(about) ?? state.departed.get(about)?.object;
    const player = object?.controller ?? state.turn.active;
    if (this.unread > this.leftToHand) {
      throw new UnreadMet({ kind: 'unread', text, reach, player, about, cites: [] });
    }
    const outer = this.byHand;
    this.byHand = true;
    this.tell('byHand', [], [about], text);
    this.byHand = outer;
  }

  /** A face-down spell or permanent that leaves its zone, but for the battlefield, is revealed as it moves (708.9). */
  private revealTurnedDown(before: State, h: Happening, batch: number): void {
    if (h.kind !== 'moved' || h.became === undefined || h.to === 'battlefield') return;
    const old = before.objects.get(h.object);
    if (old === undefined || old.faceDown === null || old.zone === 'exile') return;
    const revealed = { player: old.owner, objects: [h.became], look: false };
    this.record({ kind: 'revealed', ...revealed }, ['708.9'], batch);
  }

  private record(happening: Happening, cites: readonly RuleNumber[], batch: number): void {
    if (this.events.length >= MOST_EVENTS) throw new Undecided('This goes on without end (732.4).');
    const { object, path } = this.cause;
    this.events.push({
      ...happening,
      cites,
      batch,
      ...(object === undefined ? {} : { cause: object }),
      ...(path === undefined ? {} : { path }),
      ...(this.byHand ? { byHand: true } : {}),
    });
  }

  private replace(next: State): void {
    const before = this.current;
    if (next === before) return;
    // Where effects, or what they read, are others than before, any permanent may now be another.
    this.current = carryWorld(before, next) ? next : { ...next, changed: 'all' };
  }

  /** Keeps the recorded controller in step with effects of layer 2 (613.1b). */
  private followControl(before: State): void {
    const control = worldOf(this.current).entries.filter(
      (e) => e.entry === 'effect' && e.layer === '2',
    );
    const old = worldOf(before).entries.filter((e) => e.entry === 'effect' && e.layer === '2');
    if (control.length === 0 && old.length === 0) return;
    if (worldOf(this.current) === worldOf(before)) return;
    for (const id of this.current.battlefield.list()) {
      const object = this.current.objects.get(id);
      const controller = characteristicsOf(this.current, id)?.controller;
      if (object === undefined || controller === undefined || controller === object.controller)
        continue;
      this.emit([
        { happening: { kind: 'controlChanged', object: id, to: controller }, cites: ['613.1b'] },
      ]);
    }
  }

  private *noticeTriggers(before: State, facts: readonly EventFacts[]): Resting<void> {
    const { triggers, usedUp, unmet } = yield* notice(before, this.current, facts);
    this.replace({ ...this.current, thisTurn: this.current.thisTurn.push(...facts) });
    if (triggers.length > 0)
      this.replace({ ...this.current, waiting: [...this.current.waiting, ...triggers] });
    for (const t of triggers) {
      if (!t.mana)
        this.record(
          { kind: 'step', what: 'triggerWaiting', objects: [t.source] },
          t.ability.when === undefined ? ['603.2'] : ['603.2', '603.4'],
          this.current.nextBatch - 1,
        );
    }
    for (const source of unmet) {
      this.record(
        { kind: 'step', what: 'notTriggered', objects: [source] },
        ['603.4'],
        this.current.nextBatch - 1,
      );
    }
    yield* this.emitting(
      usedUp.map((effect) => ({ happening: { kind: 'effectEnded', effect }, cites: ['603.7b'] })),
    );
    for (const { source, text } of unreadAbout(before, this.current, facts)) {
      this.meetUnread(text, source, 'event');
    }
  }
}

/** Last known information is the whole object as it was (608.2h). */
export function rememberDeparting(state: State, proposals: readonly Proposal[]): State {
  let { departed } = state;
  for (const { happening } of proposals) {
    if (happening.kind !== 'moved' && happening.kind !== 'ceased') continue;
    const object = state.objects.get(happening.object);
    const characteristics = characteristicsOf(state, happening.object);
    if (object === undefined || characteristics === undefined) continue;
    const copiable = worldOf(state).copiable(object);
    departed = departed.set(object.id, { object, characteristics, copiable, became: null });
  }
  return departed === state.departed ? state : { ...state, departed };
}
