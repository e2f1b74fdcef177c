import { useMemo } from 'react';
import { combatWords } from '../questions/combat.view';
import { type Draft, ringsOf } from '../questions/draft.view';
import type { CardView, Id, QuestionView, Ring, TableView } from '../views';
import type { Board } from './BoardContext';

const both = (a: readonly Ring[] = [], b: readonly Ring[] = []): readonly Ring[] => [
  ...new Set([...a, ...b]),
];

interface Dressed {
  readonly key: string;
  readonly view: CardView;
}

const dressings = new WeakMap<CardView, Dressed>();

/** A card with what the question says of it; the same one as before where that is the same. */
function dressed(
  card: CardView,
  rings: readonly Ring[],
  words: string | undefined,
  asked: QuestionView['kind'] | undefined,
  selected: boolean,
  touched: boolean,
): CardView {
  const kind = asked === 'attackers' ? 'attacking' : 'blocking';
  const key = `${rings.join()};${kind};${words};${selected};${touched}`;
  const before = dressings.get(card);
  if (before?.key === key) return before.view;
  const combat = words && ({ combat: { kind, words } } as const);
  const made = {
    ...card,
    rings: both(card.rings, rings),
    ...combat,
    ...(selected && { selected }),
    ...(touched && { touched }),
  };
  dressings.set(card, { key, view: made });
  return made;
}

/** What the question, what moves and what is selected say of cards and players. */
type Looks = Pick<Board, 'look' | 'dress' | 'ringOf' | 'touched'>;

const NOTHING: QuestionView['kind'][] = ['priority', 'casting', 'over'];

/**
 * How cards and players look besides what they are. It is the same thing for as long as nothing of it changes, from
 * one step to the next as well: rows in which nothing has changed are not drawn again.
 */
export function useLooks(
  { question, selection }: Pick<TableView, 'question' | 'selection'>,
  draft: Draft,
  moving: (id: Id) => readonly Ring[] | undefined,
  touched: Id | undefined,
): Looks {
  // Of what is asked without objects nothing is seen on any.
  const asked = NOTHING.includes(question.kind) ? undefined : question;
  const answer = asked && draft;
  const ids = selection?.ids;
  return useMemo(() => {
    const selected = new Set(ids);
    const ringsNow = (id: Id): readonly Ring[] =>
      moving(id) ?? (asked && answer ? ringsOf(asked, answer, id) : NO_RINGS);
    const wordsOf = (id: Id) => asked && answer && combatWords(asked, answer, id);
    return {
      touched,
      look: (card) => {
        const { id, rings, targetNumber = '', proposes = '' } = card;
        const now = ringsNow(id);
        const all = rings === undefined ? now : [...rings, ...now];
        const words = wordsOf(id) ?? '';
        return `${all.join()};${words};${selected.has(id)};${targetNumber};${proposes}`;
      },
      dress: (card) => {
        const rings = ringsNow(card.id);
        const words = wordsOf(card.id);
        const isSelected = selected.has(card.id);
        const isTouched = touched === card.id;
        return rings.length === 0 && !words && !isSelected && !isTouched
          ? card
          : dressed(card, rings, words, asked?.kind, isSelected, isTouched);
      },
      ringOf: (player) => both(player.rings, ringsNow(player.id)),
    };
  }, [asked, answer, ids, moving, touched]);
}

const NO_RINGS: readonly Ring[] = [];
