import type { Game, ObjectId, PlayerId } from '../rules';
import { here, type StepId } from '../store/tree';
import type { App } from './app';

/** The zones that belong to a player and are opened as lists. */
const ZONES = ['hand', 'library', 'graveyard', 'exile', 'command'] as const;
type ListedZone = (typeof ZONES)[number];

/** What an action or a menu may be about. */
export type Thing =
  | { readonly on: 'object'; readonly object: ObjectId }
  | { readonly on: 'player'; readonly player: PlayerId }
  | { readonly on: 'zone'; readonly player: PlayerId; readonly zone: ListedZone }
  | { readonly on: 'step'; readonly step: StepId }
  | { readonly on: 'table' };

export type ThingKind = Thing['on'];

/** The empty table, as the UI names it. */
const TABLE_KEY = 'table';
/** Begins the name of a step. */
const STEP_KEY = 'step:';

/** What a name of the UI means in the present position: "o12", "p0", "zone:p0:library", "step:4", "table". */
export function thingAt({ store }: App, key: string | undefined): Thing | undefined {
  const { work } = store.getState();
  if (work === null || key === undefined) return undefined;
  const { state } = here(work.tree).position.game;
  if (key === TABLE_KEY) return { on: 'table' };
  if (key.startsWith(STEP_KEY)) {
    const step = key.slice(STEP_KEY.length);
    return work.tree.steps.has(step) ? { on: 'step', step } : undefined;
  }
  const [, whose, kind] = /^zone:p(\d+):(\w+)$/.exec(key) ?? [];
  const zone = ZONES.find((other) => other === kind);
  const number = Number(whose ?? key.slice(1));
  const player = state.players[number]?.id;
  if (zone !== undefined) return player === undefined ? undefined : { on: 'zone', player, zone };
  if (key.startsWith('p')) return player === undefined ? undefined : { on: 'player', player };
  const object = number as ObjectId;
  return key.startsWith('o') && state.objects.has(object) ? { on: 'object', object } : undefined;
}

/** What has the focus, or what the menu belongs to. */
export const thingOf = (app: App): Thing | undefined => thingAt(app, app.ports.focused());

/** The objects in a player's zone that are known, top first. */
export function objectsIn(
  { state }: Game,
  player: PlayerId,
  zone: ListedZone,
): readonly ObjectId[] {
  const owner = state.players[player];
  if (owner === undefined) return [];
  if (zone === 'exile' || zone === 'command') {
    return state[zone].list().filter((id) => state.objects.get(id)?.owner === player);
  }
  return owner[zone];
}
