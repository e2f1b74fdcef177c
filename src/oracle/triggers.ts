import type { EventPattern, TriggeredAbility } from '../rules/authoring/language';
import { conditionWords } from './conditions';
import type { Context } from './context';
import { eventWords, isItself } from './events';
import { nounPhrase } from './nouns';

/** Events that happen to an object once at most begin with "when". */
function happensOnce(pattern: EventPattern): boolean {
  switch (pattern.event) {
    case 'moved':
      return isOne(pattern.object);
    case 'cast':
      return isItself(pattern.spell);
    case 'becomesTarget':
    case 'turnedFaceUp':
      return isItself(pattern.object);
    default:
      return false;
  }
}

const isOne = (where: readonly { readonly is: string }[]): boolean =>
  where.length === 1 && where[0]?.is === 'object';

/** What "it" or "that creature" will mean in the effect. */
function eventNoun(pattern: EventPattern): string {
  if (pattern.event === 'damage' && pattern.toObject !== undefined) return 'that creature';
  return pattern.event === 'moved' && pattern.to === 'hand' ? 'that card' : 'it';
}

/** "Whenever …, if …" without the comma before the effect. */
export function triggerWords(ability: TriggeredAbility, context: Context): string {
  const { trigger, or = [], when } = ability;
  context.event = eventNoun(trigger);
  context.eventIsThis = 'object' in trigger && isItself(trigger.object);
  context.tappedForMana = trigger.event === 'tappedForMana';
  const first =
    ability.oneOrMore === true && trigger.event === 'moved'
      ? groupMoves(trigger, context)
      : eventWords(trigger, context, 'present');
  const words = or.reduce(
    (said, pattern) =>
      joined(said, eventWords(pattern, context, 'present'), subjectOf(pattern, context)),
    first,
  );
  const once = happensOnce(trigger) && or.length === 0;
  const lead = trigger.event === 'beginning' ? '' : once ? 'when ' : 'whenever ';
  const intervening = when === undefined ? '' : `, if ${conditionWords(when, context)}`;
  return `${lead}${words}${intervening}`;
}

/** "One or more other creatures die": several at once trigger it once (603.2c). */
function groupMoves(trigger: Extract<EventPattern, { event: 'moved' }>, context: Context): string {
  const { from, to, object } = trigger;
  const verb =
    to === 'battlefield'
      ? 'enter'
      : from === 'battlefield' && to === 'graveyard'
        ? 'die'
        : `leave the ${from ?? 'battlefield'}`;
  return `one or more ${nounPhrase(object, 'bare', context)} ${verb}`;
}

/** The subject of the event's clause. */
const subjectOf = (pattern: EventPattern, context: Context): string =>
  'object' in pattern ? nounPhrase(pattern.object, 'a', context) : '';

/** "this creature or another creature dies", "enters or attacks": what two clauses share is said once. */
function joined(one: string, other: string, subject: string): string {
  const verb = other.slice(subject.length);
  if (one.endsWith(verb)) return `${one.slice(0, -verb.length)} or ${other}`;
  return `${one} or ${subject === 'it' ? verb.trim() : other}`;
}
