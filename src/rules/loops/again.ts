import type { ObjectId } from '../kernel/ids';
import type { ChosenTarget, Target } from '../kernel/objects';
import type { Answer } from '../kernel/questions';
import type { State } from '../kernel/state';
import { ownKey } from '../sameness/own';

/**
 * The answer that means in a later position what one meant in an earlier: each object that it names is the
 * same one, or else one that stands now as that one stood then, the newest first (a token that was just
 * made takes the part of the one made before it). Nothing where there is no such object. Whether the
 * answer is legal now, the rules say when it is given.
 */
export function answerAgain(before: State, given: Answer, now: State): Answer | undefined {
  const parts = new Parts(before, now);
  const answer = translated(given, parts);
  return parts.isMissing ? undefined : answer;
}

/** Which object now takes the part of which one then. */
class Parts {
  isMissing = false;
  private readonly known = new Map<ObjectId, ObjectId>();
  private readonly taken = new Set<ObjectId>();

  constructor(
    private readonly before: State,
    private readonly now: State,
  ) {}

  of(id: ObjectId): ObjectId {
    const found = this.known.get(id) ?? this.find(id);
    if (found === undefined) {
      this.isMissing = true;
      return id;
    }
    this.known.set(id, found);
    this.taken.add(found);
    return found;
  }

  private find(id: ObjectId): ObjectId | undefined {
    const was = this.before.objects.get(id);
    if (was === undefined) return undefined;
    if (was.onStack !== null) return this.onStack(id);
    const key = ownKey(this.before, was);
    const same = this.now.objects.get(id);
    if (same !== undefined && ownKey(this.now, same) === key) return id;
    const others = [...this.now.objects.ids()].reverse();
    const other = others.find((one) => {
      const object = this.now.objects.get(one);
      return (
        object?.zone === was.zone &&
        object.onStack === null &&
        !this.taken.has(one) &&
        ownKey(this.now, object) === key
      );
    });
    return other ?? (same?.zone === was.zone ? id : undefined);
  }

  /** As far from the top, and of the same kind and name. */
  private onStack(id: ObjectId): ObjectId | undefined {
    const fromTop = this.before.stack.length - this.before.stack.indexOf(id);
    const found = this.now.stack[this.now.stack.length - fromTop];
    if (found === undefined) return undefined;
    const [was, is] = [this.before.objects.get(id), this.now.objects.get(found)];
    return was?.kind === is?.kind && was?.printed.name === is?.printed.name ? found : undefined;
  }
}

function translated(given: Answer, parts: Parts): Answer {
  const of = (id: ObjectId) => parts.of(id);
  const to = (target: Target): Target =>
    'object' in target ? { object: of(target.object) } : target;
  switch (given.kind) {
    case 'cast':
    case 'activate':
    case 'playLand':
    case 'turnFaceUp':
    case 'setAside':
    case 'object':
      return { ...given, object: of(given.object) };
    case 'choice':
      return { ...given, choice: given.choice.map(to) };
    case 'targets':
      return {
        ...given,
        targets: given.targets.map((one): ChosenTarget => ({ ...one, target: to(one.target) })),
      };
    case 'cards':
      return { ...given, top: given.top.map(of), bottom: given.bottom.map(of) };
    case 'attackers':
      return {
        ...given,
        attackers: given.attackers.map(({ object, whom }) => ({
          object: of(object),
          whom: to(whom),
        })),
      };
    case 'blockers':
      return {
        ...given,
        blockers: given.blockers.map(({ object, attackers }) => ({
          object: of(object),
          attackers: attackers.map(of),
        })),
      };
    case 'amounts':
      return { ...given, amounts: given.amounts.map((one) => ({ ...one, to: to(one.to) })) };
    default:
      return given;
  }
}
