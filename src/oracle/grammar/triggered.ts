import type { EventPattern, TriggeredAbility } from '../../rules/authoring/language';
import { beforeOf, isThis } from './about';
import { readTrigger, type Trigger } from './events';
import {
  contentOf,
  fromGraveyard,
  isSpell,
  type Reader,
  type ReadLine,
  unread,
  withoutSentence,
} from './lineKit';
import { Input } from './reading';
import { References } from './references';
import type { Line } from './regions';
import { settle } from './settle';
import { slot } from './slot';
import { same } from './template';
import type { Token } from './tokens';

const ONCE_TRIGGERED = 'this ability triggers only once each turn';

export function triggeredLine(
  line: Line,
  tokens: readonly Token[],
  reader: Reader,
): ReadLine | undefined {
  const { holder } = reader;
  const input = new Input(tokens, holder);
  const found: ReadLine[] = [];
  for (const { value, end } of input.once('trigger', 0, readTrigger)) {
    if (input.word(end) !== ',') continue;
    const trigger = settle(value);
    if (trigger === undefined) continue;
    const before = found.length;
    for (const condition of interveningIf(input, end + 1)) {
      const when = new References(beforeOf(trigger, isSpell(holder))).condition(condition.value);
      if (when === undefined || JSON.stringify(when).includes('"ref":"target"')) continue;
      const rest = triggered(line, tokens.slice(condition.end + 1), trigger, when, reader);
      if (rest !== undefined) found.push(rest);
    }
    // An "if" right after the event is the intervening one (603.4), never part of the effect.
    if (input.word(end + 1) === 'if' && found.length > before) continue;
    const plain = triggered(line, tokens.slice(end + 1), trigger, undefined, reader);
    if (plain !== undefined && input.word(end + 1) !== 'if') found.push(plain);
  }
  return best(found, line, reader);
}

/** "if …," right after the event. */
const interveningIf = (input: Input, at: number) =>
  input.word(at) !== 'if'
    ? []
    : input
        .once('condition', at + 1, slot('condition').read)
        .filter(({ end }) => input.word(end) === ',');

/** The reading with the fewest gaps; two that read all and differ are an error of the grammar. */
function best(found: readonly ReadLine[], line: Line, reader: Reader): ReadLine | undefined {
  const whole = found.filter(({ gaps }) => gaps.length === 0);
  const [first, ...others] = whole;
  if (first !== undefined)
    return others.some((other) => !same(other.abilities, first.abilities))
      ? unread(line, reader, true)
      : first;
  return [...found].sort((a, b) => a.gaps.length - b.gaps.length)[0];
}

function triggered(
  line: Line,
  tokens: readonly Token[],
  trigger: Trigger,
  when: TriggeredAbility['when'],
  reader: Reader,
): ReadLine | undefined {
  const { holder } = reader;
  const once = withoutSentence(tokens, ONCE_TRIGGERED);
  const read = contentOf(line, once ?? tokens, reader, beforeOf(trigger, isSpell(holder)));
  const zones = zonesOf(trigger.trigger, tokens);
  const ability: TriggeredAbility = {
    kind: 'triggered',
    trigger: trigger.trigger,
    ...(trigger.or === undefined ? {} : { or: trigger.or }),
    ...(when === undefined ? {} : { when }),
    content: read.content,
    ...(trigger.oneOrMore === undefined ? {} : { oneOrMore: true }),
    ...(once === undefined ? {} : { oncePerTurn: true }),
    ...(zones === undefined ? {} : { zones }),
  };
  return { abilities: [ability], gaps: read.gaps };
}

/** "When you cast this spell" functions on the stack; what returns itself, in the graveyard (113.6). */
function zonesOf(
  trigger: EventPattern,
  tokens: readonly Token[],
): TriggeredAbility['zones'] | undefined {
  if (trigger.event === 'cast' && isThis(trigger.spell)) return ['stack'];
  // What has just left looks back (603.10a); everything else that speaks of its graveyard waits there.
  const left =
    trigger.event === 'moved' && trigger.from === 'battlefield' && isThis(trigger.object);
  return fromGraveyard(tokens) && !left ? ['graveyard'] : undefined;
}
