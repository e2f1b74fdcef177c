import type { RuleNumber } from '../../rules';
import type { App } from '../app';
import type { ThingKind } from '../thing';

/** What an action is about; the palette and the page of keys list them under these names. */
export const GROUPS = [
  { id: 'play', name: 'Play' },
  { id: 'card', name: 'Card' },
  { id: 'history', name: 'Steps' },
  { id: 'view', name: 'View' },
  { id: 'file', name: 'Works and files' },
] as const;

/** Where menus list an action. Asked of an app that means the thing to which the menu belongs. */
export interface MenuPlace {
  /** By the rules, by hand, or neither: how things are shown, where in the steps one stands. */
  readonly part: 'rules' | 'hand' | 'view';
  readonly of: readonly ThingKind[];
  /** Not in the menu at all where there can be no question of it: taking off what is attached to nothing. */
  readonly fits?: (app: App) => boolean;
  /** Shorter than elsewhere: the menu says of what. */
  readonly label?: string | ((app: App) => string);
  readonly rules?: readonly RuleNumber[];
  /** It also stands in the bar of what is selected together: under the same label, or under this one. */
  readonly bar?: true | string;
}

/** Something that can be done from anywhere: the keys, the menus, the palette and the list of keys all read it here. */
export interface Action {
  readonly id: string;
  readonly label: string;
  /** What it does in the present position, where that can be said: "Pass: Murder resolves". */
  readonly now?: (app: App) => string;
  readonly group: (typeof GROUPS)[number]['id'];
  /** As they are shown: "Shift+Z". The first is the one that menus print. */
  readonly keys: readonly string[];
  /** Further keys, of the set that Magic Online uses; they rest until they are switched on. */
  readonly functionKeys?: readonly string[];
  readonly menu?: MenuPlace;
  readonly when: (app: App) => boolean;
  /** Why it can't be done, asked where `when` says no. Not needed where `when` is one of `when.ts`. */
  readonly why?: (app: App) => string;
  readonly run: (app: App) => void;
}
