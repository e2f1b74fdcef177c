import type {
  Ability,
  Content,
  CopiableValues,
  Effect,
  EventPattern,
  Filter,
} from '../rules/authoring/language';
import { aim } from './aims';
import { type Context, type Pointing, point } from './context';
import { activationWords, noteCost } from './costs';
import { isItself } from './events';
import { keywordWords } from './keywords';
import { capitalized, ended, unmarked } from './marks';
import { modalWords } from './modal';
import { filterWords } from './nouns';
import { objectWords } from './references';
import { selfName } from './self';
import { stepsWords } from './sequence';
import { staticWords } from './statics';
import { triggerWords } from './triggers';
import { numeral, withArticle } from './words';

type AbilityKind = Ability['kind'];
type AbilityOf<K extends AbilityKind> = Extract<Ability, { kind: K }>;

const FRAMES: { [K in AbilityKind]: (ability: AbilityOf<K>, context: Context) => string } = {
  spell: ({ content }, context) => capitalized(contentWords(content, context)),
  activated: (ability, context) => {
    const cost = point(context, ability.cost, activationWords(ability.cost, context));
    noteCost(ability.cost, context);
    const words = `${cost}: ${capitalized(contentWords(ability.content, context))}`;
    return [words, ...limits(ability)].join(' ');
  },
  triggered: (ability, context) => {
    const numbers = chapterNumerals(ability.trigger);
    if (numbers !== '')
      return `${numbers} — ${capitalized(contentWords(ability.content, context))}`;
    const when = point(context, ability.trigger, triggerWords(ability, context));
    const words = `${capitalized(when)}, ${contentWords(ability.content, context)}`;
    const once = ability.oncePerTurn === true ? ' This ability triggers only once each turn.' : '';
    return `${words}${once}`;
  },
  static: (ability, context) => {
    if (ability.zones?.includes('stack') === true) context.said.add('on the stack');
    return staticWords(ability, context);
  },
  keyword: (ability, context) => capitalized(keywordWords(ability, context)),
  unread: ({ text }) => text,
};

/** The chapter symbols of a chapter ability: "I, II" (714.2a). */
const chapterNumerals = (trigger: EventPattern): string =>
  trigger.event === 'countersPut' ? (trigger.reaches ?? []).map(numeral).join(', ') : '';

function limits({ only }: AbilityOf<'activated'>): readonly string[] {
  if (only === undefined) return [];
  if (only.timing !== undefined && only.oncePerTurn === true)
    return [`Activate only as ${withArticle(only.timing)} and only once each turn.`];
  return [
    ...(only.timing === undefined ? [] : [`Activate only as ${withArticle(only.timing)}.`]),
    ...(only.oncePerTurn === true ? ['Activate only once each turn.'] : []),
  ];
}

function contentWords(content: Content, context: Context): string {
  if ('modal' in content) return modalWords(content.modal, context);
  aim(content.targets ?? [], context);
  if (!choosesFirst(content)) return ended(stepsWords(content.do, context));
  const chosen = objectWords({ ref: 'target', slot: 0 }, context);
  return `choose ${chosen}. ${capitalized(ended(stepsWords(content.do, context)))}`;
}

/** Of a target that only some of several conditions have something done to, the choice is told by itself. */
const choosesFirst = ({ targets, do: steps }: Effect): boolean =>
  targets?.length === 1 &&
  steps.length > 1 &&
  steps.every(
    (step) =>
      step.kind === 'if' &&
      step.else === undefined &&
      !JSON.stringify(step.condition).includes('"target"') &&
      JSON.stringify(step.then).includes('"ref":"target"'),
  );

/** The half of a split card that an ability is printed on; it speaks of itself alone (709.4c). */
function halfOf(ability: Ability, card: CopiableValues): CopiableValues {
  if (card.faces?.layout !== 'split') return card;
  return card.faces.of.find(({ abilities }) => abilities.includes(ability)) ?? card;
}

function newContext(
  ability: Ability,
  card: CopiableValues,
  self: string,
  pointing?: Pointing,
): Context {
  const context: Context = {
    card,
    self,
    frame: ability.kind === 'keyword' || ability.kind === 'unread' ? 'static' : ability.kind,
    said: new Set(),
    bound: new Map(),
    inline: new Map(),
    aims: new Map(),
    choices: new Map(),
    actor: undefined,
    singular: false,
    event: 'it',
    eventIsThis: false,
    tappedForMana: false,
    marks: [],
    ...(pointing !== undefined && { pointing }),
    writers: {
      ability: (inner, holder, name) => unmarked(abilityWords(inner, holder, name).words).text,
      steps: stepsWords,
      group: (filter, within) => filterWords(filter, 'bare', within),
      one: (filter, within) => filterWords(filter, 'bare', within, { singular: true }),
    },
  };
  for (const other of card.abilities)
    if (other.kind === 'keyword' && other.keyword === 'enchant')
      context.bound.set(
        'attached',
        other.what.where.some(({ is }) => is === 'or')
          ? 'permanent'
          : filterWords(kindOf(other.what), 'bare', context, { singular: true }),
      );
  return context;
}

/** The zone in which an ability works where its object is a card. */
function cardZone(ability: Ability): string | undefined {
  if (ability.kind === 'activated')
    return ability.zone === 'graveyard' || ability.zone === 'hand' ? ability.zone : undefined;
  return ability.kind === 'triggered' &&
    !('object' in ability.trigger && isItself(ability.trigger.object)) &&
    ability.zones?.length === 1 &&
    ability.zones[0] === 'graveyard'
    ? 'graveyard'
    : undefined;
}

/** What an Aura is attached to, by its kind alone. */
const kindOf = (what: Filter): Filter => ({
  ...what,
  where: what.where.filter(({ is }) => is === 'type' || is === 'subtype' || is === 'permanent'),
});

/** An ability as text with marks, and the nodes that the marks stand for. */
export function abilityWords(
  ability: Ability,
  whole: CopiableValues,
  self?: string,
  pointing?: Pointing,
): { words: string; nodes: readonly object[] } {
  const card = halfOf(ability, whole);
  const elsewhere = cardZone(ability);
  const context = newContext(
    ability,
    card,
    elsewhere === undefined ? (self ?? selfName(card)) : 'this card',
    pointing,
  );
  if (elsewhere !== undefined) context.bound.set('this from', elsewhere);
  const writer: (ability: never, context: Context) => string = FRAMES[ability.kind];
  const word = 'abilityWord' in ability ? ability.abilityWord : undefined;
  const words = writer(ability as never, context);
  return { words: word === undefined ? words : `${word} — ${words}`, nodes: context.marks };
}
