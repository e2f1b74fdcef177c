import type { ObjectId, Target } from '../../rules';
import { type Names, objectsInWords, targetName, targetsInWords } from '../naming/names';
import { changeWords, DURATION_WORDS } from '../words/abilities';
import { chosenWords } from '../words/chosen';
import { counted } from '../words/numbers';
import { inZone } from '../words/places';
import { listed, possessive, withRemarks } from '../words/sentences';
import { moved } from './moved';
import { type EventOf, subjectOf, type Template, type Templates } from './template';
import { tokensCreated } from './tokens';

type AboutObjects = readonly { readonly object: ObjectId }[];

/** A sentence that says the same of each object: "… untaps". */
const onObjects =
  (singular: string, plural: string) =>
  (events: AboutObjects, names: Names): string => {
    const subject = subjectOf(
      names,
      events.map((e) => e.object),
    );
    return `${subject.words} ${subject.verb(singular, plural)}`;
  };

const created: Template<'created'> = ([event], names) => {
  const controller = names.player(
    event.entering?.controller ?? event.fields?.controller ?? event.owner,
  );
  const [first] = event.became ?? [];
  switch (event.what) {
    case 'token':
      return tokensCreated(event, controller, names);
    case 'copy': {
      const what = first === undefined ? `a copy of ${event.values.name}` : names.object(first);
      return `${what} is put ${event.zone === 'stack' ? 'on the stack' : inZone(event.zone, controller)} under ${possessive(controller)} control`;
    }
    case 'ability': {
      const what =
        first === undefined ? `${possessive(event.values.name)} ability` : names.object(first);
      return `${what} goes on the stack under ${possessive(controller)} control`;
    }
    case 'emblem':
      return `${controller} gets an emblem`;
    case 'card':
      return `the top of ${possessive(controller)} library turns out to be ${first === undefined ? 'an unknown card' : names.object(first)}`;
  }
};

const counters: Template<'counters'> = (events, names) => {
  const [{ on, counter, change }] = events;
  const many = counted(Math.abs(change), `${counter} counter`);
  const each = events.length > 1 ? ' each' : '';
  if ('player' in on) {
    return `${names.player(on.player)} ${change < 0 ? 'loses' : 'gets'} ${many}`;
  }
  const where = targetsInWords(
    names,
    events.map((e) => e.on),
  );
  return change < 0
    ? `${many} ${verb(change)} removed from ${where}${each}`
    : `${many} ${verb(change)} put on ${where}${each}`;
};

const verb = (n: number): string => (Math.abs(n) === 1 ? 'is' : 'are');

const effectStarted: Template<'effectStarted'> = ([{ effect }], names) => {
  const { content, affected, duration } = effect;
  const source = names.object(effect.source);
  const whom: readonly Target[] = [
    ...(affected.objects ?? []).map((object): Target => ({ object })),
    ...(affected.players ?? []).map((player): Target => ({ player })),
  ];
  const until = DURATION_WORDS[duration] === '' ? '' : ` ${DURATION_WORDS[duration]}`;
  switch (content.kind) {
    case 'changes': {
      if (whom.length === 0) return `an effect of ${source} begins, but affects nothing`;
      const what = listed(content.changes.map((c) => changeWords(c, whom.length > 1)));
      return `${targetsInWords(names, whom)} ${what}${until}, by ${source}`;
    }
    case 'trigger':
      return `${source} makes a delayed triggered ability${until === '' ? '' : `, which lasts${until}`}`;
    case 'return':
      return `${targetsInWords(names, whom)} will return when ${source} has left the battlefield`;
    case 'replacement':
      return `a replacement effect of ${source} begins${until}`;
    default: {
      const forWhom = whom.length === 0 ? '' : ` for ${targetsInWords(names, whom)}`;
      return `an effect of ${source} begins${forWhom}${until}`;
    }
  }
};

const effectEnded: Template<'effectEnded'> = (events, names) => {
  const sources = events.flatMap((e) => names.effectSource(e.effect) ?? []);
  const known = sources.length === events.length;
  if (events.length === 1) {
    return known ? `the effect of ${objectsInWords(names, sources)} ends` : 'an effect ends';
  }
  return known ? `the effects of ${objectsInWords(names, sources)} end` : 'effects end';
};

const resolved: Template<'resolved'> = ([event], names) => {
  const name = names.object(event.object);
  switch (event.result) {
    case 'done':
      return `${name} resolves`;
    case 'noLegalTargets':
      return `${name} doesn't resolve, as none of its targets is legal any more`;
    case 'clauseNotMet':
      return `${name} does nothing, as its condition no longer holds`;
  }
};

const targeted: Template<'targeted'> = ([event], names) => {
  const all = event.targets.flat();
  const name = names.object(event.object);
  if (all.length === 0) return `${name} has no targets`;
  const words = all.some((c) => c.amount !== undefined)
    ? listed(all.map((c) => `${targetName(names, c.target)} (${c.amount ?? 0})`))
    : targetsInWords(
        names,
        all.map((c) => c.target),
      );
  return `${name} targets ${words}`;
};

const damage: Template<'damage'> = (events, names) => {
  const [first] = events;
  const what = `${first.amount} ${first.combat ? 'combat damage' : 'damage'}`;
  const sources = [...new Set(events.map((e) => e.source))];
  const whom = distinct(events.map((e) => e.to));
  const subject = subjectOf(names, sources);
  const each = sources.length > 1 || whom.length > 1 ? ' each' : '';
  return sources.length > 1
    ? `${subject.words} deal ${what} each to ${targetName(names, first.to)}`
    : `${subject.words} deals ${what} to ${targetsInWords(names, whom)}${each}`;
};

function distinct(targets: readonly Target[]): readonly Target[] {
  const seen = new Map(targets.map((t) => [JSON.stringify(t), t]));
  return [...seen.values()];
}

const attached: Template<'attached'> = ([event], names) => {
  const name = names.object(event.object);
  return event.to === null
    ? `${name} becomes unattached`
    : `${name} becomes attached to ${targetName(names, event.to)}`;
};

const destroyed: Template<'destroyed'> = (events, names) => {
  const subject = subjectOf(
    names,
    events.map((e) => e.object),
  );
  return withRemarks(`${subject.words} ${subject.is} destroyed`, [
    events[0].noRegeneration === true ? "and can't be regenerated" : '',
  ]);
};

function counteredBy(
  event: EventOf<'countered'>,
  source: string | undefined,
  name: string,
): string {
  return source === undefined || event.by === null
    ? `${name} is countered`
    : `${source} counters ${name}`;
}

/** Sentences about objects and the effects on them. */
export const OBJECT_TEMPLATES: Templates<
  | 'moved'
  | 'created'
  | 'ceased'
  | 'destroyed'
  | 'tapped'
  | 'untapped'
  | 'manned'
  | 'turned'
  | 'transformed'
  | 'damage'
  | 'damageWoreOff'
  | 'phased'
  | 'counters'
  | 'attached'
  | 'controlChanged'
  | 'chose'
  | 'targeted'
  | 'resolved'
  | 'countered'
  | 'effectStarted'
  | 'effectEnded'
  | 'regenerated'
  | 'shieldMade'
  | 'used'
> = {
  moved,
  created,
  ceased: onObjects('ceases to exist', 'cease to exist'),
  destroyed,
  tapped: onObjects('becomes tapped', 'become tapped'),
  untapped: onObjects('untaps', 'untap'),
  manned: ([event], names) =>
    `${names.object(event.object)} becomes ${event.how === 'crew' ? 'crewed' : 'saddled'}`,
  turned: ([event], names) =>
    `${names.object(event.object)} is turned face ${event.faceDown === null ? 'up' : 'down'}`,
  transformed: ([event], names) => {
    const now = names.object(event.object);
    return now === event.was ? `${now} transforms` : `${event.was} transforms into ${now}`;
  },
  damage,
  damageWoreOff: ([event], names) =>
    event.objects.length === 0
      ? 'no damage is left to wear off'
      : `the damage on ${objectsInWords(names, event.objects)} wears off`,
  phased: ([event], names) => {
    const subject = subjectOf(names, event.objects);
    const way = event.in ? 'in' : 'out';
    return event.objects.length === 0
      ? `nothing phases ${way}`
      : `${subject.words} ${subject.verb('phases', 'phase')} ${way}`;
  },
  counters,
  attached,
  controlChanged: (events, names) => {
    const objects = events.map((e) => e.object);
    return `${names.player(events[0].to)} gains control of ${objectsInWords(names, objects)}`;
  },
  chose: ([event], names) =>
    `${names.player(event.player)} chooses ${chosenWords(event.chosen, names) || 'nothing'} for ${names.object(event.object)}`,
  targeted,
  resolved,
  countered: ([event], names) =>
    counteredBy(
      event,
      event.by === null ? undefined : names.object(event.by),
      names.object(event.object),
    ),
  effectStarted,
  effectEnded,
  regenerated: onObjects('regenerates', 'regenerate'),
  shieldMade: ([event], names) => `${names.object(event.object)} gets a regeneration shield`,
  used: ([event], names) =>
    `${possessive(names.object(event.object))} ability counts as used this turn`,
};
