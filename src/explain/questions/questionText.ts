import type {
  Helper,
  ObjectId,
  PlayerId,
  PowerNeeded,
  Question,
  QuestionKind,
  State,
  Target,
  UnreadReach,
} from '../../rules';
import type { Names } from '../naming/names';
import { targetsInWords } from '../naming/names';
import { doingWords } from '../words/doing';
import { someOf } from '../words/nouns';
import { counted, numberWord } from '../words/numbers';
import { capitalised, listed } from '../words/sentences';
import { targetWords } from '../words/targets';
import { choiceWords, playerWords, reasonWords, yesNoWords } from './purposes';

/** The question of a kind; some kinds share their shape. */
type QuestionOf<K extends QuestionKind> = Extract<
  Question,
  { readonly kind: K extends 'discard' | 'sacrifice' ? 'discard' | 'sacrifice' : K }
>;
type Words<K extends QuestionKind> = (question: QuestionOf<K>, names: Names) => string;

/** "for Depth Defiler's ability": whose text or casting asks; empty where nothing does. */
function forAbout(about: ObjectId | undefined, names: Names): string {
  return about === undefined ? '' : ` for ${names.object(about)}`;
}

/** Kinds of permanents, which are told as one where they are mixed. */
const PERMANENTS: ReadonlySet<string> = new Set(['creature', 'land', 'planeswalker', 'permanent']);

/** What may be chosen, by what and where it is: "card", "player", "creature that Bea controls". */
function nounOfOptions(options: readonly Target[], asked: PlayerId, names: Names): string {
  const nouns = options.map((o) => ('player' in o ? 'player' : names.noun(o.object)));
  const distinct = [...new Set(nouns)];
  if (!distinct.every((noun) => PERMANENTS.has(noun))) return listed(distinct, 'or');
  const [noun, ...others] = distinct;
  if (noun === undefined) return 'object';
  const holders = new Set(
    options.map((o) => ('player' in o ? undefined : names.controller(o.object))),
  );
  const [holder, ...more] = holders;
  const whose =
    holder === undefined || more.length > 0
      ? ''
      : holder === asked
        ? ' you control'
        : ` that ${names.player(holder)} controls`;
  return `${others.length === 0 ? noun : 'permanent'}${whose}`;
}

interface OfObjects {
  readonly about?: ObjectId;
  readonly min: number;
  readonly max: number;
  readonly purpose: string;
  readonly power?: PowerNeeded;
}

/** "choose two cards to discard for …": by the purpose where it has words, else by the number. */
function chooseWords(question: OfObjects, noun: string, names: Names): string {
  const words = choiceWords(question.purpose);
  const { power } = question;
  const some =
    power === undefined
      ? someOf(question.min, question.max, noun)
      : `total power ${power.least} or more`;
  const many = question.min === 1 && question.max === 1 ? '' : ` (${some})`;
  const what = words === undefined ? some : `${words}${many}`;
  return `choose ${what}${reasonOf(question, names)}`;
}

/** "choose a card to discard for …". */
function giveUp(question: OfObjects, noun: string, verb: string, names: Names): string {
  const some = someOf(question.min, question.max, noun);
  return `choose ${some} to ${verb}${reasonOf(question, names)}`;
}

function reasonOf({ about, purpose }: OfObjects, names: Names): string {
  return reasonWords(purpose, about === undefined ? undefined : names.object(about));
}

const chooseTarget: Words<'chooseTarget'> = (question, names) => {
  const { anew, slot, min, max } = question;
  const about = anew?.of ?? question.about;
  const kind = anew === undefined ? 'target' : 'new target';
  const some = min === 1 && max === 1 ? `a ${kind}` : someOf(min, max, kind);
  const asked = about === undefined ? undefined : names.slot(about, slot);
  const what = asked === undefined ? '' : ` — ${targetWords(asked.spec)}`;
  const purpose = asked === undefined || asked.purpose === '' ? '' : ` ${asked.purpose}`;
  const whose =
    anew?.copy === true ? ` for the copy of ${names.object(anew.of)}` : forAbout(about, names);
  return `choose ${some}${whose}${what}${purpose}`;
};

const castingOptions: Words<'castingOptions'> = (question, names) => {
  const additional = question.additional.map((a) => `${a.keyword} ${a.cost}`);
  const alternatives = question.alternatives.map((a) => a.name);
  const ways =
    alternatives.length === 0
      ? []
      : [
          question.mustUseAlternative
            ? `by ${listed(alternatives, 'or')}`
            : `perhaps by ${listed(alternatives, 'or')}`,
        ];
  const extra = additional.length === 0 ? [] : [`with ${listed(additional, 'or')} if wanted`];
  const how = [...ways, ...extra];
  return `choose how ${question.about === undefined ? 'it' : names.object(question.about)} is paid for${how.length === 0 ? '' : `: ${listed(how)}`}`;
};

/** What a yes-or-no question offers, after "to": "create a token that is a copy of Isamaru". */
export function offerWords({ about, path, purpose }: QuestionOf<'yesNo'>, names: Names): string {
  const words = yesNoWords(purpose);
  if (words !== undefined) return words;
  if (about === undefined) return 'do what its text offers';
  return (
    doingWords(names.offered(about, path ?? [])) ??
    names.offeredText(about, path ?? []) ??
    'do what its text offers'
  );
}

/** An option as the core names it, in words. */
export const optionWords = (option: string): string =>
  option === 'chosenColor' ? 'mana of the chosen colour' : option;

const numberRange = (min: number, max: number | null): string =>
  max === null ? `${min} or more` : min === max ? String(min) : `${min} to ${max}`;

/** What a text that could not be read may have to do with what is done, and what is to be done about it. */
const UNREAD: { readonly [R in UnreadReach]: (whose: string) => string } = {
  instruction: (whose) => `do by hand what ${whose} says, then go on`,
  event: (whose) => `${whose} may trigger on this or change it. Go on, and do by hand what it says`,
  rule: (whose) => `${whose} may have a say in this. Do by hand what it says, and go on`,
};

/** What is asked, without whom: one template for each kind. */
const WORDS: { readonly [K in QuestionKind]: Words<K> } = {
  priority: () => 'act or pass',
  chooseObject: (question, names) =>
    chooseWords(
      { ...question, min: 1, max: 1 },
      nounOfOptions(question.options, question.player, names),
      names,
    ),
  chooseObjects: (question, names) =>
    chooseWords(question, nounOfOptions(question.options, question.player, names), names),
  discard: (question, names) => giveUp(question, 'card', 'discard', names),
  sacrifice: (question, names) => giveUp(question, 'permanent', 'sacrifice', names),
  choosePlayer: ({ about, purpose }, names) =>
    `choose ${playerWords(purpose)}${forAbout(about, names)}`,
  chooseDefender: ({ about }, names) =>
    `choose whom the creature attacks that enters attacking${forAbout(about, names)}`,
  chooseTarget,
  chooseMode: ({ about, min, max }, names) =>
    `choose ${someOf(min, max, 'mode')}${forAbout(about, names)}`,
  chooseColor: ({ about }, names) => `choose a colour${forAbout(about, names)}`,
  chooseMana: ({ about, options }, names) =>
    `which mana${about === undefined ? '' : ` does ${names.object(about)} make`}: ${listed(options, 'or')}?`,
  chooseNumber: ({ about, min, max, draft }, names) => {
    const what = draft === 'x' ? 'X' : 'a number';
    return `choose ${what}${forAbout(about, names)} (${numberRange(min, max)})`;
  },
  chooseType: ({ about }, names) => `choose a creature type${forAbout(about, names)}`,
  chooseName: ({ about }, names) => `name a card${forAbout(about, names)}`,
  chooseOption: ({ about, options }, names) =>
    options.length === 0
      ? 'the game is over'
      : `choose one${forAbout(about, names)}: ${listed(options.map(optionWords), 'or')}`,
  yesNo: (question, names) =>
    `${question.about === undefined ? '' : `${names.object(question.about)}: `}${offerWords(question, names)}?`,
  payOptional: ({ about, cost }, names) => `pay ${cost}${forAbout(about, names)}?`,
  unread: ({ about, reach }, names) =>
    `not modelled here: ${UNREAD[reach](about === undefined ? 'a text' : names.object(about))}`,
  orderTriggers: ({ options }) =>
    `in what order do the ${numberWord(options.length)} triggered abilities go on the stack? The first resolves last`,
  orderReplacements: ({ options }, names) =>
    `which effect applies first: ${listed(
      options.map((o) => `that of ${names.object(o)}`),
      'or',
    )}?`,
  orderCards: ({ options, places }) =>
    places === 'any'
      ? `put ${counted(options.length, 'card')} in order, the first on top`
      : `put ${counted(options.length, 'card')} on top or on the bottom of the library, in order`,
  declareAttackers: () => 'which creatures attack, and whom?',
  declareBlockers: () => 'which creatures block, and which attackers?',
  assignDamage: ({ source, amount, options }, names) =>
    `assign the ${amount} combat damage of ${names.object(source)} among ${targetsInWords(names, options)}`,
  divide: ({ amount, about, options }, names) =>
    `divide ${amount} among ${targetsInWords(names, options)}${forAbout(about, names)}`,
  legendRule: ({ options }, names) => {
    const [first] = options;
    const what = first === undefined ? 'legendary permanents' : names.object(first);
    return `which of the ${numberWord(options.length)} permanents named ${what} stays? The rest go to the graveyard`;
  },
  castingOptions,
  payMana: ({ about, cost, helpers }, names) =>
    `pay ${cost === '' ? '{0}' : cost}${forAbout(about, names)}: tap for mana${
      helpers === undefined ? '' : helpWords(helpers.options)
    }, then pay`,
};

const HELP_WORDS: { readonly [W in Helper['way']]: string } = {
  convoke: 'creatures for convoke',
  improvise: 'artifacts for improvise',
  delve: 'cards to delve',
};

function helpWords(helpers: readonly Helper[]): string {
  const ways = [...new Set(helpers.map(({ way }) => HELP_WORDS[way]))];
  return ways.length === 0 ? '' : ` or name ${listed(ways, 'or')}`;
}

/** What is asked, in the largest words on the screen: "Choose a target for Shock — any target". */
export function questionWords(question: Question, names: Names): string {
  const words = WORDS[question.kind] as (question: Question, names: Names) => string;
  return capitalised(words(question, names));
}

/** Who decides; where a player is controlled, their controller does (723.5). */
function whoDecides({ player, decidedBy }: Question, names: Names): string {
  return decidedBy === undefined
    ? names.player(player)
    : `${names.player(decidedBy)} for ${names.player(player)}`;
}

/** Who is asked what: "Ada: choose a target for Depth Defiler's ability — a creature to return". */
export function questionText(question: Question, names: Names): string {
  const words = WORDS[question.kind] as (question: Question, names: Names) => string;
  return `${whoDecides(question, names)}: ${words(question, names)}`;
}

/** How the game ended, of one that is over. */
export function outcomeWords({
  winner,
  players,
}: {
  readonly winner: State['winner'];
  readonly players: readonly { readonly name: string }[];
}): string {
  const name = winner === null || winner === 'draw' ? undefined : players[winner]?.name;
  return name === undefined ? 'The game is a draw' : `${name} wins the game`;
}
