import { type Answer, alike, characteristicsOf, edit, type Game, type ObjectId } from '../rules';
import { board, placed } from './boards';
import { medianOf, type Row } from './measure';
import { after, castFromHand, idNamed, resolvedAll } from './play';

/** All waiting abilities are alike, or their order makes no difference: as they come. */
const inOrder = ({ question }: Game): Answer => {
  if (question.kind !== 'orderTriggers') throw new Error(`${question.kind} is asked`);
  return { kind: 'order', order: [...question.options.keys()] };
};

const atBolt =
  (name: string) =>
  (game: Game): Answer => ({
    kind: 'targets',
    targets: [{ target: { object: idNamed(game, name) } }],
  });

/** A creature has died this turn; the end step begins, and each Swarm's ability is on the stack. */
function swarms(n: number): Game {
  const laid = board([
    ...placed('Compy Swarm', n, 0),
    ...placed('Grizzly Bears', 1, 1),
    ...placed('Lightning Bolt', 1, 0, 'hand'),
  ]);
  let game = resolvedAll(castFromHand(laid, 'Lightning Bolt', atBolt('Grizzly Bears'))).at(-1);
  if (game === undefined) throw new Error('nothing was cast');
  while (game.state.stack.length === 0) {
    const { kind } = game.question;
    if (kind === 'declareAttackers') game = after(game, { kind: 'attackers', attackers: [] });
    else if (kind === 'priority') game = after(game, { kind: 'pass' });
    else game = after(game, inOrder(game));
  }
  return game;
}

/** Compy Swarm's end step: every ability resolves, every position is kept. The ratio is that of the time for one. */
function endSteps(): readonly Row[] {
  const each = (n: number): number => {
    const game = swarms(n);
    return medianOf(
      () => game,
      (fresh) => {
        const kept = resolvedAll(fresh, inOrder);
        const swarm = kept.at(-1)?.state.battlefield.size;
        if (swarm !== 2 * n) throw new Error(`${swarm} Swarms instead of ${2 * n}`);
      },
    );
  };
  const sizes = [64, 512, 4_096] as const;
  each(64);
  const times = sizes.map((n) => ({ n, ms: each(n) }));
  const first = times[0];
  return times.map(({ n, ms }) => ({
    job: 'Compy Swarm’s end step, all resolved and kept',
    n,
    ms,
    ...(first === undefined || n === first.n
      ? {}
      : { ratio: ms / n / (first.ms / first.n), limit: 'threefold for each ability' }),
  }));
}

/** A creature enters among Soul Wardens, and all of their abilities resolve. */
function wardens(): readonly Row[] {
  const n = 1_000;
  const laid = board([...placed('Soul Warden', n, 0), ...placed('Grizzly Bears', 1, 0, 'hand')]);
  const game = castFromHand(laid, 'Grizzly Bears');
  const ms = medianOf(
    () => game,
    (fresh) => {
      const life = resolvedAll(fresh, inOrder).at(-1)?.state.players[0]?.life;
      if (life !== 20 + n) throw new Error(`${life} life`);
    },
  );
  return [{ job: 'a creature enters among Soul Wardens, all resolved', n, ms }];
}

/** A kicked Rite of Replication, up to the choice of its target. */
function rites(): readonly Row[] {
  const begin = (n: number): number => {
    const game = board([
      ...placed('Grizzly Bears', n, 0),
      ...placed('Rite of Replication', 1, 0, 'hand'),
    ]);
    return medianOf(
      () => game,
      (fresh) => {
        let now = after(fresh, { kind: 'cast', object: idNamed(fresh, 'Rite of Replication') });
        now = after(now, {
          kind: 'options',
          alternative: null,
          additional: [{ cost: '{5}', times: 1 }],
        });
        if (now.question.kind !== 'chooseTarget') throw new Error(now.question.kind);
      },
    );
  };
  begin(50);
  const [small, large] = [begin(50), begin(500)];
  const job = 'a kicked Rite of Replication, up to its target';
  return [
    { job, n: 50, ms: small },
    { job, n: 500, ms: large, ratio: large / small, limit: 'tenfold' },
  ];
}

/** A counter is put on one of many creatures under twenty effects: only its values are computed again. */
function oneCounter(): readonly Row[] {
  const n = 1_000;
  const game = board([...placed('Grizzly Bears', n, 0), ...placed('Glorious Anthem', 20, 0)]);
  const ids = game.state.battlefield.list();
  const valuesIn = ({ state }: Game) => ids.map((id: ObjectId) => characteristicsOf(state, id));
  const before = valuesIn(game);
  const card = game.state.objects.get(idNamed(game, 'Grizzly Bears'))?.card;
  if (card === undefined) throw new Error('no bears');
  const countered = () => {
    const done = edit(game, { edit: 'setObject', card, set: { counters: { '+1/+1': 1 } } });
    if (done.result !== 'accepted') throw new Error(JSON.stringify(done));
    return done.game;
  };
  const now = valuesIn(countered());
  const computed = now.filter((values, at) => values !== before[at]).length;
  if (computed !== 1) throw new Error(`${computed} of ${n} were computed again`);
  const ms = medianOf(
    () => game,
    () => valuesIn(countered()),
  );
  return [{ job: 'a counter on one of them under twenty effects, all values read', n, ms }];
}

/** Ten thousand positions kept on a board of a thousand permanents: the heap they take, and coming back to any. */
function manySteps(): readonly Row[] {
  const kept: Game[] = [
    board([...placed('Grizzly Bears', 500, 0), ...placed('Llanowar Elves', 500, 1)]),
  ];
  const heap = () => process.memoryUsage().heapUsed / 1024 / 1024;
  globalThis.gc?.();
  const before = heap();
  for (let now = kept[0]; now !== undefined && kept.length <= 10_000; kept.push(now)) {
    const { kind } = now.question;
    if (kind === 'declareAttackers') now = after(now, { kind: 'attackers', attackers: [] });
    else if (kind === 'discard') now = after(now, discarded(now));
    else now = after(now, { kind: 'pass' });
  }
  globalThis.gc?.();
  const megabytes = heap() - before;
  let step = 0;
  const ms = medianOf(
    () => {
      step = (step + 3_571) % kept.length;
      return kept[step];
    },
    (game) => {
      if (game === undefined) throw new Error('no such step');
      for (const id of game.state.battlefield.list()) characteristicsOf(game.state, id);
      alike(game, game.state.battlefield.list());
    },
  );
  const n = kept.length - 1;
  return [
    { job: 'coming to any of many kept steps, 1,000 permanents told apart', n, ms },
    { job: `the heap that these steps take: ${megabytes.toFixed(0)} MB (at most 500)`, n, ms: 0 },
  ];
}

/** More cards in hand than the maximum: the first ones go (514.1). */
function discarded({ question }: Game): Answer {
  if (question.kind !== 'discard') throw new Error(`${question.kind} is asked`);
  return { kind: 'choice', choice: question.options.slice(0, question.min) };
}

/** Long chains of triggers and of steps. */
export function chains(): readonly Row[] {
  return [...endSteps(), ...wardens(), ...rites(), ...oneCounter(), ...manySteps()];
}
