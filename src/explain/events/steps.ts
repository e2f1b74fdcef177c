import type { RuleNumber, StepKind } from '../../rules';
import { heading } from '../headings';
import { type Names, objectsInWords } from '../naming/names';
import type { EventOf } from './template';

type StepEvent = EventOf<'step'>;

/** What a step's template is given: names of what it is about, and the detail that came with it. */
interface About {
  /** The objects by name; "it" where there are none. */
  readonly it: string;
  /** The first object's ability by name. */
  readonly ability: string;
  readonly several: boolean;
  /** What was filled in: symbols, a number, words; empty where nothing was. */
  readonly detail: string;
}

/** The small steps that change nothing but matter (601.2, 603, 608.2, 704.3). */
const STEPS: { readonly [K in StepKind]: (about: About) => string } = {
  proposed: ({ it }) => `${it} is put on the stack`,
  modesChosen: ({ it, detail }) => `modes are chosen for ${it}${behind(detail)}`,
  kickerChosen: ({ detail }) =>
    detail === '' ? 'what else is paid is announced' : `to be paid as well: ${detail}`,
  alternativeChosen: ({ it, detail }) =>
    detail === '' ? `another cost is to be paid for ${it}` : `${it} is to be paid for by ${detail}`,
  xChosen: ({ detail }) => `X is ${detail === '' ? 'chosen' : detail}`,
  targetsChosen: ({ it, detail }) => `targets are chosen for ${it}${behind(detail)}`,
  divided: ({ it, detail }) => `it is announced how ${it} divides its effect${behind(detail)}`,
  legalityChecked: ({ it }) => `${it} can legally be cast so far`,
  costDetermined: ({ detail }) => `the total cost is ${detail === '' ? '{0}' : detail}`,
  manaWindow: () => 'mana abilities may be activated now',
  costPaid: ({ detail }) => `the cost is paid${behind(detail)}`,
  becameCast: ({ it }) => `${it} becomes cast`,
  becameActivated: ({ ability }) => `${ability} becomes activated`,
  triggerWaiting: ({ it, ability, several }) =>
    several ? `the abilities of ${it} trigger` : `${ability} triggers`,
  triggerPut: ({ it, ability, several }) =>
    several ? `the abilities of ${it} go on the stack` : `${ability} goes on the stack`,
  triggerNotPut: ({ it, ability, several, detail }) =>
    several
      ? `the abilities of ${it} don't go on the stack${behind(detail)}`
      : `${ability} doesn't go on the stack${behind(detail)}`,
  resolving: ({ it }) => `${it} begins to resolve`,
  targetsChecked: ({ it, detail }) => `the targets of ${it} are checked${behind(detail)}`,
  instruction: ({ it, detail }) =>
    detail === '' ? `the text of ${it} is followed` : `by ${it}: ${detail}`,
  skipped: ({ it, detail }) =>
    detail === ''
      ? `a part of ${it} is passed over: its condition doesn't hold`
      : `passed over: ${detail}`,
  stateBased: ({ it, several, detail }) =>
    `state-based actions act${it === 'it' ? '' : ` on ${it}`}${behind(detail)}${several && detail !== '' ? ', each' : ''}`,
  manaAbility: ({ ability }) => `${manaName(ability)} resolves at once, without the stack`,
  triggeredManaAbility: ({ ability }) => `${manaName(ability)} triggers and resolves at once`,
  noMana: ({ it }) => `${it} makes no mana: what type it would be is not defined`,
  copied: ({ it }) => `${it} is copied`,
  impossible: ({ it, detail }) =>
    `${it === 'it' ? 'this' : `this, on ${it},`} is impossible and is not done${behind(detail)}`,
  turnBased: ({ detail }) =>
    detail === '' ? 'a turn-based action is taken' : `turn-based action: ${detail}`,
};

const behind = (detail: string): string => (detail === '' ? '' : `: ${detail}`);

const manaName = (ability: string): string => ability.replace(/ability$/, 'mana ability');

/** Why an instruction can't be followed, by the rule. */
const IMPOSSIBLE: Partial<Readonly<Record<RuleNumber, string>>> = {
  '101.2': "an effect says that it can't happen",
  '101.3': 'there is nothing to do it to',
  '119.7': 'an effect says that no life can be gained',
  '303.4g': 'there is nothing that the Aura could enchant',
  '608.2b': 'its target is no longer legal',
  '608.2h': 'what it asks about is not known',
  '701.14b': 'one of the two is no longer a creature on the battlefield',
};

/** State-based and turn-based actions are told by the heading of the rule that demands them. */
function byItsRule(event: StepEvent): string {
  if (event.what === 'impossible') {
    const found = event.cites.findLast((c) => IMPOSSIBLE[c] !== undefined);
    return found === undefined ? '' : (IMPOSSIBLE[found] ?? '');
  }
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
    ability: object === undefined ? 'an ability' : names.ability(object),
    several: objects.length > 1,
    detail: first.detail ?? (amount || byItsRule(first)),
  });
}
