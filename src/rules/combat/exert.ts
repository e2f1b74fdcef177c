import type { Content } from '../abilities/ability';
import { cr, type RuleNumber } from '../citations';
import { waitReflexive } from '../effects/reflexive';
import { startContinuous } from '../effects/starting';
import { ask, objectsIn } from '../happening/ask';
import { happen } from '../happening/happen';
import type { Doing, Work } from '../happening/work';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { State } from '../kernel/state';
import { ruleFinder } from '../restrictions/rules';

/** A creature that may be exerted as it attacks, by one ability of it, and what happens when it is. */
export interface Exerting {
  readonly creature: ObjectId;
  readonly whenYouDo: readonly Content[];
}

/** Those of the attackers that may be exerted as they attack (701.43d). */
export function mayBeExerted(state: State, attackers: readonly ObjectId[]): readonly Exerting[] {
  const rules = ruleFinder(state, 'mayExert');
  return attackers.flatMap((creature): Exerting[] => {
    const found = rules(creature).filter(
      ({ rule }) => rule.onceEachTurn !== true || !wasExerted(state, creature),
    );
    if (found.length === 0) return [];
    return [{ creature, whenYouDo: found.flatMap(({ rule }) => rule.whenYouDo ?? []) }];
  });
}

const wasExerted = ({ thisTurn }: State, id: ObjectId): boolean =>
  thisTurn.some((facts) => facts.kind === 'exerted' && facts.object === id);

/** Which of the attackers are exerted: an optional cost to attack (508.1g). Part of the declaration, so that it may be given up with it. */
export function* chooseExerted(
  work: Work,
  player: PlayerId,
  attackers: readonly ObjectId[],
): Doing<readonly Exerting[]> {
  const able = mayBeExerted(work.state, attackers);
  if (able.length === 0) return [];
  const answer = yield* ask(work, {
    kind: 'chooseObjects',
    player,
    options: able.map(({ creature }) => ({ object: creature })),
    min: 0,
    max: able.length,
    purpose: 'exert',
    cites: [cr('508.1g'), cr('701.43d')],
    draft: 'costChoice',
  });
  const chosen = answer.kind === 'choice' ? objectsIn(answer.choice) : [];
  return able.filter(({ creature }) => chosen.includes(creature));
}

/** Exerts a permanent: it doesn't untap in the next untap step of the player (701.43a). */
export function* exert(
  work: Work,
  player: PlayerId,
  object: ObjectId,
  ...cites: readonly RuleNumber[]
): Doing<void> {
  yield* happen(work, [
    { happening: { kind: 'exerted', object, player }, cites: [...cites, cr('701.43a')] },
  ]);
  startContinuous(
    work,
    {
      affected: { objects: [object] },
      duration: 'yourNextUntapStep',
      scope: { source: object, you: player },
      content: { kind: 'rule', rule: { rule: 'doesntUntap', yours: true } },
    },
    cr('701.43a'),
    cr('611.2a'),
  );
}

/** Pays for those chosen by exerting them; what their abilities do "when you do" waits to go on the stack (603.11, 607.2h). */
export function* exertAttackers(
  work: Work,
  player: PlayerId,
  exerted: readonly Exerting[],
): Doing<void> {
  for (const { creature, whenYouDo } of exerted) {
    yield* exert(work, player, creature, cr('508.1j'), cr('701.43d'));
    for (const content of whenYouDo) {
      waitReflexive(work, { source: creature, you: player }, content, cr('603.11'));
    }
  }
}
