/** Counts what a file would make and do, before anything else is looked at. */
import { PLAYER_ZONES } from './format';
import { grouped, LIMITS, type Problem } from './limits';
import { deckLine } from './placing';

type Loose = Readonly<Record<string, unknown>>;

/** Says where a file places too many objects or has too many entries. */
export function tooMuch(value: unknown): Problem[] {
  const scenario = loose(value);
  const play = countPlay(scenario.play, 1);
  const problems: Problem[] = [];
  if (play.entries > LIMITS.entries) {
    problems.push({
      at: '/play',
      message: `There are ${grouped(play.entries)} entries here, those of branches and repetitions included, and ${grouped(LIMITS.entries)} is the limit.`,
    });
  }
  const placed = listed(scenario.players).reduce<number>(
    (sum, player) => sum + countPlayer(player),
    play.placed,
  );
  if (placed > LIMITS.placed) {
    problems.push({
      at: '/players',
      message: `The file places ${grouped(placed)} objects, edits included, and ${grouped(LIMITS.placed)} is the limit.`,
    });
  }
  return problems;
}

function countPlayer(player: unknown): number {
  const zones = loose(player);
  return PLAYER_ZONES.flatMap((zone) => listed(zones[zone])).reduce<number>(
    (sum, placed) =>
      sum + (typeof placed === 'string' ? deckLine(placed).count : number(loose(placed).count)),
    0,
  );
}

interface Amount {
  readonly entries: number;
  readonly placed: number;
}

/** What a list of entries comes to when it is carried out so many times. */
function countPlay(entries: unknown, times: number): Amount {
  let sum: Amount = { entries: 0, placed: 0 };
  for (const each of listed(entries)) {
    const entry = loose(each);
    const often = times * number(entry.times);
    const inner = countPlay(entry.branch, often);
    const placed = entry.edit === 'place' ? often * number(entry.count) : 0;
    sum = {
      entries: sum.entries + often + inner.entries,
      placed: sum.placed + placed + inner.placed,
    };
  }
  return sum;
}

/** How often something is meant; what is no number counts once and is refused later. */
function number(value: unknown): number {
  return typeof value === 'number' && value > 1 ? Math.floor(value) : 1;
}

function loose(value: unknown): Loose {
  return typeof value === 'object' && value !== null ? (value as Loose) : {};
}

function listed(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
