import type { RuleNumber } from '../citations';
import { cr } from '../citations';
import { startContinuous } from '../effects/starting';
import { become } from '../engine/agenda';
import { hasKeyword } from '../evaluate/qualities';
import { isAsAdventure, isAsOmen } from '../faces/values';
import type { Doing, Work } from '../happening/work';
import type { ContinuousEffect } from '../kernel/effects';
import type { Entering } from '../kernel/events';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { GameObject } from '../kernel/objects';
import type { Frame, State } from '../kernel/state';
import { moveObjects } from '../zones/move';
import { isPermanentType } from '../zones/permanentTypes';
import { shuffleLibrary } from '../zones/shuffle';

/**
 * The last part of resolving: a permanent spell becomes a permanent (608.3), an instant or sorcery goes
 * to its owner's graveyard, an ability ceases to exist (608.2n). Then the active player gets priority (117.3b).
 */
export function* resolved(
  work: Work,
  { object: id }: Extract<Frame, { frame: 'resolved' }>,
): Doing<void> {
  work.cause = { object: id };
  const object = work.state.objects.get(id);
  const types = object === undefined ? [] : (work.view.characteristics(id)?.types ?? []);
  if (object !== undefined && object.kind !== 'ability' && isPermanentType(types)) {
    work.one({ kind: 'resolved', object: id, result: 'done' }, cr('608.3'));
    yield* becomePermanent(work, object);
    priorityAfter(work);
    return;
  }
  yield* leaveStack(work, id, 'done');
}

/** What resolved without becoming a permanent, or did not resolve, leaves the stack (608.2a, b, n). */
export function* leaveStack(
  work: Work,
  id: ObjectId,
  result: 'done' | 'noLegalTargets' | 'clauseNotMet',
): Doing<void> {
  const cites = LEAVING[result];
  work.one({ kind: 'resolved', object: id, result }, ...cites);
  // An instruction of its own text may have moved it already.
  const object = work.state.objects.get(id);
  if (result === 'done' && isAsAdventure(object)) yield* goOnAdventure(work, id);
  else if (result === 'done' && isAsOmen(object)) yield* shuffleIn(work, id);
  else if (result === 'done' && object !== undefined && rebounds(work, object)) {
    yield* rebound(work, object);
  } else if (object !== undefined) {
    yield* moveObjects(work, [id], 'graveyard', { why: 'resolve', cites });
  }
  priorityAfter(work);
}

/** An Adventure spell that has resolved is exiled; for as long as it is, its controller may play the card (715.3d). */
function* goOnAdventure(work: Work, id: ObjectId): Doing<void> {
  const player = work.view.characteristics(id)?.controller;
  const cites = [cr('715.3d'), cr('608.2n')];
  const [card] = yield* moveObjects(work, [id], 'exile', { why: 'resolve', cites });
  if (player === undefined || card === undefined) return;
  if (work.state.objects.get(card)?.zone !== 'exile') return;
  startContinuous(
    work,
    {
      affected: { players: [player] },
      duration: 'whileExiled',
      scope: { source: id, you: player, bound: { [CARD]: { objects: [card] } } },
      content: {
        kind: 'playerRule',
        rule: { rule: 'mayPlay', object: { ref: 'bound', name: CARD }, notAsAdventure: true },
      },
    },
    cr('715.3d'),
  );
}

const CARD = 'on an adventure';

/** A card, no copy, that was cast from its controller's hand and has rebound (702.88a). */
function rebounds(work: Work, { id, kind, cast, onStack }: GameObject): boolean {
  const values = work.view.characteristics(id);
  return (
    kind === 'card' &&
    cast?.from === 'hand' &&
    onStack?.exileInstead !== true &&
    values !== undefined &&
    hasKeyword(values, 'rebound')
  );
}

/** It is exiled as it resolves, and may be cast from exile in its controller's next upkeep (702.88a, 603.7). */
function* rebound(work: Work, { id }: GameObject): Doing<void> {
  const player = work.view.characteristics(id)?.controller;
  const cites = [cr('702.88a'), cr('608.2n')];
  const [card] = yield* moveObjects(work, [id], 'exile', { why: 'resolve', cites });
  if (player === undefined || card === undefined) return;
  startContinuous(
    work,
    {
      affected: {},
      duration: 'forever',
      scope: { source: id, you: player, bound: { [REBOUND]: { objects: [card] } } },
      content: {
        kind: 'trigger',
        once: true,
        ability: {
          kind: 'triggered',
          trigger: { event: 'beginning', step: 'upkeep', of: { player: 'you' } },
          content: {
            do: [
              {
                kind: 'castNow',
                player: { player: 'you' },
                what: { ref: 'bound', name: REBOUND },
                free: true,
              },
            ],
          },
        },
      },
    },
    cr('702.88a'),
    cr('603.7'),
  );
}

const REBOUND = 'rebounding';

/** An Omen spell that has resolved is shuffled into its owner's library (720.3d). */
function* shuffleIn(work: Work, id: ObjectId): Doing<void> {
  const owner = work.state.objects.get(id)?.owner;
  yield* moveObjects(work, [id], 'library', {
    why: 'resolve',
    shuffled: true,
    cites: [cr('720.3d')],
  });
  if (owner !== undefined) yield* shuffleLibrary(work, owner, cr('720.3d'), cr('701.24a'));
}

const LEAVING: Readonly<Record<'done' | 'noLegalTargets' | 'clauseNotMet', readonly RuleNumber[]>> =
  {
    done: [cr('608.2n')],
    noLegalTargets: [cr('608.2b')],
    clauseNotMet: [cr('608.2a'), cr('603.4')],
  };

function priorityAfter(work: Work): void {
  become(work, { frame: 'beforePriority', player: work.state.turn.active });
}

/** A copy of a permanent spell becomes a token that nothing created (608.3f, 707.10f); an Aura enters attached to its target (608.3c). */
function* becomePermanent(work: Work, object: GameObject): Doing<void> {
  const { id, kind } = object;
  const values = work.view.characteristics(id);
  const controller: PlayerId = values?.controller ?? object.controller;
  const target = object.onStack?.targets.flat()[0]?.target;
  const aura = values?.subtypes.includes('Aura') === true && target !== undefined;
  const effects = effectsOn(work.state, id);
  const entering: Entering = {
    ...(aura ? { attachedTo: target } : {}),
    ...(effects.length === 0 ? {} : { effects }),
    ...(object.faceDown === null ? {} : { faceDown: object.faceDown }),
  };
  const became = yield* moveObjects(work, [id], 'battlefield', {
    why: 'resolve',
    by: controller,
    entering: () => entering,
    ...(kind === 'copy' ? { fields: { kind: 'token' } } : {}),
    cites: [
      aura ? cr('608.3c') : cr('608.3a'),
      ...(kind === 'copy' ? [cr('608.3f'), cr('707.10f')] : []),
    ],
  });
  if (object.alternative === 'dash') returnAtEnd(work, became, controller);
  if (work.state.objects.has(id)) {
    yield* moveObjects(work, [id], 'graveyard', { why: 'resolve', cites: [cr('608.3e')] });
  }
}

/** What was cast for its dash cost goes back to hand when the turn ends (702.109a). */
function returnAtEnd(work: Work, objects: readonly ObjectId[], you: PlayerId): void {
  const [source] = objects;
  if (source === undefined) return;
  startContinuous(
    work,
    {
      affected: {},
      duration: 'forever',
      scope: { source, you, bound: { dashed: { objects } } },
      content: {
        kind: 'trigger',
        once: true,
        ability: {
          kind: 'triggered',
          trigger: { event: 'beginning', step: 'end' },
          content: { do: [{ kind: 'move', what: { ref: 'bound', name: 'dashed' }, to: 'hand' }] },
        },
      },
    },
    cr('702.109a'),
    cr('603.7'),
  );
}

/** Effects that changed the spell go on to apply to the permanent that it becomes (400.7a). */
function effectsOn(
  state: State,
  id: ObjectId,
): readonly Omit<ContinuousEffect, 'id' | 'timestamp'>[] {
  return (state.effectHooks.get(`object:${id}`)?.list() ?? []).flatMap((effectId) => {
    const effect = state.effects.get(effectId);
    if (effect?.content.kind !== 'changes') return [];
    const { id: _, timestamp: __, ...rest } = effect;
    return [rest];
  });
}
