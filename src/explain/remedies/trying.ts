import {
  type Answer,
  answer,
  type CardId,
  type Deed,
  type Edit,
  editAll,
  examine,
  type Finding,
  type Game,
  type ObjectId,
  type PlayerId,
} from '../../rules';

/** What a deed would be done to, so that it is found again where it has become another object (400.7). */
export const cardOf = ({ state }: Game, { object }: Deed): CardId | undefined =>
  state.objects.get(object)?.card;

/** The same deed, of what the card is now; nothing where it is nowhere. */
export function deedNow({ state }: Game, deed: Deed, card: CardId): Deed | undefined {
  const object = state.cards.get(card);
  return object === undefined || !state.objects.has(object) ? undefined : { ...deed, object };
}

/** Everything that was looked at holds, and the core really takes it. */
export function isPossibleNow(game: Game, player: PlayerId, deed: Deed): boolean {
  return failingOf(game, player, deed).length === 0 && isTaken(game, deed);
}

/** What fails. */
export const failingOf = (game: Game, player: PlayerId, deed: Deed): readonly Finding[] =>
  examine(game, player, deed).filter(({ holds }) => !holds);

function isTaken(game: Game, deed: Deed): boolean {
  const { question } = game;
  switch (deed.kind) {
    case 'attack':
      return question.kind === 'declareAttackers' && isAmong(question.options, deed.object);
    case 'block':
      return question.kind === 'declareBlockers' && isAmong(question.options, deed.object);
    default:
      return answer(game, deed).result === 'accepted';
  }
}

const isAmong = (options: readonly { readonly object: ObjectId }[], id: ObjectId): boolean =>
  options.some(({ object }) => object === id);

/** The position after changes by hand; nothing where one of them can't be made. */
export function changed(game: Game, edits: readonly Edit[]): Game | undefined {
  if (edits.length === 0) return game;
  const done = editAll(game, edits);
  return done.result === 'accepted' ? done.game : undefined;
}

/** A way of answers, and where it leads. */
export interface Way {
  readonly game: Game;
  readonly answers: readonly Answer[];
}

/** Nobody does anything: all pass, nothing attacks or blocks. Nothing where something has to be chosen. */
function idleAnswer({ question }: Game): Answer | undefined {
  switch (question.kind) {
    case 'priority':
      return { kind: 'pass' };
    case 'declareAttackers':
      return { kind: 'attackers', attackers: [] };
    case 'declareBlockers':
      return { kind: 'blockers', blockers: [] };
    default:
      return undefined;
  }
}

/**
 * Plays on with nobody doing anything until something is so.
 * @param most so many answers at most
 * @param attackWith who attacks, where that has to be so first: asked at each declaration
 */
export function playOn(
  from: Game,
  until: (game: Game) => boolean,
  most: number,
  attackWith: (game: Game) => Answer | undefined = () => undefined,
): Way | undefined {
  let game = from;
  const answers: Answer[] = [];
  while (!until(game)) {
    const next = attackWith(game) ?? idleAnswer(game);
    if (next === undefined || answers.length >= most) return undefined;
    const done = answer(game, next);
    if (done.result !== 'accepted') return undefined;
    game = done.game;
    answers.push(next);
  }
  return { game, answers };
}
