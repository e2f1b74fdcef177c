import { loadCompiler } from '../../oracle/compiler';
import { bringsText } from '../playing';
import { inSession, notify, type Store } from '../state';
import { graft } from './graft';
import type { Keeper } from './keeper';
import type { KeptStep, Shelf } from './shelf';
import { retitle } from './shelving';

/** What windows of one browser tell each other. */
type Said =
  /** Has this work open from now on; the others answer with `too`. */
  | { readonly kind: 'open' | 'too' | 'closed'; readonly work: string; readonly from: string }
  | { readonly kind: 'steps'; readonly work: string; readonly steps: readonly KeptStep[] }
  | { readonly kind: 'renamed'; readonly work: string; readonly title: string }
  | { readonly kind: 'removed'; readonly work: string }
  /** The list of works is another one. */
  | { readonly kind: 'list' };

/** What windows talk through. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'onmessage' | 'close'>;

/** This window among the others. */
export interface Windows {
  /** The page goes away, or comes back from where the browser kept it. */
  readonly leave: () => void;
  readonly comeBack: () => void;
  readonly end: () => void;
  /** Tells the others of steps that were saved here. */
  readonly appended: (work: string, steps: readonly KeptStep[]) => void;
  readonly renamed: (work: string, title: string) => void;
  readonly removed: (work: string) => void;
  readonly listChanged: () => void;
}

/** For tests: there is no other window. */
export const alone: Windows = {
  leave: () => undefined,
  comeBack: () => undefined,
  end: () => undefined,
  appended: () => undefined,
  renamed: () => undefined,
  removed: () => undefined,
  listChanged: () => undefined,
};

/**
 * Two windows on one work: what is done in one appears in the other, as branches of the same tree, and
 * nobody is moved. So neither overwrites the other.
 */
export function amongWindows(
  store: Store,
  shelf: Shelf,
  keeper: () => Keeper,
  channel: Channel,
): Windows {
  const me = crypto.randomUUID();
  const others = new Set<string>();
  const say = (said: Said) => channel.postMessage(said);
  const present = () => store.getState().work;

  const count = () => {
    const before = store.getState().session.elsewhere;
    if (before === others.size) return;
    inSession(store, { elsewhere: others.size });
    if (before === 0) notify(store, { words: ELSEWHERE, about: 'windows' });
  };

  const take = async (work: string, told: readonly KeptStep[]) => {
    if (bringsText(told)) await loadCompiler();
    const grown = grafted(work, told);
    // Something was missed, it is all in the storage.
    if (grown?.homeless.length) grafted(work, await shelf.steps(work));
  };

  const grafted = (id: string, steps: readonly KeptStep[]) => {
    const work = present();
    if (work?.id !== id) return undefined;
    const grown = graft(work.tree, steps);
    if (grown.tree === work.tree) return grown;
    keeper().know(
      id,
      steps.map((step) => step.id),
    );
    store.setState({ work: { ...work, tree: grown.tree } });
    return grown;
  };

  const heard = (said: Said) => {
    if (said.kind === 'list') return void keeper().list();
    if (said.kind === 'removed') keeper().forget(said.work);
    if (said.work !== present()?.id) return;
    switch (said.kind) {
      case 'open':
        say({ kind: 'too', work: said.work, from: me });
        others.add(said.from);
        return count();
      case 'too':
        others.add(said.from);
        return count();
      case 'closed':
        others.delete(said.from);
        return count();
      case 'steps':
        return void take(said.work, said.steps).catch(ignore);
      case 'renamed':
        return retitle(store, said.work, said.title);
      case 'removed':
        return notify(store, { words: REMOVED, about: 'windows' });
    }
  };
  channel.onmessage = ({ data }: MessageEvent<Said>) => heard(data);

  const unsubscribe = store.subscribe(({ work }, { work: before }) => {
    if (work?.id === before?.id) return;
    others.clear();
    if (before) say({ kind: 'closed', work: before.id, from: me });
    if (work) say({ kind: 'open', work: work.id, from: me });
    else say({ kind: 'list' });
  });
  const tell = (kind: 'open' | 'closed') => {
    const work = present();
    if (work) say({ kind, work: work.id, from: me });
  };
  return {
    leave: () => tell('closed'),
    comeBack: () => {
      const work = present();
      tell('open');
      if (work) void shelf.steps(work.id).then((steps) => grafted(work.id, steps), ignore);
    },
    end: () => {
      tell('closed');
      unsubscribe();
      channel.onmessage = null;
      channel.close();
    },
    appended: (work, steps) => say({ kind: 'steps', work, steps }),
    renamed: (work, title) => {
      say({ kind: 'renamed', work, title });
      say({ kind: 'list' });
    },
    removed: (work) => {
      say({ kind: 'removed', work });
      say({ kind: 'list' });
    },
    listChanged: () => say({ kind: 'list' }),
  };
}

// The storage says itself what is wrong with it, at the next step.
const ignore = (): void => undefined;

const ELSEWHERE =
  'This work is open in another window, too. What is done there comes in here as a branch; nothing is overwritten.';
const REMOVED =
  'Another window removed this work from the list. Its next step here saves it again, whole.';
