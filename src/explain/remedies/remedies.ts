import type { Answer, CardId, Deed, Edit, Game, PlayerId } from '../../rules';
import { namesOf } from '../naming/namesOf';
import { numberWord } from '../words/numbers';
import { capitalised, listed, possessive } from '../words/sentences';
import { cardOf, changed, deedNow, failingOf, isPossibleNow, playOn, type Way } from './trying';
import type { Wish } from './wish';
import { wishesFor } from './wishes';

/** A smallest change that allows what is not allowed now: tried out, and it really does. */
export interface Remedy {
  readonly words: string;
  /** How it comes about: "set by hand", "by the rules, 3 answers on". */
  readonly note: string;
  readonly byHand: boolean;
  /** Changes by hand first, then answers. */
  readonly edits: readonly Edit[];
  readonly answers: readonly Answer[];
  /** What is possible then. */
  readonly deed: Deed;
}

/** Changes by hand that are made together at most. */
const MOST_TOGETHER = 3;
/** Remedies that are offered at most. */
const MOST_OFFERED = 4;
/** Answers within which passing on has to lead there. */
const MOST_ANSWERS = 60;
/** Positions that are tried at most. */
const MOST_TRIED = 80;

/** The smallest changes that would let the player do that, smallest first; none where it can be done, or none is known. */
export function remedies(game: Game, player: PlayerId, deed: Deed): readonly Remedy[] {
  if (isPossibleNow(game, player, deed)) return [];
  const later = byPassing(game, player, deed);
  const byHand = byHandIn(game, player, deed);
  return [...(later === undefined ? [] : [later]), ...byHand]
    .sort((a, b) => sizeOf(a) - sizeOf(b))
    .slice(0, MOST_OFFERED);
}

/** "one answer", "three answers". */
export const howMany = (n: number, noun: string): string =>
  `${numberWord(n)} ${noun}${n === 1 ? '' : 's'}`;

/** A change by hand weighs as much as some answers. */
const sizeOf = ({ edits, answers, byHand }: Remedy): number =>
  (byHand ? edits.length * 12 : 0) + answers.length;

/** By the rules alone: nobody does anything until it can be done. */
function byPassing(game: Game, player: PlayerId, deed: Deed): Remedy | undefined {
  const possible = (now: Game) =>
    now !== game && isAskedFor(now, player, deed) && isPossibleNow(now, player, deed);
  const way = playOn(game, possible, MOST_ANSWERS);
  if (way === undefined) return undefined;
  const names = namesOf(game.state);
  const { turn } = way.game.state;
  const sameTurn = turn.number === game.state.turn.number;
  const when = sameTurn ? '' : `, in ${possessive(names.player(turn.active))} turn`;
  return {
    words: `Play on: everyone passes until it can be done${when}`,
    note: `by the rules, ${howMany(way.answers.length, 'answer')} on`,
    byHand: false,
    edits: [],
    answers: way.answers,
    deed,
  };
}

/** Whether that player is asked something there with which it could be possible: nothing else is looked at. */
export function isAskedFor({ question, state }: Game, player: PlayerId, deed: Deed): boolean {
  if (question.player !== player || !state.objects.has(deed.object)) return false;
  if (deed.kind === 'attack') return question.kind === 'declareAttackers';
  if (deed.kind === 'block') return question.kind === 'declareBlockers';
  return question.kind === 'priority';
}

/** Changes that have been put together, and where they lead. */
interface Tried {
  readonly wishes: readonly Wish[];
  readonly game: Game;
  readonly deed: Deed;
}

/**
 * Changes by hand that let it pass: at first each by itself, then two and three together. What is added must
 * leave fewer checks failing than before; what turns out not to be needed is left out.
 */
export function byHandIn(game: Game, player: PlayerId, deed: Deed): readonly Remedy[] {
  const card = cardOf(game, deed);
  if (card === undefined) return [];
  const found: Remedy[] = [];
  const seen = new Set<string>();
  const helped = new Set<string>();
  let level: readonly Tried[] = [{ wishes: [], game, deed }];
  let tried = 0;
  for (let together = 1; together <= MOST_TOGETHER && found.length === 0; together += 1) {
    const next: Tried[] = [];
    for (const before of level) {
      const failing = failingOf(before.game, player, before.deed);
      const combat = deed.kind === 'attack' || deed.kind === 'block' ? deed.kind : null;
      const names = namesOf(before.game.state);
      const { object } = before.deed;
      const at = { game: before.game, player, names, object, combat };
      for (const wish of failing.flatMap((finding) => wishesFor(at, finding))) {
        const wishes = [...before.wishes, wish];
        const key = keyOf(wishes);
        const known = wish.same !== undefined && helped.has(wish.same);
        if (known || seen.has(key) || tried >= MOST_TRIED) continue;
        seen.add(key);
        tried += 1;
        const after = trying(game, player, deed, card, wishes);
        if (after === undefined) continue;
        const left = failingOf(after.game, player, after.deed).length;
        if (left === 0 && isPossibleNow(after.game, player, after.deed)) {
          found.push(remedyOf(game, player, deed, card, wishes));
          if (wish.same !== undefined) helped.add(wish.same);
        } else if (left < failing.length) {
          next.push({ wishes, game: after.game, deed: after.deed });
        }
      }
    }
    level = next;
  }
  return found;
}

const keyOf = (wishes: readonly Wish[]): string =>
  wishes
    .map(({ words }) => words)
    .sort()
    .join(';');

/** Makes the changes, and in combat plays on to the declaration. */
function trying(
  game: Game,
  player: PlayerId,
  deed: Deed,
  card: CardId,
  wishes: readonly Wish[],
): (Way & { readonly deed: Deed }) | undefined {
  const after = changed(
    game,
    wishes.flatMap(({ edits }) => edits),
  );
  const now = after && deedNow(after, deed, card);
  if (after === undefined || now === undefined) return undefined;
  const stepped = wishes.some(({ edits }) => edits.some(({ edit }) => edit === 'step'));
  const way = stepped ? toDeclaration(after, player, now) : undefined;
  return { ...(way ?? { game: after, answers: [] }), deed: now };
}

/** Answers from the beginning of combat to a declaration: of all players each passes once or twice. */
const MOST_TO_COMBAT = 16;

function toDeclaration(game: Game, player: PlayerId, deed: Deed): Way | undefined {
  if (deed.kind === 'attack') {
    return playOn(game, (now) => isAskedFor(now, player, deed), MOST_TO_COMBAT);
  }
  if (deed.kind !== 'block') return undefined;
  return playOn(
    game,
    (now) => isAskedFor(now, player, deed),
    MOST_TO_COMBAT,
    ({ question }) => {
      if (question.kind !== 'declareAttackers') return undefined;
      for (const { object, whom } of question.options) {
        const at = whom.find((target) => 'player' in target && target.player === player);
        if (at !== undefined) return { kind: 'attackers', attackers: [{ object, whom: at }] };
      }
      return undefined;
    },
  );
}

/** What was found, without what is not needed for it. */
function remedyOf(
  game: Game,
  player: PlayerId,
  deed: Deed,
  card: CardId,
  wishes: readonly Wish[],
): Remedy {
  const works = (few: readonly Wish[]): boolean => {
    const after = trying(game, player, deed, card, few);
    return after !== undefined && isPossibleNow(after.game, player, after.deed);
  };
  const needed = fewest(wishes, works).map((wish, place, all) => {
    const { some } = wish;
    if (some === undefined) return wish;
    const withEdits = (edits: Wish['edits']) =>
      all.map((one, at) => (at === place ? { ...one, edits } : one));
    const edits = fewest(wish.edits, (few) => works(withEdits(few)));
    return { ...wish, edits, words: some(edits) };
  });
  const after = trying(game, player, deed, card, needed);
  const answers = after?.answers ?? [];
  return {
    words: capitalised(listed(needed.map(({ words }) => words))),
    note:
      answers.length === 0
        ? 'set by hand'
        : `set by hand, then ${howMany(answers.length, 'answer')}`,
    byHand: true,
    edits: needed.flatMap(({ edits }) => edits),
    answers,
    deed: after?.deed ?? deed,
  };
}

/** What remains where each that is not needed is left out, one after the other. */
function fewest<T>(all: readonly T[], works: (few: readonly T[]) => boolean): readonly T[] {
  return all.reduce<readonly T[]>((kept, one) => {
    const without = kept.filter((other) => other !== one);
    return without.length > 0 && works(without) ? without : kept;
  }, all);
}
