import type { App } from '../../actions/app';
import * as casting from '../../actions/casting';
import { DO, defaultDeed } from '../../actions/deeds';
import { doDeed } from '../../actions/doing';
import { focusedOn } from '../../actions/focused';
import { moveAll } from '../../actions/hand/library';
import { doWithPile } from '../../actions/piles';
import { run } from '../../actions/registry';
import {
  addSelected,
  leaveSelecting,
  picked,
  selected,
  toggleSelected,
} from '../../actions/selection';
import type { Game, ObjectId } from '../../rules';
import { inspect } from '../../store/inspecting';
import { act, goTo, preview } from '../../store/moving';
import { inSession, openRule } from '../../store/state';
import { here, stepAt } from '../../store/tree';
import type { TableActions } from '../views';
import { answerFor } from './answers';
import { keySets } from './preferences';
import { turnActions } from './turnActions';
import { changesOf } from './views/changes';
import { objectOf, targetOf } from './views/ids';
import { menuView } from './views/menu';

const objectsOf = ({ state }: Game, keys: readonly string[]): readonly ObjectId[] =>
  keys.flatMap((key) => objectOf(state, key) ?? []);

/** What the table calls back: each a thin step to the actions. */
export function tableActions(app: App): TableActions {
  const { store } = app;
  const game = (): Game | undefined => {
    const { work } = store.getState();
    return work === null ? undefined : here(work.tree).position.game;
  };
  const withGame = (what: (game: Game) => void) => {
    const now = game();
    if (now !== undefined) what(now);
  };
  return {
    onDefault: (key, pile = [key]) =>
      withGame((now) => {
        const id = objectOf(now.state, key);
        const deed = id === undefined ? undefined : defaultDeed(now, id);
        if (deed !== undefined) doWithPile(app, deed, objectsOf(now, pile));
        // What has left is still there to be looked at.
        const gone = Number(key.slice(1)) as ObjectId;
        if (id === undefined && now.state.departed.has(gone)) inspect(store, gone);
      }),
    menuOf: (key) => menuView(app, key, keySets()),
    changesOf: (key) => {
      const { work, session } = store.getState();
      if (work === null) return [];
      const at = session.preview ?? work.tree.cursor;
      const object = objectOf(stepAt(work.tree, at).position.game.state, key);
      return object === undefined ? [] : changesOf(work.tree, object, at);
    },
    onAction: (action, key, pile = []) =>
      withGame((now) => {
        if (key === undefined) return;
        const id = objectOf(now.state, key);
        const isSelected = id !== undefined && selected(store).includes(id);
        if (pile.length > 1 && !isSelected) doWithPile(app, action, objectsOf(now, pile));
        else doDeed(app, action, key);
      }),
    onAnswer: (given) =>
      withGame((now) => {
        if (given.kind === 'confirmCasting') return casting.confirm(store);
        const answer = answerFor(now, given);
        if (answer !== undefined) act(store, answer);
      }),
    onPut: (keys, zone) =>
      withGame((now) => {
        const ids = objectsOf(now, keys);
        if (ids.length > 0) moveAll(store, ids, zone === 'library' ? { zone, above: 0 } : { zone });
      }),
    onChosen: (chosen) => inSession(store, { chosen }),
    onSelect: (keys, how) =>
      withGame((now) => {
        const ids = objectsOf(now, keys);
        if (how === 'toggle') toggleSelected(store, ids);
        else addSelected(store, ids);
      }),
    onSelectedDeed: (deed) => void run(focusedOn(app, undefined), deed.slice(DO.length)),
    onLeaveSelecting: () => leaveSelecting(store),
    onPick: (key) =>
      withGame(({ state }) => {
        const target = targetOf(state, key);
        if (target !== undefined) picked(store, target);
      }),
    onCancel: () => casting.giveUp(store),
    onUndo: () => void run(app, 'undo'),
    onRedo: () => void run(app, 'redo'),
    onOpen: () => void run(app, 'open'),
    onSave: () => void run(app, 'save'),
    onAddCard: () => void run(app, 'add'),
    onStart: () => void run(app, 'leave'),
    onAbout: () => void run(app, 'about'),
    onRule: (rule) => openRule(store, rule),
    steps: {
      onStep: (id) => void goTo(store, id),
      onPreview: (id) => preview(store, id ?? null),
      onDetail: (detail) => inSession(store, { detail }),
      onMove: (action) => void run(app, action),
      onNote: (step) => inSession(store, { panel: { panel: 'note', step } }),
    },
    turn: turnActions(app),
    casting: {
      onMode: (id, on) => casting.chooseMode(store, Number(id), on),
      onAlternative: (id) => casting.chooseAlternative(store, id === '' ? null : id),
      onKicker: (id, times) => casting.payTimes(store, id, times),
      onX: (x) => casting.chooseX(store, x),
      onSlot: () => {},
      onTarget: (_, id, on) => casting.chooseTargets(store, [id], on),
      onTargets: (_, ids, on) => casting.chooseTargets(store, ids, on),
      onDivide: (id, amount) => casting.divideTo(store, id, amount),
      onCostSource: (key) => doDeed(app, 'do:why', key),
      onSource: (id, used) => casting.useSource(app, id, used),
    },
  };
}
