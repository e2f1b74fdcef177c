import { cr } from '../citations';
import type { Doing, Work } from '../happening/work';
import type { ContinuousEffect } from '../kernel/effects';
import type { State } from '../kernel/state';
import { moveObjects } from '../zones/move';

/** Whether something was exiled until an object left the battlefield, and that has left it (610.3). */
export function someReturn(state: State): boolean {
  return state.effectHooks.has('return') && due(state).length > 0;
}

function due(state: State): readonly ContinuousEffect[] {
  const waiting = state.effectHooks.get('return')?.list() ?? [];
  return waiting.flatMap((id) => {
    const effect = state.effects.get(id);
    const there = effect && state.objects.get(effect.source)?.zone === 'battlefield';
    return effect === undefined || there === true ? [] : [effect];
  });
}

/**
 * Immediately after what it was exiled "until": it returns to the battlefield under its owner's control, all of
 * it at once, where several such effects are due (610.3, 610.3c, 610.3d). What has left exile since stays away (400.7).
 */
export function* returnExiled(work: Work): Doing<void> {
  const effects = due(work.state);
  const exiled = effects
    .flatMap(({ affected }) => affected.objects ?? [])
    .filter((id) => work.state.objects.get(id)?.zone === 'exile');
  work.emit(
    effects.map(({ id }) => ({
      happening: { kind: 'effectEnded', effect: id },
      cites: [cr('610.3')],
    })),
  );
  yield* moveObjects(work, exiled, 'battlefield', {
    why: 'return',
    cites: [cr('610.3'), cr('610.3c'), ...(effects.length > 1 ? [cr('610.3d')] : [])],
    entering: ({ owner }) => ({ controller: owner }),
  });
}
