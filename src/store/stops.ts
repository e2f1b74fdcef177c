import type { PlayerId, Step } from '../rules';
import { inSession, type Stops, type Store } from './state';

/** Whether passing stops in that step of that player's turns. */
export const hasStop = (stops: Stops, player: PlayerId, step: Step): boolean =>
  stops[player]?.includes(step) ?? false;

/** Sets a stop or takes it away. */
export function setStop(store: Store, player: PlayerId, step: Step, on: boolean): void {
  const { stops } = store.getState().session;
  const others = (stops[player] ?? []).filter((other) => other !== step);
  inSession(store, { stops: { ...stops, [player]: on ? [...others, step] : others } });
}
