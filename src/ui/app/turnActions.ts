import type { App } from '../../actions/app';
import { goToStep } from '../../actions/byHand';
import { goByRules } from '../../actions/passing';
import { STEPS, type Step } from '../../rules';
import { setStop } from '../../store/stops';
import { here } from '../../store/tree';
import type { TurnActions } from '../views';
import { targetOf } from './views/ids';

/** What the scale of the turn calls back. */
export function turnActions(app: App): TurnActions {
  const { store } = app;
  const withStep = (id: string, what: (step: Step) => void) => {
    const step = STEPS.find((other) => other === id);
    if (step !== undefined) what(step);
  };
  const stateNow = () => {
    const { work } = store.getState();
    return work === null ? undefined : here(work.tree).position.game.state;
  };
  return {
    onGo: (id) => withStep(id, (step) => goByRules(app, step)),
    onByHand: (id) =>
      withStep(id, (step) => {
        const state = stateNow();
        if (state !== undefined) goToStep(store, state.turn.active, step);
      }),
    onStop: (id, player, on) =>
      withStep(id, (step) => {
        const state = stateNow();
        const whose = state && targetOf(state, player);
        if (whose !== undefined && 'player' in whose) setStop(store, whose.player, step, on);
      }),
  };
}
