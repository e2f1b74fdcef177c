import { answer, characteristicsOf } from '../rules';
import { board, placed } from './boards';
import { medianOf, type Row } from './measure';
import { cold, idsNamed } from './play';

/** Characteristics of 1,000 creatures under 20 effects of the anthem kind, from cold. */
export function anthems(): readonly Row[] {
  const n = 1000;
  const game = board([...placed('Grizzly Bears', n, 0), ...placed('Glorious Anthem', 20, 0)]);
  const ms = medianOf(
    () => cold(game),
    (fresh) => {
      for (const id of fresh.state.battlefield.list()) characteristicsOf(fresh.state, id);
    },
  );
  return [{ job: 'characteristics of creatures under 20 anthems, from cold', n, ms }];
}

/** One unrelated step: tapping a Wastes for mana, then passing priority, on a warm board. */
export function unrelatedStep(): readonly Row[] {
  const steps = (n: number): number => {
    const game = board([...placed('Grizzly Bears', n - 1, 0), ...placed('Wastes', 1, 0)]);
    const [land] = idsNamed(game, 'Wastes');
    if (land === undefined) throw new Error('no land');
    const warm = answer(game, { kind: 'activate', object: land, ability: 'p0' });
    if (warm.result !== 'accepted') throw new Error(JSON.stringify(warm));
    return medianOf(
      () => game,
      (g) => {
        for (let i = 0; i < 20; i += 1) {
          const tapped = answer(g, { kind: 'activate', object: land, ability: 'p0' });
          if (tapped.result !== 'accepted') throw new Error(JSON.stringify(tapped));
          answer(tapped.game, { kind: 'pass' });
        }
      },
    );
  };
  return pair('one unrelated step (tap a land, pass), 20 times', [100, 10_000], steps, 'twofold');
}

/** Begin casting a spell with a target, up to the choice of the target. */
export function castWithTarget(): readonly Row[] {
  const begin = (n: number): number => {
    const game = board([
      ...placed('Grizzly Bears', n, 0),
      ...placed('Lightning Bolt', 1, 0, 'hand'),
    ]);
    const [bolt] = idsNamed(game, 'Lightning Bolt');
    if (bolt === undefined) throw new Error('no spell');
    return medianOf(
      () => Array.from({ length: 20 }, () => cold(game)),
      (games) => {
        for (const g of games) {
          const cast = answer(g, { kind: 'cast', object: bolt });
          if (cast.result !== 'accepted') throw new Error(JSON.stringify(cast));
          if (cast.game.question.kind !== 'chooseTarget') throw new Error(cast.game.question.kind);
        }
      },
    );
  };
  return pair(
    'begin casting a spell with a target, from cold, 20 times',
    [50, 500],
    begin,
    'tenfold',
  );
}

function pair(
  job: string,
  sizes: readonly [number, number],
  measure: (n: number) => number,
  limit: string,
): readonly Row[] {
  // Both sizes run the same code: what is compiled on the way must not count for the smaller one.
  measure(sizes[0]);
  const small = measure(sizes[0]);
  const large = measure(sizes[1]);
  return [
    { job, n: sizes[0], ms: small },
    { job, n: sizes[1], ms: large, ratio: large / small, limit },
  ];
}

/** Laying out a board of 10,000 creatures. */
export function layingOut(): readonly Row[] {
  const n = 10_000;
  const objects = placed('Llanowar Elves', n, 0);
  const ms = medianOf(
    () => objects,
    (list) => board(list),
  );
  return [{ job: 'laying out creatures', n, ms }];
}
