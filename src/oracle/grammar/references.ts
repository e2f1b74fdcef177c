import type {
  Condition,
  Instruction,
  ObjectRef,
  PlayerRef,
  Players,
  TargetSpec,
} from '../../rules/authoring/language';
import {
  collect,
  continued,
  effectOf,
  forEitherKind,
  isKnownBefore,
  LISTS,
  othersThan,
  otherThan,
  plainly,
  replace,
  saysItOfEach,
  saysListsFirst,
  speaksOfHost,
  takesHostAway,
} from './binding';
import { type Before, itOf, kindsOf, lastOf, type Mention, mentionThis, onlyOne } from './mentions';
import { filterOf } from './numbers';
import type { Pending, Pronoun } from './pending';
import { same } from './template';

type Steps = readonly Instruction[];

type Again = Extract<Pending['means'], { readonly pronoun: Pronoun }>;

/** What has been read of one effect so far, and how its next sentence is bound to it. */
export class References {
  readonly targets: TargetSpec[] = [];
  private objects: readonly Mention[];
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
    this.hostGone = other.hostGone;
  }

  /** Binds a sentence; nothing where one of its references can't be bound. */
  bind(steps: Steps): Steps | undefined {
    const bound = this.steps(steps);
    const counts = JSON.stringify(bound ?? null).includes('"amount":"event"');
    if (bound === undefined || (counts && this.before.amount !== true)) return undefined;
    return this.before.spell ? othersThan(onlyOne(this.objects), bound) : bound;
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
    const actor = this.noteActor(shallow);
    const inner = first === undefined ? this.nested(shallow) : shallow;
    if (inner === undefined) return undefined;
    if (actor !== undefined) this.actor = actor;
    const named = this.noteMade(this.noteExiled(inner));
    if (takesHostAway(inner)) this.hostGone = true;
    return [...choices, ...forEitherKind(plainly(named), this.targets).flatMap(continued)];
  }

  /** Who acts, for a clause that goes on without saying so. */
  private noteActor(step: Instruction): Players | undefined {
    if (step.kind === 'forEach' && 'player' in step.of) return step.of;
    const player = 'player' in step ? step.player : undefined;
    if (player !== undefined) this.actor = player;
    return player;
  }

  /** Tokens, cards that were found: what the next sentences call "it" or "them". */
  private noteMade(step: Instruction): Instruction {
    if (step.kind === 'search') this.mention({ ref: 'bound', name: step.bind }, false, ['card']);
    if (step.kind !== 'createToken') return step;
    const bind = step.bind ?? this.fresh('token');
    const several = step.count !== undefined && step.count !== 1;
    this.mention({ ref: 'bound', name: bind }, several, ['token', 'permanent', 'Creature']);
    return { ...step, bind };
  }

  /** What is exiled is a card from then on, a new object that "it" and "that card" mean (400.7). */
  private noteExiled(step: Instruction): Instruction {
    if (step.kind !== 'exile' || !('ref' in step.what) || step.until !== undefined) return step;
    const { what } = step;
    if (!this.objects.some(({ ref }) => same(ref, what))) return step;
    const name = this.fresh('exiled');
    this.objects = this.objects.map((one) =>
      same(one.ref, what)
        ? {
            many: one.many,
            kinds: [...(one.kinds ?? []), 'card'],
            ref: { ref: 'bound', name },
            was: what,
          }
        : one,
    );
    return { ...step, bind: name };
  }

  private mention(ref: ObjectRef, many: boolean, kinds: readonly string[] | undefined): void {
    this.objects = [...this.objects, { ref, many, kinds }];
  }

  /** The instructions within, in their order. */
  private nested(step: Instruction): Instruction | undefined {
    let result: Record<string, unknown> = { ...step };
    for (const field of LISTS) {
      const inner = (step as unknown as Record<string, unknown>)[field];
      if (!Array.isArray(inner)) continue;
      const each = step.kind === 'forEach' ? this.players : undefined;
      const { implied } = this;
      if (step.kind === 'may') this.implied = step.player;
      if (step.kind === 'forEach' && 'player' in step.of) {
        this.implied = { player: 'each' };
        this.players = [...this.players, this.implied];
      }
      const bound = this.steps(inner as Steps);
      this.implied = implied;
      if (each !== undefined) this.players = each;
      if (bound === undefined) return undefined;
      result = { ...result, [field]: bound };
    }
    if (step.kind === 'delayedTrigger') {
      const { content } = step.ability;
      if ('modal' in content) return undefined;
      const bound = this.steps(content.do);
      if (bound === undefined) return undefined;
      result = { ...result, ability: { ...step.ability, content: { ...content, do: bound } } };
    }
    return result as unknown as Instruction;
  }

  /** "When you do" has targets of its own, and may speak of what was named before but of no target (603.12). */
  private reflexive(step: Extract<Instruction, { kind: 'reflexive' }>): Steps | undefined {
    if ('modal' in step.content) return [step];
    const objects = this.objects.filter(({ ref }) => ref.ref !== 'target');
    const inner = new References({ ...this.before, objects, players: [] }, this.named);
    const bound = inner.bind(step.content.do);
    if (bound === undefined) return undefined;
    return [{ kind: 'reflexive', content: effectOf(inner.targets, bound) }];
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
      : this.pronoun(means);
  }

  /** A condition that is looked at before anything is done. */
  condition = (condition: Condition): Condition | undefined => this.within(condition, []);

  private fresh(base: string): string {
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

  private pronoun({ pronoun, noun, whose }: Again): unknown {
    if (pronoun === 'player') return this.players.at(-1);
    if (noun === 'exiled') return { ref: 'linked' };
    const meant =
      pronoun === 'it'
        ? itOf(this.earlier, this.objects)
        : lastOf(this.objects, pronoun === 'they', noun);
    return whose === true ? (meant?.was ?? meant?.ref) : meant?.ref;
  }
}
