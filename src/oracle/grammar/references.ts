import type {
  Condition,
  Effect,
  Instruction,
  ManaOutput,
  ObjectRef,
  PlayerRef,
  Players,
  TargetSpec,
} from '../../rules/authoring/language';
import { waitingFor } from './about';
import {
  actorOf,
  aimsAnew,
  collect,
  continued,
  effectOf,
  forEitherKind,
  isKnownBefore,
  LISTS,
  map,
  othersThan,
  othersThanToken,
  otherThan,
  plainly,
  replace,
  saysItOfEach,
  saysListsFirst,
  speaksOfHost,
  takesHostAway,
} from './binding';
import { made, thatColor } from './made';
import {
  afterwards,
  type Before,
  kindsOf,
  lastToken,
  type Mention,
  meantBy,
  mentionThis,
  onlyOne,
} from './mentions';
import { filterOf } from './numbers';
import type { Pending } from './pending';

type Steps = readonly Instruction[];

/** What has been read of one effect so far, and how its next sentence is bound to it. */
export class References {
  readonly targets: TargetSpec[] = [];
  objects: readonly Mention[];
  private players: readonly PlayerRef[];
  private actor: Players | undefined;
  /** Who acts where the text names nobody. */
  private implied: PlayerRef = { player: 'you' };
  /** What was named before the clause that is being bound: "it" is none of those that the clause itself names. */
  private earlier: readonly Mention[];
  /** What this was attached to has left: nothing says any more what it was. */
  private hostGone = false;
  /** The same phrase, where it stands for an X that is used twice, means one thing. */
  private readonly answers = new Map<Pending, unknown>();
  /** A sentence was left unread: what comes after it may speak of something in it. */
  private unsure = false;
  /** The colour that was chosen. */
  color: ManaOutput | undefined;

  constructor(
    private readonly before: Before,
    private readonly named: Set<string> = new Set(),
  ) {
    this.objects = before.objects;
    this.earlier = before.objects;
    this.players = before.players;
  }

  /** After a sentence that nobody read, a pronoun means nothing certain. */
  lose(): void {
    this.unsure = true;
    this.objects = [];
    this.players = [];
  }

  /** A copy to try a reading on. */
  fork(): References {
    const copy = new References(this.before, new Set(this.named));
    copy.become(this);
    return copy;
  }

  /** Goes on from where the other is. */
  become(other: References): void {
    this.targets.splice(0, this.targets.length, ...other.targets);
    for (const name of other.named) this.named.add(name);
    this.objects = other.objects;
    this.players = other.players;
    this.actor = other.actor;
    this.unsure = other.unsure;
    this.implied = other.implied;
    this.color = other.color;
    this.hostGone = other.hostGone;
  }

  /** Binds a sentence; nothing where one of its references can't be bound. */
  bind(steps: Steps): Steps | undefined {
    const bound = this.steps(steps);
    const counts = JSON.stringify(bound ?? null).includes('"amount":"event"');
    if (bound === undefined || (counts && this.before.amount !== true)) return undefined;
    return this.before.spell
      ? othersThan(onlyOne(this.objects), bound)
      : othersThanToken(lastToken(this.objects), bound);
  }

  private steps(steps: Steps): Steps | undefined {
    const done: Instruction[] = [];
    for (const step of steps) {
      const bound = this.step(step);
      if (bound === undefined) return undefined;
      done.push(...bound);
    }
    return done;
  }

  private step(said: Instruction): Steps | undefined {
    if (said.kind === 'reflexive') return this.reflexive(said);
    // What one condition made is not what another speaks of.
    if (said.kind === 'if') this.objects = this.objects.filter(({ given }) => given !== true);
    // "… unless its controller pays": what is within stands before.
    const first = saysListsFirst(said) ? this.nested(said) : undefined;
    const step = first ?? said;
    if (this.hostGone && speaksOfHost(step)) return undefined;
    const pendings = collect(step).sort((a, b) => a.at - b.at);
    const choices: Instruction[] = [];
    this.earlier = this.objects;
    if (saysItOfEach(step, pendings)) return undefined;
    for (const pending of pendings) {
      if (this.answers.has(pending)) continue;
      const answer = this.answer(pending, choices);
      if (answer === undefined) return undefined;
      this.answers.set(pending, answer);
    }
    const shallow = replace(step, this.answers) as Instruction;
    const actor = actorOf(shallow);
    if (actor !== undefined && shallow.kind !== 'forEach') this.actor = actor;
    const inner = first === undefined ? this.nested(shallow) : shallow;
    if (inner === undefined) return undefined;
    if (actor !== undefined) this.actor = actor;
    const colored = thatColor(inner, this.color, this.before.chosenColor === true);
    if (colored === undefined) return undefined;
    const named = made(colored, this);
    if (takesHostAway(inner)) this.hostGone = true;
    // Only chosen for what is said of it later.
    if (inner.kind === 'forEach' && inner.do.length === 0) return choices;
    return [...choices, ...forEitherKind(plainly(named), this.targets).flatMap(continued)];
  }

  mention(ref: ObjectRef, many: boolean, kinds: readonly string[] | undefined): void {
    this.objects = [...this.objects, { ref, many, kinds }];
  }

  /** The instructions within, in their order. */
  private nested(step: Instruction): Instruction | undefined {
    let result: Record<string, unknown> = { ...step };
    for (const field of LISTS) {
      const inner = (step as unknown as Record<string, unknown>)[field];
      if (!Array.isArray(inner)) continue;
      const each = step.kind === 'forEach' ? this.players : undefined;
      const known = this.objects.length;
      const { implied } = this;
      if (step.kind === 'may') this.implied = step.player;
      if (step.kind === 'forEach' && 'player' in step.of) {
        this.implied = { player: 'each' };
        this.players = [...this.players, this.implied];
      }
      if (step.kind === 'forEach' && 'where' in step.of)
        this.mention({ ref: 'each' }, false, kindsOf(step.of.where, step.of.zones));
      const bound = this.steps(inner as Steps);
      this.implied = implied;
      if (each !== undefined) this.players = each;
      this.objects = afterwards(step, this.objects, known);
      if (bound === undefined) return undefined;
      result = { ...result, [field]: bound };
    }
    return step.kind === 'delayedTrigger' ? this.delayed(step) : (result as unknown as Instruction);
  }

  /** What a trigger that an effect makes does, speaks of the event that it waits for (603.7c). */
  private delayed(step: Extract<Instruction, { kind: 'delayedTrigger' }>): Instruction | undefined {
    const { trigger, content } = step.ability;
    if ('modal' in content) return undefined;
    const { objects, players } = this;
    const known = waitingFor(trigger, this.before.spell, { objects, players });
    const make = (told: Effect): Instruction => ({
      ...step,
      ability: { ...step.ability, content: told },
    });
    const anew = trigger.event !== 'beginning' && aimsAnew(content);
    if (anew) return map(this.anew(known, content.do), make);
    this.objects = known.objects;
    this.players = known.players;
    const bound = this.steps(content.do);
    this.objects = objects;
    this.players = players;
    return map(bound, (steps) => make({ ...content, do: steps }));
  }

  /** An ability with targets of its own may speak of what was named before, but of no target. */
  private anew({ objects, players }: Pick<Before, 'objects' | 'players'>, steps: Steps) {
    const inner = new References(
      {
        ...this.before,
        objects: objects.filter(({ ref }) => ref.ref !== 'target'),
        players: players.filter(({ player }) => player !== 'target'),
      },
      this.named,
    );
    return map(inner.bind(steps), (done) => effectOf(inner.targets, done));
  }

  /** "When you do" has targets of its own, and may speak of what was named before but of no target (603.12). */
  private reflexive(step: Extract<Instruction, { kind: 'reflexive' }>): Steps | undefined {
    if ('modal' in step.content) return [step];
    return map(this.anew({ objects: this.objects, players: [] }, step.content.do), (content) => [
      { kind: 'reflexive', content },
    ]);
  }

  private answer(pending: Pending, choices: Instruction[]): unknown {
    const { means } = pending;
    if ('self' in means) {
      const itself: ObjectRef = this.before.self ?? { ref: 'this' };
      if (!this.before.spell) this.objects = [...this.objects, { ...mentionThis, ref: itself }];
      return itself;
    }
    if ('target' in means) return this.target(means.target, means.many, choices);
    if ('chosen' in means) {
      const chosen = this.within(means.chosen, choices);
      if (chosen === undefined) return undefined;
      const name = this.fresh('chosen');
      choices.push({
        kind: 'choose',
        player: this.implied,
        what: filterOf(chosen),
        count: [1, 1],
        bind: name,
      });
      const ref: ObjectRef = { ref: 'bound', name };
      this.mention(ref, false, kindsOf(chosen.where, chosen.zones));
      return ref;
    }
    if ('implied' in means) return this.implied;
    if ('subject' in means) return this.actor;
    return this.unsure && this.objects.length === 0 && this.players.length === 0
      ? undefined
      : means.pronoun === 'player'
        ? this.players.at(-1)
        : meantBy(means, this.earlier, this.objects);
  }

  /** A condition that is looked at before anything is done. */
  condition = (condition: Condition): Condition | undefined => this.within(condition, []);

  fresh(base: string): string {
    let name = base;
    for (let count = 2; this.named.has(name); count += 1) name = `${base} ${count}`;
    this.named.add(name);
    return name;
  }

  /** The phrases within a noun, bound in their order; nothing where one of them can't be. */
  private within<T>(node: T, choices: Instruction[]): T | undefined {
    for (const pending of collect(node).sort((a, b) => a.at - b.at)) {
      const answer = this.answer(pending, choices);
      if (answer === undefined) return undefined;
      this.answers.set(pending, answer);
    }
    return replace(node, this.answers) as T;
  }

  private target(pendingSpec: TargetSpec, many: boolean, choices: Instruction[]): unknown {
    const spec = this.within(pendingSpec, choices);
    if (spec === undefined || !isKnownBefore(spec)) return undefined;
    const slot = this.targets.length;
    const aimed = this.before.spell || slot > 0 ? otherThan(spec, slot) : spec;
    if (aimed === undefined) return undefined;
    this.targets.push(aimed);
    const both = spec.objects !== undefined && spec.players !== undefined;
    if (both) {
      this.mention({ ref: 'target', slot }, false, undefined);
      return { ref: 'target', slot };
    }
    if (spec.players !== undefined) {
      const player: PlayerRef = { player: 'target', slot };
      this.players = [...this.players, player];
      return player;
    }
    const ref: ObjectRef = { ref: 'target', slot };
    this.mention(ref, many, kindsOf(spec.objects?.where ?? [], spec.objects?.zones));
    return ref;
  }
}
