import type { Step } from '../abilities/values';
import type { RuleNumber } from '../citations';
import { cr } from '../citations';
import { firstStrikers } from '../combat/striking';
import { become } from '../engine/agenda';
import type { Doing, Work } from '../happening/work';
import type { PlayerId } from '../kernel/ids';
import type { Frame, State } from '../kernel/state';
import { emptyPools } from '../mana/empty';
import { endsAtTurnOf, endsOf } from './durations';

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
 * A step or main phase begins: what triggers at its beginning triggers (500.6), then its turn-based
 * actions are done (703.3), then the active player gets priority (117.3a).
 */
export function stepBegins(
  work: Work,
  frame: Extract<Frame, { frame: 'stepBegins' }>,
): Doing<void> {
  const { step } = frame;
  const player = work.state.turn.active;
  const skipped = step === 'endCombat' && work.state.combat?.attackersDeclared === false;
  const second = step === 'combatDamage' && (work.state.combat?.struckFirst.length ?? 0) > 0;
  const strikers = step === 'firstStrikeDamage' ? firstStrikers(work.state) : undefined;
  work.one(
    {
      kind: 'stepBegan',
      step,
      player,
      ...(strikers === undefined ? {} : { strikingFirst: strikers }),
    },
    STEP_RULES[step],
    ...(skipped ? [cr('508.8')] : []),
    ...(second ? [cr('510.4')] : []),
    ...(strikers === undefined ? [] : [cr('702.7b'), cr('702.4b')]),
  );
  become(
    work,
    { frame: 'stepEnds', step },
    ...(step === 'untap' ? [] : [beforePriority(step, player)]),
    { frame: 'turnBased', step, at: 0 },
  );
  return done();
}

function beforePriority(step: Step, player: PlayerId): Frame {
  return step === 'cleanup'
    ? { frame: 'beforePriority', player, cleanup: true }
    : { frame: 'beforePriority', player };
}

/**
 * A step or main phase ends: effects that last until then end, unspent mana is lost (500.5), and the
 * next step, or the next turn, begins.
 */
export function stepEnds(work: Work, frame: Extract<Frame, { frame: 'stepEnds' }>): Doing<void> {
  const { step } = frame;
  const next = stepAfter(work.state, step);
  if (step === 'endCombat') {
    work.emit([
      { happening: { kind: 'combatEnded' }, cites: [cr('511.3')] },
      ...endsOf(work.state, 'endOfCombat', cr('500.5a')),
    ]);
  }
  emptyPools(work);
  work.one({ kind: 'stepEnded', step }, cr(step === 'untap' ? '500.3' : '500.2'));
  if (next === null) beginTurn(work);
  else become(work, { frame: 'stepBegins', step: next });
  return done();
}

/** Nothing in these is asked of anyone. */
function* done(): Doing<void> {}

/** The step after this one in the turn; null where the turn is over (500.1). */
function stepAfter(state: State, step: Step): Step | null {
  switch (step) {
    case 'untap':
      return 'upkeep';
    case 'upkeep':
      return 'draw';
    case 'draw':
      return 'main1';
    case 'main1':
      return 'beginCombat';
    case 'beginCombat':
      return 'declareAttackers';
    case 'declareAttackers':
      return state.combat?.attackersDeclared === true ? 'declareBlockers' : 'endCombat';
    case 'declareBlockers':
      return firstStrikers(state).length > 0 ? 'firstStrikeDamage' : 'combatDamage';
    case 'firstStrikeDamage':
      return 'combatDamage';
    case 'combatDamage':
      return 'endCombat';
    case 'endCombat':
      return 'main2';
    case 'main2':
      return 'end';
    case 'end':
      return 'cleanup';
    case 'cleanup':
      return state.turn.cleanupAgain ? 'cleanup' : null;
  }
}

/** The next player in turn order who is still in the game takes the next turn (500.1, 800.4k). */
function beginTurn(work: Work): void {
  const { state } = work;
  const { active, number } = state.turn;
  const order = [...state.players.slice(active + 1), ...state.players.slice(0, active + 1)];
  const at = order.findIndex((p) => !p.lost);
  const player = order[at];
  if (player === undefined) {
    work.set({ agenda: [{ frame: 'over' }] });
    return;
  }
  const upTo = order.slice(0, at + 1).map((p) => p.id);
  work.emit([
    {
      happening: { kind: 'turnBegan', player: player.id, number: number + 1 },
      cites: [cr('500.1'), ...(at > 0 ? [cr('800.4k')] : [])],
    },
    ...endsAtTurnOf(state, upTo),
  ]);
  become(work, { frame: 'stepBegins', step: 'untap' });
}
