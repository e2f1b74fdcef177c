/** Rules for checks. Which fields `is` has, shows in the subject that it speaks of. */
import {
  type ActivateEntry,
  type CastEntry,
  type DeckIs,
  type Expect,
  type Facts,
  type Filter,
  MANA_LETTERS,
  type MoveEntry,
  type NumberTest,
  type ObjectIs,
  type PileTest,
  type PlayerIs,
  QUESTION_KINDS,
  type QuestionTest,
  SUBJECTS,
  type Subject,
  type SubjectTests,
} from '../format';
import {
  anything,
  byKind,
  exactly,
  type Fields,
  type Findings,
  fields,
  fieldsOf,
  flag,
  isObject,
  judged,
  like,
  list,
  may,
  name,
  named,
  type Optional,
  oneOf,
  type Rule,
  shown,
  text,
} from './kit';
import { chosen, colors, countTest, mana, names, numberTest, rules, step, zone } from './words';

const anyText = text(1000);
const objectOrNot = { string: name, boolean: flag };
const numberOrText = { number: numberTest, string: numberTest };

const objectIs = fields<ObjectIs>('what an object is', {
  name: may(anyText),
  zone: may(zone),
  controller: may(name),
  owner: may(name),
  manaCost: may(mana),
  manaValue: may(numberTest),
  colors: may(colors),
  colorIdentity: may(colors),
  supertypes: may(names),
  types: may(names),
  subtypes: may(names),
  typeLine: may(anyText),
  power: may(numberTest),
  toughness: may(numberTest),
  loyalty: may(numberTest),
  basePower: may(numberTest),
  baseToughness: may(numberTest),
  keywords: may(names),
  notKeywords: may(names),
  abilities: may(numberTest),
  tapped: may(flag),
  attacking: may(byKind<string | boolean>('a player, a ref or false', objectOrNot)),
  blocking: may(
    byKind<string | boolean | readonly string[]>('a ref, a list of refs or false', {
      ...objectOrNot,
      list: names,
    }),
  ),
  counters: may(named(numberTest)),
  chosen: may(chosen),
  wasCast: may(flag),
  damage: may(numberTest),
  token: may(flag),
  kicked: may(
    byKind<boolean | NumberTest>('true, false or how often', { boolean: flag, ...numberOrText }),
  ),
  x: may(numberTest),
  attachedTo: may(
    byKind<string | null>('a ref or null', { string: name, null: anything as Rule<null> }),
  ),
  phasedOut: may(flag),
  commander: may(flag),
  faceDown: may(flag),
  copyOf: may(anyText),
  exists: may(flag),
  creature: may(flag),
});

const pile = byKind<PileTest>('a number or a list of names', { ...numberOrText, list: names });

const playerIs = fields<PlayerIs>('what a player is', {
  life: may(numberTest),
  hand: may(pile),
  library: may(pile),
  graveyard: may(pile),
  exile: may(pile),
  manaPool: may(mana),
  counters: may(named(numberTest)),
  lost: may(flag),
  won: may(flag),
  monarch: may(flag),
  commanderDamage: may(named(numberTest)),
  devotion: may(named(numberTest, like(/^[WUBRG]{1,5}$/, 'a color such as "W"'))),
});

const is: { readonly [K in Subject]: Rule<SubjectTests[K]['is']> } = {
  object: objectIs,
  copiable: objectIs,
  player: playerIs,
  cost: mana,
  deck: fields<DeckIs>('what a deck is', { legal: flag }),
  couldProduce: list(oneOf(MANA_LETTERS)),
  targets: names,
};

const filter = fields<Filter>('a filter', {
  zone: may(zone),
  name: may(anyText),
  controller: may(name),
  type: may(name),
  subtype: may(name),
  token: may(flag),
  tapped: may(flag),
  attacking: may(byKind<string | boolean>('a player, a ref, true or false', objectOrNot)),
  power: may(numberTest),
  toughness: may(numberTest),
  copyOf: may(anyText),
});

const kind = oneOf(QUESTION_KINDS);
const question = byKind<Exclude<Facts['question'], undefined>>('a kind of question', {
  string: kind,
  object: fields<QuestionTest>('a question', {
    kind,
    by: may(name),
    options: may(list(anything)),
  }),
});
const stack = byKind<'empty' | readonly string[]>('"empty" or a list', {
  string: exactly('empty'),
  list: list(anyText),
});

/** The rule for a check, made from the rules for the entries that it may try out. */
export function expectationRule(
  move: Rule<MoveEntry>,
  costed: Rule<CastEntry | ActivateEntry>,
): Rule<Expect> {
  const inner = judged<Expect>((value, found) => found.judge(expectation, value));
  const subjects: { readonly [K in Subject]: Optional<unknown> } = {
    object: may(name),
    copiable: may(name),
    player: may(name),
    cost: may(costed),
    deck: may(name),
    couldProduce: may(name),
    targets: may(name),
  };
  const facts: Fields<Facts> = {
    count: may(countTest),
    of: may(filter),
    stack: may(stack),
    question: may(question),
    illegal: may(move),
    legal: may(move),
    cites: may(rules),
    cited: may(rules),
    step: may(step),
    active: may(name),
    priority: may(name),
    not: may(inner),
  };
  const shape = fieldsOf<Expect>('an expectation', { ...subjects, is: may(anything), ...facts });
  const expectation = judged<Expect>((value, found) => {
    found.judge(shape, value);
    if (isObject(value)) judgeTogether(value, found);
  });
  return expectation;
}

/** What the fields of a check need of one another. */
function judgeTogether(value: Readonly<Record<string, unknown>>, found: Findings): void {
  if (Object.keys(value).length === 0) found.refuse('expects nothing');
  const subjects = SUBJECTS.filter((key) => key in value);
  const [subject, second] = subjects;
  if (subject && second) {
    found.refuse(`has one "is" for both ${shown(subject)} and ${shown(second)}`);
  } else if (subject) {
    if ('is' in value) found.judge(is[subject], value.is, 'is');
    else found.refuse(`names ${shown(subject)} and needs "is" to say what is expected of it`);
  } else if ('is' in value) {
    found.refuse('has "is", and needs "object", "player" or another subject for it');
  }
  if ('count' in value !== 'of' in value) {
    found.refuse('needs "count" and "of" together');
  }
  if ('cites' in value && !('illegal' in value || 'deck' in value)) {
    found.refuse('has "cites", and needs "illegal" or "deck" for it');
  }
}
