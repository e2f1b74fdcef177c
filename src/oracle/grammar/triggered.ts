import type {
  EventPattern,
  ObjectRef,
  PlayerRef,
  Predicate,
  TriggeredAbility,
} from '../../rules/authoring/language';
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
import { type Before, mentionOf, mentionThis } from './mentions';
import { type Holder, Input } from './reading';
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
      const when = new References(beforeOf(trigger, holder)).condition(condition.value);
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
  const read = contentOf(line, once ?? tokens, reader, beforeOf(trigger, holder));
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

const isThis = (where: readonly Predicate[]): boolean =>
  where.length === 1 && where[0]?.is === 'object' && where[0].object.ref === 'this';

/** What a trigger has named by the time that its effect speaks. */
function beforeOf(trigger: Trigger, holder: Holder): Before {
  const all = [trigger.trigger, ...(trigger.or ?? [])];
  const counted = trigger.oneOrMore !== true && all.every(({ event }) => COUNTED.includes(event));
  const named = namedBy(trigger, holder);
  return counted ? { ...named, amount: true } : named;
}

/** Events with a number that "that much" means. */
const COUNTED: readonly string[] = ['damage', 'lifeGained', 'lifeLost'];

function namedBy({ trigger, or }: Trigger, holder: Holder): Before {
  const event: ObjectRef = { ref: 'event' };
  const player: PlayerRef = { player: 'event' };
  const spell = isSpell(holder);
  const all = [trigger, ...(or ?? [])];
  const own = all.every((one) => isThis(objectOf(one)));
  // What has left is found where it went by the event alone (400.7).
  if (own && trigger.event === 'moved' && trigger.from === 'battlefield')
    return { objects: [{ ...mentionThis, ref: event }], players: [], spell, self: event };
  if (own && trigger.event !== 'damage') return { objects: [mentionThis], players: [], spell };
  switch (trigger.event) {
    case 'damage': {
      const source = trigger.source ?? [];
      const from = isThis(source) ? [mentionThis] : [mentionOf({ ref: 'eventSource' }, source)];
      const to = trigger.toObject;
      const hit = to === undefined ? [] : isThis(to) ? [mentionThis] : [mentionOf(event, to)];
      const players = trigger.toPlayer === undefined ? [] : [player];
      return { objects: trigger.source === undefined ? hit : [...hit, ...from], players, spell };
    }
    case 'cast':
      return {
        objects: [mentionOf(event, [{ is: 'spell' }, ...trigger.spell], ['stack'])],
        players: trigger.by?.player === 'you' ? [] : [player],
        spell,
      };
    case 'moved': {
      const zones = trigger.why === 'discard' ? ['graveyard'] : undefined;
      return { objects: [mentionOf(event, trigger.object, zones)], players: [], spell };
    }
    case 'lifeGained':
    case 'lifeLost':
    case 'drawn':
    case 'becomesMonarch':
      return { objects: [], players: [player], spell };
    case 'beginning':
      return { objects: [], players: trigger.of?.player === 'you' ? [] : [player], spell };
    default:
      return 'object' in trigger
        ? { objects: [mentionOf(event, trigger.object)], players: [], spell }
        : { objects: [], players: [], spell };
  }
}

function objectOf(pattern: EventPattern): readonly Predicate[] {
  if ('object' in pattern) return pattern.object;
  return pattern.event === 'cast' ? pattern.spell : [];
}
