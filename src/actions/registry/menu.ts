import type { App } from '../app';
import { focusedOn } from '../focused';
import { type KeySets, keysOf, printedKey } from '../keys';
import { type Thing, thingAt } from '../thing';
import { ACTIONS } from '.';
import type { Action, MenuPlace } from './action';
import { reasonAgainst } from './when';

/** An action as a line of a menu. */
export interface MenuLine {
  readonly action: Action;
  readonly part: MenuPlace['part'];
  readonly label: string;
  readonly key?: string;
  readonly rules: NonNullable<MenuPlace['rules']>;
  /** Why it can't be done now. */
  readonly refused?: string;
}

/** The same app, meaning the thing to which a menu belongs. */
export const about = (app: App, key: string): App => ({ ...focusedOn(app, key), alone: true });

const labelOf = (app: App, action: Action, place: MenuPlace): string => {
  const { label } = place;
  if (typeof label === 'string') return label;
  return label?.(app) ?? action.now?.(app) ?? action.label;
};

/** All that the registry has for a thing, by the UI's name of it. */
export function menuLines(
  app: App,
  key: string,
  sets: KeySets,
): { readonly thing: Thing | undefined; readonly lines: readonly MenuLine[] } {
  const thing = thingAt(app, key);
  const its = about(app, key);
  const lines = ACTIONS.flatMap((action): readonly MenuLine[] => {
    const { menu } = action;
    const belongs =
      thing !== undefined && menu?.of.includes(thing.on) && (menu.fits?.(its) ?? true);
    if (!menu || !belongs) return [];
    const refused = reasonAgainst(action, its);
    const [first] = keysOf(action, sets);
    return [
      {
        action,
        part: menu.part,
        label: labelOf(its, action, menu),
        rules: menu.rules ?? [],
        ...(first !== undefined && { key: printedKey(first) }),
        ...(refused !== undefined && { refused }),
      },
    ];
  });
  return { thing, lines };
}

/** What stands in the bar of what is selected together. */
export function barLines(app: App, sets: KeySets): readonly Omit<MenuLine, 'part' | 'rules'>[] {
  const its = focusedOn(app, undefined);
  return ACTIONS.flatMap((action) => {
    const { menu } = action;
    if (menu?.bar === undefined || !action.when(its)) return [];
    const [first] = keysOf(action, sets);
    const label = typeof menu.bar === 'string' ? menu.bar : labelOf(its, action, menu);
    return [{ action, label, ...(first !== undefined && { key: printedKey(first) }) }];
  });
}
