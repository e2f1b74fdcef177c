import { characteristicsOf, couldProduce, type GameEvent, judgeDeck } from '../../../rules';
import type { Expect, Facts, MoveEntry, RuleNumber } from '../../format';
import {
  nameOf,
  objectOf,
  type Position,
  playerCalled,
  playerName,
  presentId,
  refOf,
} from '../position';
import { probe } from '../probe';
import { refusalIn } from '../refusal';
import { Failed, Misfit } from '../stops';
import { sameSymbols } from '../words';
import { demand, type Finding, meets, sameSet } from './compare';
import { counted } from './count';
import { objectFindings } from './object';
import { playerFindings } from './player';
import { questionFindings } from './question';

/** What an expectation looks at. */
export interface Present {
  readonly position: Position;
  /** What happened in the last entry that acted. */
  readonly recent: readonly GameEvent[];
}

/** Holds an expectation against the present. @throws Failed where it does not hold; Misfit, Unsupported */
export function expectNow(present: Present, expect: Expect): void {
  demand(subjectFindings(present, expect));
  demand(factFindings(present, expect));
  if (expect.not !== undefined) demandNot(present, expect.not);
}

function demandNot(present: Present, expect: Expect): void {
  try {
    expectNow(present, expect);
  } catch (error) {
    if (error instanceof Failed) return;
    throw error;
  }
  throw new Failed({ not: expect }, expect, 'What must not hold does');
}

function* subjectFindings({ position }: Present, expect: Expect): Iterable<Finding> {
  if ('object' in expect) yield* objectFindings(position, expect.object, expect.is, false);
  if ('copiable' in expect) yield* objectFindings(position, expect.copiable, expect.is, true);
  if ('player' in expect) {
    yield* playerFindings(position, playerCalled(position, expect.player), expect.is);
  }
  if ('cost' in expect) {
    const found = costOf(position, expect.cost);
    yield { what: 'the cost', wanted: expect.is, found, holds: sameSymbols(found, expect.is) };
  }
  if ('couldProduce' in expect) {
    const id = presentId(position, expect.couldProduce);
    const found = couldProduce(position.game.state, id);
    yield {
      what: `the mana that ${expect.couldProduce} could produce`,
      wanted: expect.is,
      found,
      holds: sameSet(found, expect.is),
    };
  }
  if ('targets' in expect) {
    const object = objectOf(position, presentId(position, expect.targets));
    const found = (object?.onStack?.targets ?? [])
      .flat()
      .map(({ target }) => nameOf(position, target));
    yield {
      what: `the targets of ${expect.targets}`,
      wanted: expect.is,
      found,
      holds: sameSet(found, expect.is),
    };
  }
  if ('deck' in expect) {
    const player = playerCalled(position, expect.deck);
    const verdict = judgeDeck(position.game.state, player);
    yield {
      what: `whether the deck of ${expect.deck} is legal`,
      wanted: expect.is.legal,
      found: verdict.allowed,
      holds: verdict.allowed === expect.is.legal,
    };
    yield* citedFindings(expect.cites, verdict.allowed ? [] : verdict.checks);
  }
}

function* factFindings({ position, recent }: Present, expect: Facts): Iterable<Finding> {
  const { state, question } = position.game;
  if (expect.count !== undefined && expect.of !== undefined) {
    const found = counted(position, expect.of).length;
    yield {
      what: `the number of objects that match ${JSON.stringify(expect.of)}`,
      wanted: expect.count,
      found,
      holds: meets(found, expect.count),
    };
  }
  if (expect.stack !== undefined) yield stackFinding(position, expect.stack);
  if (expect.question !== undefined) {
    const test = typeof expect.question === 'string' ? { kind: expect.question } : expect.question;
    yield* questionFindings(position, test);
  }
  if (expect.step !== undefined) yield plainly('the step', expect.step, state.turn.step);
  if (expect.active !== undefined) {
    yield plainly('the active player', expect.active, playerName(position, state.turn.active));
  }
  if (expect.priority !== undefined) {
    const found = question.kind === 'priority' ? playerName(position, question.player) : null;
    yield plainly('the player with priority', expect.priority, found);
  }
  if (expect.cited !== undefined) yield* citedFindings(expect.cited, recent);
  if (expect.illegal !== undefined) yield* illegalFindings(position, expect.illegal, expect.cites);
  if (expect.legal !== undefined) {
    const probed = probe(position, expect.legal);
    yield {
      what: 'whether it is legal',
      wanted: 'legal',
      found: probed.allowed ? 'legal' : refusalIn(position, probed.checks),
      holds: probed.allowed,
    };
  }
}

const plainly = (what: string, wanted: string, found: string | null): Finding => ({
  what,
  wanted,
  found,
  holds: wanted === found,
});

function stackFinding(position: Position, wanted: 'empty' | readonly string[]): Finding {
  const { state } = position.game;
  const names = state.stack.toReversed().map((id) => ({
    ref: refOf(position, id),
    name: characteristicsOf(state, id)?.name ?? '',
  }));
  const list = wanted === 'empty' ? [] : wanted;
  const holds =
    names.length === list.length &&
    names.every(({ ref, name }, i) => ref === list[i] || name === list[i]);
  return { what: 'the stack, top first,', wanted, found: names.map(({ ref }) => ref), holds };
}

function* illegalFindings(
  position: Position,
  entry: MoveEntry,
  cites: readonly RuleNumber[] | undefined,
): Iterable<Finding> {
  const probed = probe(position, entry);
  yield {
    what: 'whether it is legal',
    wanted: 'illegal',
    found: probed.allowed ? 'legal' : 'illegal',
    holds: !probed.allowed,
  };
  if (!probed.allowed) yield* citedFindings(cites, probed.checks);
}

/** Each rule wanted is named, or one under it. */
function* citedFindings(
  wanted: readonly RuleNumber[] | undefined,
  among: readonly { readonly cites: readonly string[] }[],
): Iterable<Finding> {
  const found = [...new Set(among.flatMap(({ cites }) => cites))];
  for (const rule of wanted ?? []) {
    const holds = found.some((cite) => standsUnder(cite, rule));
    yield { what: 'a rule named', wanted: rule, found, holds };
  }
}

/** `605.3b` stands under `605`, `605.3` and itself. */
export function standsUnder(cite: string, rule: string): boolean {
  return cite === rule || (cite.startsWith(rule) && /^[.a-z]/.test(cite.slice(rule.length)));
}

/** The total cost that casting or activating would have, as it is determined in 601.2f. */
function costOf(position: Position, entry: MoveEntry): string {
  const probed = probe(position, entry);
  // Mana abilities activated to pay have costs of their own, determined later.
  const determined = probed.cursor.events.find(
    (event) => event.kind === 'step' && event.what === 'costDetermined',
  );
  if (determined?.kind === 'step' && determined.detail !== undefined) return determined.detail;
  const why = probed.allowed ? 'it has no cost' : refusalIn(position, probed.checks);
  throw new Misfit(`No cost can be told: ${why}.`);
}
