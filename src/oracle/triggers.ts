import type { EventPattern, Predicate, TriggeredAbility } from '../rules/authoring/language';
import { conditionWords } from './conditions';
import type { Context } from './context';
import { eventWords, isItself } from './events';
import { nounPhrase } from './nouns';

/** What this is attached to: another may be next. */
const isHost = (where: readonly Predicate[]): boolean =>
  where.some((p) => p.is === 'object' && p.object.ref === 'attached');

/** Events that happen to an object once at most begin with "when". */
function happensOnce(pattern: EventPattern, card: Context['card']): boolean {
  switch (pattern.event) {
    case 'moved':
      // What is attached stays and is attached to another.
      return isOne(pattern.object) && (!isHost(pattern.object) || isAura(card));
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

/** An Aura goes with what it is attached to. */
const isAura = ({ subtypes }: Context['card']): boolean => subtypes.includes('Aura');

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
    ability.oneOrMore === true
      ? groupWords(trigger, context)
      : beginningWords(ability, eventWords(trigger, context, 'present'));
  const words = or.reduce(
    (said, pattern) =>
      joined(said, eventWords(pattern, context, 'present'), subjectOf(pattern, context)),
    first,
  );
  const once = [trigger, ...or].every((event) => happensOnce(event, context.card));
  const lead = trigger.event === 'beginning' ? '' : once ? 'when ' : 'whenever ';
  const tie = trigger.event === 'tappedForMana' ? ' while' : ', if';
  const intervening = when === undefined ? '' : `${tie} ${conditionWords(when, context)}`;
  // After another object "it" would be that one.
  if (or.some((event) => 'object' in event && !isItself(event.object))) context.said.delete('this');
  // A condition about others has come between the name and a pronoun for it.
  if (when?.if === 'exists') context.said.delete('this');
  return `${lead}${words}${intervening}`;
}

/** "Each upkeep" is "each player's" where the text speaks of that player, "the end step" where this goes in it. */
function beginningWords({ trigger, when, content }: TriggeredAbility, words: string): string {
  if (trigger.event !== 'beginning' || trigger.of !== undefined) return words;
  if (/"player":"event"/.test(JSON.stringify(content)))
    return words.replace(/each (?!player's)/, "each player's ");
  const [first] = 'modal' in content ? [] : content.do;
  const goes = first?.kind === 'sacrifice' || first?.kind === 'move' || first?.kind === 'exile';
  return trigger.step === 'end' && when === undefined && goes
    ? words.replace('each end', 'the end')
    : words;
}

/** "Whenever one or more creatures you control attack": several at once trigger it once (603.2c). */
function groupWords(trigger: EventPattern, context: Context): string {
  if (trigger.event === 'moved') return groupMoves(trigger, context);
  const where =
    trigger.event === 'damage' ? trigger.source : 'object' in trigger ? trigger.object : undefined;
  const words = eventWords(trigger, context, 'present');
  if (where === undefined) return words;
  const one = nounPhrase(where, 'a', context);
  const [, verb = '', rest = ''] = /^(\S+)(.*)$/.exec(words.slice(one.length + 1)) ?? [];
  return words.startsWith(`${one} `)
    ? `one or more ${nounPhrase(where, 'bare', context)} ${BASE_VERBS[verb] ?? verb.replace(/s$/, '')}${rest}`
    : words;
}

const BASE_VERBS: Readonly<Record<string, string>> = { is: 'are', dies: 'die' };

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
