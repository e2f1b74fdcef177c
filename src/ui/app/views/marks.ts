import { namesOf } from '../../../explain';
import type { Game, ObjectId, PlayerId } from '../../../rules';
import type { CardView, GroupView, Id, PlayerView, Ring, StackItemView } from '../../views';
import { cardView } from './cards';
import { groupView } from './groups';
import { objectKey, objectOf, targetKey } from './ids';

/** What is known of an object or player besides what it is by itself. */
interface Mark {
  rings?: Ring[];
  targetNumber?: number;
  proposes?: string;
  combat?: NonNullable<CardView['combat']>;
  does?: string;
  actions?: number;
  flag?: string;
  text?: CardView['text'];
}

/** What is followed of texts. */
export interface Lit {
  /** Those of cards, by their names. */
  readonly cards: ReadonlyMap<Id, Pick<Mark, 'text' | 'flag'>>;
  /** What has left and is still referred to, by the player who controlled it and the row that it lay in. */
  readonly ghosts: readonly { readonly row: string; readonly group: GroupView }[];
  /** What things on the stack remember of what has left. */
  readonly remembers: ReadonlyMap<Id, NonNullable<StackItemView['remembers']>>;
  /** That of what resolves or is next to, as its item on the stack shows it. */
  readonly item?: { readonly id: Id; readonly text: NonNullable<StackItemView['text']> };
}

/** What question, stack, combat and payment say of objects and players. */
export interface Marks {
  readonly dress: (card: CardView) => CardView;
  readonly dressGroup: (group: GroupView) => GroupView;
  /** What is followed of the text of a spell or ability on the stack, and of the card that it is. */
  readonly followed: (
    id: Id,
  ) => Pick<StackItemView, 'text' | 'remembers'> & { readonly card?: CardView['text'] };
  /** What has left a row and is still referred to. */
  readonly ghosts: (row: string) => readonly GroupView[];
  readonly ringsOf: (id: Id) => readonly Ring[] | undefined;
  readonly ofPlayer: (player: PlayerId) => Pick<PlayerView, 'rings' | 'targetNumber'>;
}

/** What a press does, and how much may be done, by object. */
export type Deeds = ReadonlyMap<ObjectId, { readonly does?: string; readonly actions: number }>;

/** What the casting dialog wants drawn on the table. */
export interface Drawn {
  readonly may?: readonly Id[];
  readonly chosen?: readonly Id[];
  readonly proposed?: ReadonlyMap<Id, string>;
}

interface Dressed {
  readonly mark: string;
  readonly under: readonly CardView[];
  readonly view: CardView;
}

const dressings = new WeakMap<CardView, Dressed>();

/** The same view as before where nothing that it shows has changed: it need not be drawn again. */
function dressed(card: CardView, mark: Mark, under: readonly CardView[]): CardView {
  const words = JSON.stringify(mark);
  const before = dressings.get(card);
  const sameUnder =
    before?.under.length === under.length && under.every((one, i) => one === before.under[i]);
  if (before?.mark === words && sameUnder) return before.view;
  const view = { ...card, ...mark, ...(under.length > 0 && { attached: under }) };
  dressings.set(card, { mark: words, under, view });
  return view;
}

/** Collects the marks of a position. */
export function marksOf(game: Game, drawn: Drawn, deeds: Deeds, lit?: Lit): Marks {
  const { state } = game;
  const marks = new Map<Id, Mark>();
  const at = (id: Id): Mark => {
    const mark = marks.get(id) ?? {};
    marks.set(id, mark);
    return mark;
  };
  const ring = (id: Id, which: Ring) => {
    const mark = at(id);
    const rings = mark.rings ?? [];
    mark.rings = rings.includes(which) ? rings : [...rings, which];
  };
  markTargets(game, (id, number) => {
    ring(id, 'target');
    if (number !== undefined) at(id).targetNumber = number;
  });
  for (const id of drawn.may ?? []) ring(id, 'may');
  for (const id of drawn.chosen ?? []) ring(id, 'chosen');
  for (const [id, mana] of drawn.proposed ?? []) {
    ring(id, 'proposed');
    at(id).proposes = mana;
  }
  for (const [id, combat] of combatWords(game)) at(objectKey(id)).combat = combat;
  for (const [id, { does, actions }] of deeds) {
    const mark = at(objectKey(id));
    mark.actions = actions;
    if (does !== undefined) mark.does = does;
  }
  for (const [id, text] of lit?.cards ?? []) Object.assign(at(id), text);
  const attached = (card: CardView): readonly CardView[] => {
    const id = objectOf(state, card.id);
    const ids = id === undefined ? [] : (state.objects.get(id)?.attachments ?? []);
    return ids.flatMap((other) => cardView(state, other) ?? []).map(dress);
  };
  const dressWith = (card: CardView, under: readonly CardView[]): CardView => {
    const mark = marks.get(card.id);
    return mark === undefined && under.length === 0 ? card : dressed(card, mark ?? {}, under);
  };
  const dress = (card: CardView): CardView => dressWith(card, attached(card));
  return {
    dress,
    // What lies together has nothing attached, and mostly no mark: ten thousand tokens stay as they are.
    dressGroup: (group) => {
      if (group.members.length === 1) return groupView(group.members.map(dress));
      return marks.size > 0 && group.members.some(({ id }) => marks.has(id))
        ? groupView(group.members.map((card) => dressWith(card, [])))
        : group;
    },
    followed: (id) => {
      const card = marks.get(id)?.text;
      return {
        ...(lit?.item?.id === id && { text: lit.item.text }),
        ...(card && { card }),
        ...(lit?.remembers.has(id) && { remembers: lit.remembers.get(id) ?? [] }),
      };
    },
    ghosts: (row) =>
      (lit?.ghosts ?? []).flatMap((ghost) => (ghost.row === row ? [ghost.group] : [])),
    ringsOf: (id) => marks.get(id)?.rings,
    ofPlayer: (player) => {
      const { rings, targetNumber } = marks.get(`p${player}`) ?? {};
      return { ...(rings && { rings }), ...(targetNumber !== undefined && { targetNumber }) };
    },
  };
}

/**
 * Targets of what is on the stack. Those of what resolves next bear its numbers; the others only the ring, for
 * each item counts from one.
 */
function markTargets(game: Game, mark: (id: Id, number: number | undefined) => void): void {
  const { state } = game;
  const next = state.stack.at(-1);
  for (const id of state.stack) {
    const targets = state.objects.get(id)?.onStack?.targets.flat() ?? [];
    for (const [nth, { target }] of targets.entries()) {
      mark(targetKey(target), id === next ? nth + 1 : undefined);
    }
  }
}

function combatWords({ state }: Game): ReadonlyMap<ObjectId, NonNullable<CardView['combat']>> {
  const words = new Map<ObjectId, NonNullable<CardView['combat']>>();
  const names = namesOf(state);
  for (const { object, whom, blockers, blocked: isBlocked } of state.combat?.attackers ?? []) {
    const target = 'object' in whom ? names.object(whom.object) : names.player(whom.player);
    words.set(object, {
      kind: 'attacking',
      words: `attacks ${target}${isBlocked ? ', blocked' : ''}`,
    });
    for (const blocker of blockers) {
      const before = words.get(blocker)?.words;
      const blocked = names.object(object);
      words.set(blocker, {
        kind: 'blocking',
        words: before === undefined ? `blocks ${blocked}` : `${before} and ${blocked}`,
      });
    }
  }
  return words;
}
