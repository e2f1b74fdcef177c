import { type Answer, answer, decodeGame, encodeGame, type Game, type ObjectId } from '../rules';

/** A copy of a game without anything that was computed for it before. */
export function cold(game: Game): Game {
  const read = decodeGame(encodeGame(game));
  if (!read.ok) throw new Error(read.why);
  return read.game;
}

/** All objects whose printed name that is, oldest first. */
export function idsNamed(game: Game, name: string): readonly ObjectId[] {
  return game.state.objects.ids().filter((id) => game.state.objects.get(id)?.printed.name === name);
}

/** The only object of that name. @throws where there is none */
export function idNamed(game: Game, name: string): ObjectId {
  const [id] = idsNamed(game, name);
  if (id === undefined) throw new Error(`no ${name}`);
  return id;
}

/** The game after an answer. @throws where it is not accepted */
export function after(game: Game, given: Answer): Game {
  const result = answer(game, given);
  if (result.result !== 'accepted') throw new Error(JSON.stringify(result));
  return result.game;
}

/** What is given where priority is not what is asked. */
export type Answering = (game: Game) => Answer;

const unasked: Answering = ({ question }) => {
  throw new Error(`${question.kind} is asked`);
};

/** Every position until the stack is empty: everyone passes, other questions are answered as told. */
export function resolvedAll(game: Game, answering: Answering = unasked): readonly Game[] {
  const games = [game];
  for (let now = game; now.state.stack.length > 0 || now.question.kind !== 'priority'; ) {
    now = after(now, now.question.kind === 'priority' ? { kind: 'pass' } : answering(now));
    games.push(now);
  }
  return games;
}

/** A spell is cast from hand, by name or id, and paid for from the pool; what else is asked is answered as told. */
export function castFromHand(
  game: Game,
  spell: string | ObjectId,
  answering: Answering = unasked,
): Game {
  const object = typeof spell === 'string' ? idNamed(game, spell) : spell;
  let now = after(game, { kind: 'cast', object });
  while (now.question.kind !== 'priority') {
    now = after(now, now.question.kind === 'payMana' ? { kind: 'pay' } : answering(now));
  }
  return now;
}
