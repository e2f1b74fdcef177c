import type { App } from '../app';
import type { Action } from './action';
import { CARD } from './card';
import { FILE } from './file';
import { BY_HAND, LEAVE } from './hand';
import { HISTORY } from './history';
import { PLAY } from './play';
import { VERSIONS } from './versions';
import { VIEW } from './view';
import { WHOSE } from './whose';

export { type Action, GROUPS } from './action';
export { hasPriority, reasonAgainst, whyNoPriority } from './when';

/** All that can be done from anywhere; a key stands for the first of its actions that can be done now. */
export const ACTIONS: readonly Action[] = [
  ...LEAVE,
  ...PLAY,
  ...HISTORY,
  ...CARD,
  ...BY_HAND,
  ...WHOSE,
  ...FILE,
  ...VIEW,
  ...VERSIONS,
];

/** Does what an action does, if it can be done now. */
export function run(app: App, id: string): boolean {
  const action = ACTIONS.find((other) => other.id === id);
  if (action === undefined || !action.when(app)) return false;
  action.run(app);
  return true;
}
