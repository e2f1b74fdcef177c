import type { StepKind } from '../../rules';
import { heading } from '../headings';
import { type Names, objectsInWords } from '../naming/names';
import { listed } from '../words/sentences';
import { reasonOf } from './reasons';
import type { EventOf } from './template';

type StepEvent = EventOf<'step'>;

/** What a step's template is given: names of what it is about, and the detail that came with it. */
interface About {
  /** The objects by name; "it" where there are none. */
  readonly it: string;
  /** The first of them alone, and the others; empty where there are none. */
  readonly first: string;
  readonly others: string;
  /** Whether a mana ability is being activated, which never is on the stack (605.3b). */
  readonly forMana: boolean;
  /** The first object's ability by name. */
  readonly ability: string;
  readonly several: boolean;
  /** It has an intervening if-clause (603.4). */
  readonly clause: boolean;
  /** What was filled in: symbols, a number, words; empty where nothing was. */
  readonly detail: string;
}

/** The small steps that change nothing but matter (601.2, 603, 608.2, 704.3). */
const STEPS: { readonly [K in StepKind]: (about: About) => string } = {
  proposed: ({ it, ability, forMana }) =>
    forMana ? `${manaName(ability)} is to be activated` : `${it} is put on the stack`,
  modesChosen: ({ it, detail }) => `${modesWords(detail)} for ${it}`,
  kickerChosen: ({ detail }) =>
    detail === '' ? 'what else is paid is announced' : `to be paid as well: ${detail}`,
  alternativeChosen: ({ it, detail }) =>
    detail === '' ? `another cost is to be paid for ${it}` : `${it} is to be paid for by ${detail}`,
  xChosen: ({ detail }) => `X is ${detail === '' ? 'chosen' : detail}`,
  targetsChosen: ({ it, detail }) => `targets are chosen for ${it}${behind(detail)}`,
  divided: ({ it, detail }) => `it is announced how ${it} divides its effect${behind(detail)}`,
  legalityChecked: ({ it }) => `${it} is legal as announced`,
  costDetermined: ({ detail }) => `the total cost in mana is ${detail === '' ? '{0}' : detail}`,
  manaWindow: () => 'mana abilities may be activated now',
  costPaid: ({ detail }) =>
    detail === '' || detail === '{0}'
      ? 'the cost is paid'
      : `the cost is paid, ${detail} of it in mana`,
  becameCast: ({ it }) => `${it} becomes cast`,
  becameActivated: ({ ability }) => `${ability} becomes activated`,
  triggerWaiting: ({ it, ability, several, clause }) =>
    several
      ? `the abilities of ${it} trigger${clause ? ', as their conditions hold' : ''}`
      : `${ability} triggers${clause ? ', as its condition holds' : ''}`,
  notTriggered: ({ it, ability, several }) =>
    several
      ? `the abilities of ${it} don't trigger, as their conditions don't hold`
      : `${ability} doesn't trigger, as its condition doesn't hold`,
  triggerPut: ({ it, ability, several }) =>
    several ? `the abilities of ${it} go on the stack` : `${ability} goes on the stack`,
  triggerNotPut: ({ it, ability, several, detail }) =>
    several
      ? `the abilities of ${it} don't go on the stack${behind(detail)}`
      : `${ability} doesn't go on the stack${behind(detail)}`,
  resolving: ({ it }) => `${it} begins to resolve`,
  clauseChecked: ({ it }) => `the condition of ${it} is checked again, and holds`,
  targetsChecked: ({ first, others, detail }) =>
    `the targets of ${first} are checked${others === '' ? behind(detail) : `: no longer legal: ${others}`}`,
  instruction: ({ it, detail }) =>
    detail === '' ? `the text of ${it} is followed` : `by ${it}: ${detail}`,
  skipped: ({ it, detail }) =>
    detail === ''
      ? `a part of ${it} is passed over: its condition doesn't hold`
      : `passed over: ${detail}`,
  declined: ({ it }) => `what ${it} only allows is not done`,
  stateBased: ({ it, several, detail }) =>
    `state-based actions act${it === 'it' ? '' : ` on ${it}`}${behind(detail)}${several && detail !== '' ? ', each' : ''}`,
  manaAbility: ({ ability }) => `${manaName(ability)} resolves at once, without the stack`,
  triggeredManaAbility: ({ ability }) => `${manaName(ability)} triggers and resolves at once`,
  noMana: ({ it }) => `${it} makes no mana: what type it would be is not defined`,
  copied: ({ first }) => `${first} is copied`,
  impossible: ({ it, detail }) =>
    `this is impossible and is not done${it === 'it' ? '' : ` (${it})`}${behind(detail)}`,
  byHand: ({ it, detail }) => `what ${it} says and is not modelled here${behind(detail)}`,
  turnBased: ({ detail }) => (detail === '' ? 'a turn-based action is taken' : detail),
};

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** "the first and second modes are chosen": modes by their places in the text. */
function modesWords(detail: string): string {
  const modes = detail.split(', ').filter((mode) => mode !== '');
  if (modes.length === 0) return 'modes are chosen';
  const places = modes.map((mode) => ORDINALS[Number(mode) - 1] ?? mode);
  return modes.length === 1
    ? `the ${listed(places)} mode is chosen`
    : `the ${listed(places)} modes are chosen`;
}

const behind = (detail: string): string => (detail === '' ? '' : `: ${detail}`);

const manaName = (ability: string): string => ability.replace(/ability$/, 'mana ability');

/** Where no detail was given: why it did not happen, or the heading of the rule that demands it. */
function byItsRule(event: StepEvent): string {
  if (event.what === 'impossible' || event.what === 'triggerNotPut') return reasonOf(event.cites);
  if (event.what !== 'stateBased' && event.what !== 'turnBased') return '';
  const own = event.cites.filter((c) => c.includes('.') && !/^70[34]\.[1-3]/.test(c));
  const [longest] = own.toSorted((a, b) => b.length - a.length);
  const words = longest === undefined ? '' : heading(longest);
  return `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

/** The sentence of a step, or of several alike, without its full stop. */
export function stepWords(events: readonly [StepEvent, ...StepEvent[]], names: Names): string {
  const [first] = events;
  const objects = events.flatMap((e) => e.objects);
  const [object] = objects;
  const amount = first.amount === undefined ? '' : String(first.amount);
  return STEPS[first.what]({
    it: objects.length === 0 ? 'it' : objectsInWords(names, objects),
    first: object === undefined ? 'it' : names.object(object),
    others: objectsInWords(names, objects.slice(1)),
    forMana: first.cites.some((c) => c.startsWith('605.')),
    ability: object === undefined ? 'an ability' : names.ability(object),
    several: objects.length > 1,
    clause: first.cites.includes('603.4'),
    detail: first.detail ?? (amount || byItsRule(first)),
  });
}
