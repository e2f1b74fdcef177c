import { checkRefs } from './checkRefs';
import { type Chance, COIN_RESULTS, type Scenario, type TurnSetup, VARIANTS } from './format';
import { readJson } from './json';
import { grouped, LIMITS, megabytes, type Problem } from './limits';
import { tooMuch } from './measure';
import { cardData } from './schema/cards';
import { entry } from './schema/entries';
import {
  byKind,
  fields,
  judged,
  kindOf,
  list,
  may,
  name,
  oneOf,
  problemsOf,
  text,
  whole,
} from './schema/kit';
import { player } from './schema/placed';
import { note, rules, step } from './schema/words';

const version = judged<1>((value, found) => {
  if (value === 1) return;
  const isNumber = typeof value === 'number';
  found.refuse(
    isNumber
      ? `is version ${value} of the format, and only version 1 is known`
      : `must be 1, not ${kindOf(value)}`,
  );
});

const scenario = fields<Scenario>('a scenario', {
  scenario: version,
  title: text(LIMITS.title),
  about: may(note),
  cites: may(rules),
  seed: may(whole(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)),
  chance: may(
    list(
      byKind<Chance>('"win", "lose", "heads", "tails" or a number', {
        string: oneOf(COIN_RESULTS),
        number: whole(),
      }),
    ),
  ),
  variant: may(oneOf(VARIANTS)),
  monarch: may(name),
  initiative: may(name),
  cards: may(list(cardData)),
  players: list(player, 2, 6),
  turn: may(
    fields<TurnSetup>('a turn', { number: may(whole(1)), active: may(name), step: may(step) }),
  ),
  play: may(list(entry)),
});

/** A scenario, or all that keeps the text from being one. */
export type ReadScenario =
  | { readonly ok: true; readonly scenario: Scenario }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Reads a scenario from its text: size, JSON, amounts, fields, names and refs, in this order. It
 * never throws; every problem has its place. Objects in what is read have no prototype.
 */
export function read(source: string): ReadScenario {
  if (source.length > LIMITS.text) {
    const size = `The text is ${megabytes(source.length)} long (${grouped(source.length)} characters)`;
    return refused([{ at: '', message: `${size}, and ${megabytes(LIMITS.text)} is the limit.` }]);
  }
  const json = readJson(source);
  if (!json.ok) return json;
  const amounts = tooMuch(json.value);
  if (amounts.length > 0) return refused(amounts);
  const problems = problemsOf(scenario, json.value);
  if (problems.length > 0) return refused(problems);
  const read = json.value as Scenario;
  const missing = checkRefs(read);
  return missing.length > 0 ? refused(missing) : { ok: true, scenario: read };
}

function refused(problems: readonly Problem[]): ReadScenario {
  return { ok: false, problems };
}
