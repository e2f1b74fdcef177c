import { namesOf } from '../../explain';
import { checkText } from '../../explain/checks/checkText';
import { derivation, FIELDS } from '../../explain/derivations';
import { linesOf, sentence } from '../../explain/events';
import { touched } from '../../explain/events/touched';
import type { Check, Game, GameEvent, ObjectId } from '../../rules';
import { characteristicsOf, offers } from '../../rules';
import { unreasoned } from './checks';

/** What no sentence may hold: a value that was missing, an object written out, or a name from the code. */
const BROKEN = /undefined|NaN|\bnull\b|\[object|^\s*$| {2}|[a-z][A-Z]|\.\.$/;

/** A sentence begins with a capital, a number, a name or a mark, and ends. */
const SENTENCE = /^[^a-z\s].*[.?!”’)]$/su;

function wordFault(text: string): string | undefined {
  if (BROKEN.test(text)) return `broken words “${text}”`;
  return undefined;
}

function sentenceFault(text: string): string | undefined {
  return wordFault(text) ?? (SENTENCE.test(text) ? undefined : `no sentence “${text}”`);
}

/** One answer carried out: from where, to where, and what happened. */
export interface Done {
  readonly before: Game;
  readonly after: Game;
  readonly events: readonly GameEvent[];
}

/** No event without a rule, or the mark of what is done by hand, and a sentence. */
export function eventFaults({ before, after, events }: Done): readonly string[] {
  const names = namesOf(after.state, before.state);
  const bare = unreasoned(events).map((event) => `${event.kind}: no rule`);
  const said = events.flatMap((event) => {
    // What stands in a casting's place of the list begins with the rule's number.
    const fault = sentenceFault(sentence(event, names));
    return fault === undefined ? [] : [`${event.kind}: ${fault}`];
  });
  const lines = linesOf(events, after.state, before.state).flatMap((line) => {
    const fault = sentenceFault(line.text);
    return fault === undefined ? [] : [`a line: ${fault}`];
  });
  return [...bare, ...said, ...lines];
}

/** No refusal without check, rule and sentence. */
export function refusalFaults(game: Game, checks: readonly Check[]): readonly string[] {
  if (checks.length === 0) return ['a refusal without a check'];
  const names = namesOf(game.state);
  return checks.flatMap((check) => {
    const fault = sentenceFault(checkText(check, names));
    return [
      ...(check.cites.length === 0 ? [`${check.code}: no rule`] : []),
      ...(fault === undefined ? [] : [`${check.code}: ${fault}`]),
    ];
  });
}

/** The refusals among all that is in view. */
export function offerFaults(game: Game): readonly string[] {
  return offers(game, game.question.player).flatMap(({ verdict }) =>
    verdict.allowed ? [] : refusalFaults(game, verdict.checks),
  );
}

/** No characteristic whose derivation does not end in its value, each line of it with a rule. */
export function valueFaults({ state }: Game, id: ObjectId): readonly string[] {
  if (characteristicsOf(state, id) === undefined) return [];
  return FIELDS.flatMap((field) => {
    const derived = derivation(state, id, field);
    if (derived === null) return [`${field} of ${id}: no derivation`];
    const { lines, value } = derived;
    const ends =
      lines.at(-1)?.after === value ? [] : [`${field} of ${id} does not end in ${value}`];
    const begins = lines.flatMap((line, place) => {
      const fault = sentenceFault(line.text);
      const link = place === 0 || line.before === lines[place - 1]?.after;
      return [
        ...(line.cites.length === 0 ? [`${field} of ${id}: no rule for “${line.text}”`] : []),
        ...(fault === undefined ? [] : [`${field}: ${fault}`]),
        ...(link ? [] : [`${field} of ${id}: a gap before “${line.text}”`]),
      ];
    });
    return [...ends, ...begins];
  });
}

/** The objects that something happened to and that are still there. */
export const touchedBy = ({ after, events }: Done): readonly ObjectId[] =>
  [...new Set(events.flatMap(touched))].filter((id) => after.state.objects.has(id));
