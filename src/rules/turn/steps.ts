import type { Step } from '../abilities/values';
import type { RuleNumber } from '../citations';
import { cr } from '../citations';
import { firstStrikers } from '../combat/striking';
import { become } from '../engine/agenda';
import { happen } from '../happening/happen';
import type { Doing, Work } from '../happening/work';
import type { PlayerId } from '../kernel/ids';
import type { Frame } from '../kernel/state';
import { emptyPools } from '../mana/empty';
import { endsOf } from './durations';

const STEP_RULES: { readonly [S in Step]: RuleNumber } = {
  untap: cr('502'),
  upkeep: cr('503.1'),
  draw: cr('504'),
  main1: cr('505.1'),
  beginCombat: cr('507'),
  declareAttackers: cr('508'),
  declareBlockers: cr('509'),
  firstStrikeDamage: cr('510.4'),
  combatDamage: cr('510'),
  endCombat: cr('511.1'),
  main2: cr('505.1'),
  end: cr('513.1'),
  cleanup: cr('514'),
};

/**
 * What is still to be done in a position that stands in a step: the turn-based actions of that step and
 * what triggers at its beginning are done. In the untap and cleanup steps nobody gets priority (502.4, 514.3).
 */
export function agendaAt(step: Step, active: PlayerId): readonly Frame[] {
  const end: Frame = { frame: 'stepEnds', step };
  return step === 'untap' || step === 'cleanup'
    ? [end]
    : [end, { frame: 'beforePriority', player: active }];
}

/**
 * A step or main phase begins, unless it is skipped (500.11): what triggers at its beginning triggers
 * (500.6), then its turn-based actions are done (703.3), then the active player gets priority (117.3a).
 */
export function* stepBegins(
  work: Work,
  frame: Extract<Frame, { frame: 'stepBegins' }>,
): Doing<void> {
  const { step } = frame;
  const player = work.state.turn.active;
  const unattacked = step === 'endCombat' && work.state.combat?.attackersDeclared === false;
  const second = step === 'combatDamage' && (work.state.combat?.struckFirst.length ?? 0) > 0;
  const strikers = step === 'firstStrikeDamage' ? firstStrikers(work.state) : undefined;
  const additional = step === 'main2' && work.state.turn.mains > 1;
  const began = yield* happen(work, [
    {
      happening: {
        kind: 'stepBegan',
        step,
        player,
        ...(strikers === undefined ? {} : { strikingFirst: strikers }),
      },
      cites: [
        STEP_RULES[step],
        ...(unattacked ? [cr('508.8')] : []),
        ...(second ? [cr('510.4')] : []),
        ...(strikers === undefined ? [] : [cr('702.7b'), cr('702.4b')]),
        ...(additional ? [cr('505.1a')] : []),
      ],
    },
  ]);
  if (began.length === 0) {
    become(work, { frame: 'courseGoesOn' });
    return;
  }
  become(
    work,
    { frame: 'stepEnds', step },
    ...(step === 'untap' ? [] : [beforePriority(step, player)]),
    { frame: 'turnBased', step, at: 0 },
  );
}

function beforePriority(step: Step, player: PlayerId): Frame {
  return step === 'cleanup'
    ? { frame: 'beforePriority', player, cleanup: true }
    : { frame: 'beforePriority', player };
}

/** A step or main phase ends: effects that last until then end, and unspent mana is lost (500.5). */
export function stepEnds(work: Work, frame: Extract<Frame, { frame: 'stepEnds' }>): Doing<void> {
  const { step } = frame;
  if (step === 'endCombat') {
    work.emit([
      { happening: { kind: 'combatEnded' }, cites: [cr('511.3')] },
      ...endsOf(work.state, 'endOfCombat', cr('500.5a')),
    ]);
  }
  emptyPools(work);
  work.one({ kind: 'stepEnded', step }, cr(step === 'untap' ? '500.3' : '500.2'));
  become(work, { frame: 'courseGoesOn' });
  return done();
}

/** Nothing in this is asked of anyone. */
function* done(): Doing<void> {}
