import type { Step } from '../abilities/values';
import { cr } from '../citations';
import { firstStrikers } from '../combat/striking';
import { become } from '../engine/agenda';
import { settle } from '../happening/happen';
import type { Doing, Work } from '../happening/work';
import type { PlayerId } from '../kernel/ids';
import type { ComingPhase, ExtraTurn, State, Turn } from '../kernel/state';
import { STEPS_OF } from './course';
import { endsAtTurnOf } from './durations';

/** One unit of work: what comes next begins, a step of this phase, else a phase of this turn, else a turn (500.1). */
export function* courseGoesOn(work: Work): Doing<void> {
  const { turn } = work.state;
  const [phase, ...phases] = turn.phases;
  const next = nextStep(work.state);
  if (next !== null) {
    work.set({ turn: { ...turn, steps: next.left } });
    become(work, { frame: 'stepBegins', step: next.step });
  } else if (phase !== undefined) {
    yield* phaseBegins(work, phase, { ...turn, phases });
  } else {
    yield* turnBegins(work);
  }
}

/** The next step of this phase, and those that are then left of it; null where there is none. */
function nextStep(state: State): { readonly step: Step; readonly left: readonly Step[] } | null {
  const { turn, combat } = state;
  if (turn.step === 'cleanup' && turn.cleanupAgain) return { step: 'cleanup', left: turn.steps };
  // Without an attacker there is nothing to block, and nothing deals damage (508.8).
  const idle = turn.step === 'declareAttackers' && combat?.attackersDeclared !== true;
  const [step, ...left] = idle
    ? turn.steps.filter((s) => s !== 'declareBlockers' && s !== 'combatDamage')
    : turn.steps;
  if (step === undefined) return null;
  return step === 'combatDamage' && !turn.firstStrike && firstStrikers(state).length > 0
    ? { step: 'firstStrikeDamage', left: [step, ...left] }
    : { step, left };
}

/** A phase begins, unless it is skipped: the turn then goes on as though it did not exist (500.11). */
function* phaseBegins(work: Work, coming: ComingPhase, turn: Turn): Doing<void> {
  const { phase, added = false } = coming;
  work.set({ turn: { ...turn, steps: [] } });
  const proposals = yield* settle(work, [
    {
      happening: { kind: 'phaseBegan', phase, player: turn.active },
      cites: added
        ? [cr('500.8'), ...(coming.steps === undefined ? [] : [cr('500.10')])]
        : [cr('500.1')],
    },
  ]);
  if (proposals.length === 0) return;
  // That one of the usual phases begins is told by its first step.
  if (added) work.emit(proposals);
  const first: Step = turn.mains === 0 ? 'main1' : 'main2';
  const steps = coming.steps ?? (phase === 'main' ? [first] : STEPS_OF[phase]);
  work.set({ turn: { ...work.state.turn, steps } });
}

/** Whose turn would be next: an extra turn, the newest first (500.7), else that of the next player in turn order. */
interface NextTurn {
  readonly player: PlayerId;
  readonly extra?: ExtraTurn;
  /** Players whose turn would have come before, had they not left the game (800.4k). */
  readonly passedOver: readonly PlayerId[];
}

function nextTurn(state: State): NextTurn | null {
  const extra = state.extraTurns.at(-1);
  if (extra !== undefined) return { player: extra.player, extra, passedOver: [] };
  const last = state.turn.inOrder;
  const order = [...state.players.slice(last + 1), ...state.players.slice(0, last + 1)];
  const at = order.findIndex((p) => !p.lost);
  const next = order[at];
  return next === undefined
    ? null
    : { player: next.id, passedOver: order.slice(0, at).map((p) => p.id) };
}

/** The next turn begins, unless it is skipped (500.11), or its player has left the game (800.4k). */
function* turnBegins(work: Work): Doing<void> {
  const { state } = work;
  const next = nextTurn(state);
  if (next === null) {
    work.set({ agenda: [{ frame: 'over' }] });
    return;
  }
  const { player, extra, passedOver } = next;
  const left = state.players[player]?.lost !== false;
  const began = left
    ? []
    : yield* settle(work, [
        {
          happening: {
            kind: 'turnBegan',
            player,
            number: state.turn.number + 1,
            ...(extra === undefined ? {} : { extra: extra.id }),
          },
          cites: [
            cr(extra === undefined ? '500.1' : '500.7'),
            ...(state.controls?.some((c) => c.player === player && c.by !== null) === true
              ? [cr('723.1')]
              : []),
            ...(passedOver.length > 0 ? [cr('800.4k')] : []),
          ],
        },
      ]);
  if (began.length === 0) {
    // The turn is over with as though it did not exist; whose turn comes next follows from it.
    work.set(
      extra === undefined
        ? { turn: { ...work.state.turn, inOrder: player } }
        : { extraTurns: state.extraTurns.filter((t) => t.id !== extra.id) },
    );
    return;
  }
  const taken = state.controls?.find((control) => control.player === player);
  work.emit([...began, ...endsAtTurnOf(work.state, [...passedOver, player])]);
  for (let n = 0; n < (taken?.extraTurns ?? 0); n += 1) {
    const id = work.state.nextId;
    work.set({ nextId: id + 1 });
    work.one({ kind: 'turnAdded', player, id }, cr('500.7'));
  }
}
