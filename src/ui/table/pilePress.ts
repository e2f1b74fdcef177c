import type { Draft } from '../questions/draft';
import { pressPile } from '../questions/pile.view';
import type { CastingView, ChoiceView, Id, PaymentView, TableActions, TableView } from '../views';

/** How many of a pile may be taken, and what is done with them. */
export interface PileDeed {
  readonly title: string;
  readonly max: number;
  readonly run: (some: readonly Id[]) => void;
}

interface World {
  readonly view: TableView;
  readonly actions: TableActions;
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
  /** Lifts creatures of which it has to be said yet whom they attack or block. */
  readonly lift: (ids: readonly Id[]) => void;
}

/** What a press on a pile asks: for the question, or for what is cast; nothing where it asks nothing of its own. */
export function pileDeed(world: World, pile: readonly Id[]): PileDeed | undefined {
  if (pile.length < 2) return undefined;
  return answering(world, pile) ?? aiming(world, pile) ?? paying(world, pile);
}

function answering(world: World, pile: readonly Id[]): PileDeed | undefined {
  const { view, draft, setDraft, lift } = world;
  const choice = pressPile(view.question, draft, pile);
  if (choice === undefined) return undefined;
  const { verb, max, with: made } = choice;
  return { title: verb, max, run: (some) => (made ? setDraft(made(some)) : lift(some)) };
}

/** The choices that stand for members of a pile. */
function among<T extends Pick<ChoiceView, 'id' | 'object'>>(
  choices: readonly T[],
  pile: readonly Id[],
): ReadonlyMap<Id, T> {
  const members = new Set(pile);
  const found = new Map<Id, T>();
  for (const choice of choices) {
    const at = choice.object ?? choice.id;
    if (members.has(at) && !found.has(at)) found.set(at, choice);
  }
  return found;
}

/** Targets of the open slot. */
function aiming({ view, actions }: World, pile: readonly Id[]): PileDeed | undefined {
  const slot = view.casting?.targets?.find(({ active }) => active);
  if (slot === undefined) return undefined;
  const targets = among(
    slot.choices.filter(({ refused }) => !refused),
    pile,
  );
  const [first] = targets.values();
  if (first === undefined) return undefined;
  const on = !slot.chosen.some(({ id }) => id === first.id);
  const max = on ? Math.min(targets.size, slot.max - slot.chosen.length) : targets.size;
  if (max < 2) return undefined;
  return {
    title: on ? `Choose as ${slot.words}` : 'Take back',
    max,
    run: (some) =>
      actions.casting.onTargets(
        slot.id,
        some.flatMap((id) => targets.get(id)?.id ?? []),
        on,
      ),
  };
}

/** All that may pay for what is cast, mana abilities and what is tapped or exiled in place of mana. */
export const sourcesOf = (casting: CastingView | undefined): readonly PaymentView[] => [
  ...(casting?.payment?.sources ?? []),
  ...(casting?.payment?.helps ?? []).flatMap(({ sources }) => sources),
];

/** Sources of mana that are proposed, or that may be used besides. */
function paying({ view, actions }: World, pile: readonly Id[]): PileDeed | undefined {
  const sources = among(sourcesOf(view.casting), pile);
  const [first] = sources.values();
  if (first === undefined || sources.size < 2) return undefined;
  const help = view.casting?.payment?.helps?.find((one) => one.sources.includes(first));
  const most = first.used ? sources.size : (help?.most ?? sources.size);
  return {
    title: first.used ? 'Keep out of the payment' : 'Pay with',
    max: Math.min(sources.size, most),
    run: (some) => {
      for (const id of some) {
        const source = sources.get(id);
        if (source) actions.casting.onSource(source.id, !source.used);
      }
    },
  };
}
