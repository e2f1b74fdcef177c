import { characteristicsOf, type Game } from '../rules';
import { board, placed } from './boards';
import { grown, medianOf, type Row } from './measure';
import { castFromHand, cold, resolvedAll } from './play';

const SIZES = [100, 1_000, 10_000] as const;

const halves = (name: string, n: number) => [...placed(name, n / 2, 0), ...placed(name, n / 2, 1)];

function warmed(game: Game): Game {
  for (const id of game.state.battlefield.list()) characteristicsOf(game.state, id);
  return game;
}

/** a: every creature's power and toughness from cold, half of them under five effects of the anthem kind. */
function anthems(n: number): number {
  const game = board([...halves('Grizzly Bears', n), ...placed('Glorious Anthem', 5, 0)]);
  return medianOf(() => cold(game), warmed);
}

/** b: each of n creature tokens is copied once by one effect: 2n afterwards. */
function copies(n: number): number {
  const tokens = placed('Grizzly Bears', n, 0).map((one) => ({ ...one, kind: 'token' as const }));
  const game = castFromHand(
    board([...tokens, ...placed('Second Harvest', 1, 0, 'hand')]),
    'Second Harvest',
  );
  const after = (fresh: Game) => resolvedAll(fresh).at(-1);
  const made = after(game)?.state.battlefield.size;
  if (made !== 2 * n) throw new Error(`${made} permanents instead of ${2 * n}`);
  return medianOf(() => warmed(cold(game)), after);
}

/** c: on a board whose values are known, a creature spell is cast from hand and resolves. */
function casting(n: number): number {
  const game = warmed(
    board([...halves('Grizzly Bears', n), ...placed('Grizzly Bears', 1, 0, 'hand')]),
  );
  const [bears] = game.state.players[0]?.hand ?? [];
  if (bears === undefined) throw new Error('no spell');
  return medianOf(
    () => game,
    (fresh) => resolvedAll(castFromHand(fresh, bears)),
  );
}

/** What boards of 100, 1,000 and 10,000 permanents cost, with the power of n by which it grows. */
export function growth(): readonly Row[] {
  return [
    ...grown('a: all power and toughness under five anthems, from cold', SIZES, anthems),
    ...grown('b: each creature token is copied once by one effect', SIZES, copies),
    ...grown('c: a creature spell is cast and resolves, values known', SIZES, casting),
  ];
}
