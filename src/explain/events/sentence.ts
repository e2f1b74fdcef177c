import type { GameEvent, HappeningKind, RuleNumber } from '../../rules';
import type { Names } from '../naming/names';
import { asSentence } from '../words/sentences';
import { OBJECT_TEMPLATES } from './objects';
import { PLAYER_TEMPLATES } from './players';
import { stepWords } from './steps';
import type { Template, Templates } from './template';
import { TURN_TEMPLATES } from './turn';

/** One template for each kind of event; the type checker lists what is missing. */
const TEMPLATES: Templates<HappeningKind> = {
  ...OBJECT_TEMPLATES,
  ...PLAYER_TEMPLATES,
  ...TURN_TEMPLATES,
  step: stepWords,
};

/** What happened, without capital and full stop; several events only if they may be told together. */
export function phrase(events: readonly [GameEvent, ...GameEvent[]], names: Names): string {
  const template = TEMPLATES[events[0].kind] as Template<HappeningKind>;
  return template(events, names);
}

/** What the line of a change by hand begins with. */
export const BY_HAND = 'By hand: ';

/** The part of casting or activating that an event belongs to, if its first rule is one (601.2, 602.2). */
export function castingRule(event: GameEvent): RuleNumber | undefined {
  const rules = event.cites.filter((c) => /^60[12]\.2[a-i]$/.test(c));
  return rules.find((c) => c.startsWith('601')) ?? rules[0];
}

/**
 * One plain sentence on an event, in the present tense: "Ada taps Island for {U}." Parts of casting and
 * activating begin with their rule: "601.2f: the total cost in mana is {3}{C}{U}{U}."
 */
export function sentence(event: GameEvent, names: Names): string {
  const rule = event.kind === 'step' ? castingRule(event) : undefined;
  const words = phrase([event], names);
  const told = rule === undefined ? asSentence(words) : `${rule}: ${words.trim()}.`;
  return event.kind === 'edited'
    ? `${BY_HAND}${words}.`
    : event.byHand === true
      ? `${BY_HAND}${told}`
      : told;
}
