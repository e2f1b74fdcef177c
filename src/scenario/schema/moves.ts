/** Rules for what players do: the entries that are neither edits nor checks. */
import {
  type ActivateEntry,
  type AdvanceEntry,
  type AnswerEntry,
  type AttackEntry,
  type BlockEntry,
  type CastEntry,
  type Companions,
  type DividedTarget,
  type EntryByKey,
  type ManaActivation,
  type MOVE_KEYS,
  type PassEntry,
  type Pay,
  type PlayEntry,
  QUESTION_KINDS,
  type Quiz,
  type ResolveEntry,
  type Step,
  type StepOf,
  type TapEntry,
  type Target,
  type TurnFaceUpEntry,
} from '../format';
import { LIMITS } from '../limits';
import {
  anything,
  byKind,
  exactly,
  type Fields,
  fields,
  flag,
  list,
  may,
  name,
  named,
  oneOf,
  type Rule,
  text,
  whole,
} from './kit';
import { kicked, mana, names, note, step } from './words';

const quiz = fields<Quiz>('a quiz question', {
  text: note,
  choices: may(list(note)),
  answer: byKind<Quiz['answer']>('a text, a number, true, false or a list of texts', {
    string: note,
    number: whole(),
    boolean: flag,
    list: list(note),
  }),
});

export const companions: Fields<Companions> = {
  times: may(whole(1)),
  note: may(note),
  label: may(name),
  ask: may(quiz),
};

/** An ability by its number, or by a piece of its text. */
const ability = byKind<number | string>("an ability's number or a piece of its text", {
  number: whole(1),
  string: text(LIMITS.note),
});

const divided = fields<DividedTarget>('a target with its amount', { to: name, amount: whole(0) });
const target = byKind<Target>('a target', { string: name, list: names, object: divided });

const activation = fields<ManaActivation>('a mana ability', {
  activate: name,
  ability: may(ability),
  mana: may(mana),
});
const payment = byKind<string | ManaActivation>('a ref, mana or a mana ability', {
  string: name,
  object: activation,
});
const pay = byKind<Pay>('"free" or a list', { string: exactly('free'), list: list(payment) });

const announcing = {
  by: may(name),
  x: may(whole(0)),
  modes: may(list(whole(1))),
  targets: may(list(target)),
  pay: may(pay),
  choose: may(list(anything)),
  ...companions,
};

const timesOrNot = { boolean: flag, ...kicked };

export const cast = fields<CastEntry>('a "cast" entry', {
  cast: name,
  kick: may(
    byKind<boolean | number | readonly string[]>('true, how often or a list of kickers', {
      ...timesOrNot,
      list: names,
    }),
  ),
  also: may(named(byKind<number | boolean>('true or how often', timesOrNot))),
  alternative: may(name),
  face: may(name),
  ...announcing,
});

export const activate = fields<ActivateEntry>('an "activate" entry', {
  activate: name,
  ability: may(ability),
  alternative: may(name),
  mana: may(mana),
  ...announcing,
});

const stepOf = fields<StepOf>('a step', { step, of: may(name) });
const blocked = byKind<string | readonly string[]>('an attacker or a list of attackers', {
  string: name,
  list: names,
});

export const moves: { readonly [K in (typeof MOVE_KEYS)[number]]: Rule<EntryByKey[K]> } = {
  cast,
  activate,
  tap: fields<TapEntry>('a "tap" entry', {
    tap: name,
    mana: may(mana),
    by: may(name),
    ...companions,
  }),
  play: fields<PlayEntry>('a "play" entry', {
    play: name,
    face: may(name),
    by: may(name),
    ...companions,
  }),
  turnFaceUp: fields<TurnFaceUpEntry>('a "turnFaceUp" entry', {
    turnFaceUp: name,
    x: may(whole(0)),
    pay: may(pay),
    choose: may(list(anything)),
    ...companions,
  }),
  pass: fields<PassEntry>('a "pass" entry', { pass: exactly(true), ...companions }),
  resolve: fields<ResolveEntry>('a "resolve" entry', {
    resolve: byKind<true | 'all'>('true or "all"', {
      boolean: exactly(true),
      string: exactly('all'),
    }),
    ...companions,
  }),
  advance: fields<AdvanceEntry>('an "advance" entry', {
    advance: byKind<Step | StepOf>('a step', { string: step, object: stepOf }),
    ...companions,
  }),
  attack: fields<AttackEntry>('an "attack" entry', {
    attack: named(name),
    pay: may(pay),
    ...companions,
  }),
  block: fields<BlockEntry>('a "block" entry', {
    block: named(blocked),
    pay: may(pay),
    ...companions,
  }),
  answer: fields<AnswerEntry>('an "answer" entry', {
    answer: anything,
    question: may(oneOf(QUESTION_KINDS)),
    by: may(name),
    ifAsked: may(flag),
    ...companions,
  }),
};
