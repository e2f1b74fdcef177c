import type { EventPattern, Predicate, TriggeredAbility } from '../rules/authoring/language';
import { conditionWords } from './conditions';
import type { Context } from './context';
import { eventWords, isItself } from './events';
import { nounPhrase } from './nouns';

/** What this is attached to: another may be next. */
const isHost = (where: readonly Predicate[]): boolean =>
  where.some((p) => p.is === 'object' && p.object.ref === 'attached');

/** Events that happen to an object once at most begin with "when". */
function happensOnce(pattern: EventPattern): boolean {
  switch (pattern.event) {
    case 'moved':
      // What is attached stays and is attached to another.
      return isOne(pattern.object) && !isHost(pattern.object);
    case 'cast':
      return isItself(pattern.spell);
    case 'becomesTarget':
    case 'turnedFaceUp':
    case 'transformed':
      return isItself(pattern.object);
    default:
      return false;
  }
}

const isOne = (where: readonly { readonly is: string }[]): boolean =>
  where.length === 1 && where[0]?.is === 'object';

/** What "it" or "that creature" will mean in the effect. */
function eventNoun(pattern: EventPattern): string {
  switch (pattern.event) {
    case 'damage':
      return pattern.toObject === undefined ? 'it' : 'that creature';
    case 'cast':
      return isItself(pattern.spell) ? 'it' : 'that spell';
    case 'tappedForMana':
      return pattern.object.some((p) => p.is === 'type' && p.type === 'Land') ? 'that land' : 'it';
    case 'moved':
      return pattern.to === 'hand' || pattern.object.some(({ is }) => is === 'card')
        ? 'that card'
        : 'it';
    default:
      return 'it';
  }
}

/** What other objects of the event are called. */
function nameOthers(pattern: EventPattern, context: Context): void {
  if (pattern.event === 'damage')
    context.bound.set('event source', pattern.toObject === undefined ? 'it' : 'that source');
  if (pattern.event === 'mans')
    context.bound.set('event source', pattern.how === 'crew' ? 'that Vehicle' : 'that Mount');
  if (pattern.event === 'attached' && pattern.to !== undefined)
    context.bound.set('event attached', `that ${nounPhrase(pattern.to, 'bare', context, ONE)}`);
  if ('object' in pattern && pattern.object.some((p) => p.is === 'type' && p.type === 'Creature'))
    context.bound.set('event kind', 'that creature');
}

const ONE = { singular: true };

/** "Whenever …, if …" without the comma before the effect. */
export function triggerWords(ability: TriggeredAbility, context: Context): string {
  const { trigger, or = [], when } = ability;
  context.event = eventNoun(trigger);
  nameOthers(trigger, context);
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
  const tie = trigger.event === 'tappedForMana' ? ' while' : ', if';
  const intervening = when === undefined ? '' : `${tie} ${conditionWords(when, context)}`;
  // A condition about others has come between the name and a pronoun for it.
  if (when?.if === 'exists') context.said.delete('this');
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
