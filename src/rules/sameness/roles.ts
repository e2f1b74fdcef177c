import type { EventFacts } from '../kernel/facts';
import type { ObjectId } from '../kernel/ids';
import type { ChosenTarget, Target } from '../kernel/objects';
import type { Scope } from '../kernel/scope';
import type { State } from '../kernel/state';

/**
 * What points at each object, in words of this program's own: equal words for objects that are pointed
 * at in the same way, as two of a locked-in set are (611.2c).
 */
export class Roles {
  private readonly roles = new Map<ObjectId, string>();

  constructor(private readonly state: State) {}

  of(id: ObjectId): string {
    return this.roles.get(id) ?? '';
  }

  /**
   * Notes that something points at an object. Where the object is gone, what it became is meant as well
   * (400.7j), and what it was attached to or had exiled may be asked of it (608.2h).
   */
  point(id: ObjectId | undefined, role: string): void {
    let at = id;
    for (let steps = 0; at !== undefined && steps < 100; steps += 1) {
      if (this.state.objects.has(at)) {
        this.add(at, role);
        return;
      }
      const gone = this.state.departed.get(at);
      if (gone === undefined) return;
      const { attachedTo, attachments, linked } = gone.object;
      this.target(attachedTo ?? undefined, `${role} on`);
      for (const other of attachments) this.add(other, `${role} with`);
      for (const other of linked) this.add(other, `${role} exiled`);
      at = gone.became ?? undefined;
    }
  }

  all(ids: Iterable<ObjectId> | undefined, role: string): void {
    for (const id of ids ?? []) this.point(id, role);
  }

  target(target: Target | undefined, role: string): void {
    if (target !== undefined && 'object' in target) this.point(target.object, role);
  }

  chosen(targets: readonly (readonly ChosenTarget[])[] | undefined, role: string): void {
    for (const [slot, chosen] of (targets ?? []).entries()) {
      for (const { target, amount } of chosen) this.target(target, `${role} ${slot} ${amount}`);
    }
  }

  facts(facts: EventFacts | undefined, role: string): void {
    if (facts === undefined) return;
    this.point(facts.object, `${role} object`);
    this.point(facts.became, `${role} became`);
    this.point(facts.source, `${role} source`);
    this.target(facts.whom, `${role} whom`);
    this.all(facts.objects, `${role} objects`);
  }

  scope(scope: Scope, role: string): void {
    this.point(scope.source, `${role} source`);
    this.point(scope.resolving, `${role} resolving`);
    this.point(scope.tappedForMana, `${role} tapped`);
    this.chosen(scope.targets, `${role} target`);
    this.facts(scope.event, `${role} event`);
    if (scope.each !== undefined) this.target(scope.each, `${role} each`);
    for (const [name, bound] of Object.entries(scope.bound ?? {})) {
      if ('objects' in bound) this.all(bound.objects, `${role} ${name}`);
    }
    this.born(scope.began, Number.POSITIVE_INFINITY, `${role} began`);
    this.born(scope.paid?.[0], scope.paid?.[1] ?? 0, `${role} paid`);
  }

  /** New ids from one up to another are told apart from older ones (400.7j). */
  private born(from: number | undefined, until: number, role: string): void {
    if (from === undefined) return;
    const ids = this.state.objects.ids();
    for (let at = ids.length - 1; at >= 0; at -= 1) {
      const id = ids[at];
      if (id === undefined || id < from) return;
      if (id < until) this.add(id, role);
    }
  }

  private add(id: ObjectId, role: string): void {
    this.roles.set(id, `${this.roles.get(id) ?? ''}|${role}`);
  }
}
