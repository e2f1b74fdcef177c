import type { App } from '../../../actions/app';
import { type KeySets, keysOf, printedKey } from '../../../actions/keys';
import { ACTIONS, type Action, GROUPS, reasonAgainst } from '../../../actions/registry';
import type { CommandView } from '../../views';

const NAMES = new Map<string, string>(GROUPS.map(({ id, name }) => [id, name]));

/** An action as it stands now. */
export function commandView(app: App, action: Action, sets: KeySets): CommandView {
  const refused = reasonAgainst(action, app);
  return {
    id: action.id,
    name: action.label,
    label: (refused === undefined && action.now?.(app)) || action.label,
    group: NAMES.get(action.group) ?? '',
    keys: keysOf(action, sets).map(printedKey),
    ...(refused !== undefined && { refused }),
  };
}

/** One action of the registry as it stands now. */
export function commandViewOf(app: App, id: string, sets: KeySets): CommandView | undefined {
  const action = ACTIONS.find((one) => one.id === id);
  return action && commandView(app, action, sets);
}

/** The whole registry as it stands now, in the order of its groups. */
export const commandViews = (app: App, sets: KeySets): readonly CommandView[] =>
  GROUPS.flatMap(({ id }) =>
    ACTIONS.filter(({ group }) => group === id).map((action) => commandView(app, action, sets)),
  );
