import {
  byHandIn,
  isAskedFor,
  isPossibleNow,
  type Remedy,
  remedies,
  withWayBack,
} from '../explain/remedies';
import type { Deed, Edit, Game, PlayerId } from '../rules';
import type { EditEntry } from '../scenario/format';
import { playerName, refOf } from '../scenario/run/position';
import { leaveInspector } from '../store/inspecting';
import { act, change, goTo } from '../store/moving';
import type { Position } from '../store/position';
import type { Store } from '../store/state';
import { here, type StepId, stepAt, type Tree, wayTo } from '../store/tree';

/** A remedy, and the step from which it goes. */
export interface Offered extends Remedy {
  readonly from: StepId;
}

/** So many are offered at most, and so many steps back are looked at where that player was asked. */
const MOST_OFFERED = 5;
const MOST_ASKED = 24;

/** What would allow a deed that can't be done at a step: there, further on, or from an earlier step. */
export function remediesAt(
  tree: Tree,
  at: StepId,
  player: PlayerId,
  deed: Deed,
): readonly Offered[] {
  const now = remedies(stepAt(tree, at).position.game, player, deed);
  return [
    ...earlier(tree, at, player, deed),
    ...now.map((remedy) => ({ ...remedy, from: at })),
  ].slice(0, MOST_OFFERED);
}

/** The nearest step back at which it could be done; and of a part in combat, the nearest declaration and what it takes. */
function earlier(tree: Tree, at: StepId, player: PlayerId, deed: Deed): readonly Offered[] {
  const way = wayTo(tree, at);
  const found: Offered[] = [];
  let asked = 0;
  for (let back = 1; back < way.size && asked < MOST_ASKED; back += 1) {
    const step = way.get(way.size - 1 - back);
    const game = step?.position.game;
    if (step === undefined || game === undefined || !isOpen(game, player, deed)) continue;
    asked += 1;
    const place = { number: way.size - 1 - back, back };
    if (isPossibleNow(game, player, deed)) {
      return [...found, { ...withWayBack(undefined, deed, place), from: step.id }];
    }
    if (found.length > 0 || (deed.kind !== 'attack' && deed.kind !== 'block')) continue;
    const [mended] = byHandIn(game, player, deed);
    if (mended !== undefined) found.push({ ...withWayBack(mended, deed, place), from: step.id });
  }
  return found;
}

/** That player is asked there, and nothing is being put together. */
const isOpen = (game: Game, player: PlayerId, deed: Deed): boolean =>
  game.draftFrom === null && isAskedFor(game, player, deed);

/** Makes a remedy, as a branch from its step, and begins what it allows. */
export function tryRemedy(store: Store, { from, edits, answers, deed }: Offered): void {
  const { work } = store.getState();
  if (work === null) return;
  leaveInspector(store);
  if (work.tree.cursor !== from && !goTo(store, from)) return;
  if (edits.length > 0 && !change(store, ...entriesOf(positionOf(store), edits))) return;
  if (answers.length > 0 && !act(store, ...answers)) return;
  if (deed.kind !== 'attack' && deed.kind !== 'block') act(store, deed);
}

function positionOf(store: Store): Position | undefined {
  const { work } = store.getState();
  return work === null ? undefined : here(work.tree).position;
}

/** Changes as files say them. */
function entriesOf(position: Position | undefined, edits: readonly Edit[]): readonly EditEntry[] {
  return position === undefined ? [] : edits.flatMap((edit) => entryOf(position, edit) ?? []);
}

function entryOf(position: Position, edit: Edit): EditEntry | undefined {
  switch (edit.edit) {
    case 'setObject': {
      const object = refOfCard(position, edit.card);
      const { tapped, sick, counters } = edit.set;
      if (object === undefined) return undefined;
      return {
        edit: 'set',
        object,
        ...(tapped !== undefined && { tapped }),
        ...(sick !== undefined && { sick }),
        ...(counters !== undefined && { counters }),
      };
    }
    case 'setPlayer': {
      const { life, landsPlayed } = edit.set;
      return {
        edit: 'set',
        player: playerName(position, edit.player),
        ...(life !== undefined && { life }),
        ...(landsPlayed !== undefined && { landsPlayed }),
      };
    }
    case 'addMana': {
      const pool = position.game.state.players[edit.player]?.pool ?? [];
      const manaPool = pool.map(({ type }) => `{${type}}`).join('') + edit.mana;
      return { edit: 'set', player: playerName(position, edit.player), manaPool };
    }
    case 'move': {
      const object = refOfCard(position, edit.card);
      return object === undefined ? undefined : { edit: 'move', object, zone: edit.zone };
    }
    case 'remove': {
      const object = refOfCard(position, edit.card);
      return object === undefined ? undefined : { edit: 'remove', object };
    }
    case 'step': {
      const { step, active } = edit;
      return {
        edit: 'step',
        step,
        ...(active !== undefined && { active: playerName(position, active) }),
      };
    }
    case 'place': {
      const [placed] = edit.placements;
      if (placed === undefined || placed.zone === 'stack') return undefined;
      const { printed, owner, zone } = placed;
      return { edit: 'place', player: playerName(position, owner), zone, card: printed.name };
    }
  }
}

function refOfCard(position: Position, card: Extract<Edit, { edit: 'remove' }>['card']) {
  const id = position.game.state.cards.get(card);
  return id === undefined ? undefined : refOf(position, id);
}
