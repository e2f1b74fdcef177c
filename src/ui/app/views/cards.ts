import { findCard } from '../../../cards/held';
import { namesOf } from '../../../explain';
import { whenTexts } from '../../../oracle/held';
import { numeral } from '../../../oracle/words';
import {
  type Characteristics,
  type CopiableValues,
  chapterNumbers,
  characteristicsOf,
  copiableValuesOf,
  type GameObject,
  numberOf,
  type ObjectId,
  recordKey,
  type State,
} from '../../../rules';
import type { CardView, CounterView, PowerToughnessView, TextLineView } from '../../views';
import { objectKey, playerKey } from './ids';
import { keeping } from './same';
import { isUnread, linesOf, type Modelled, modelledIn } from './texts';
import { typeLine } from './typeLine';

let views = new WeakMap<GameObject, { values: Characteristics; view: CardView }>();

/** A card as it stands, but for what the question and the combat make of it. Kept while nothing of it changes. */
export function cardView(state: State, id: ObjectId): CardView | undefined {
  const object = state.objects.get(id) ?? state.departed.get(id)?.object;
  const values = characteristicsOf(state, id);
  return object === undefined || values === undefined ? undefined : cardOf(state, object, values);
}

/** The same, where object and values are at hand. */
export function cardOf(state: State, object: GameObject, values: Characteristics): CardView {
  const known = views.get(object);
  if (known?.values === values) return known.view;
  // Effects that apply anew mostly come to the same: what looks as before need not be drawn again.
  const view = keeping(known?.view, alike(state, object, values) ?? made(state, object, values), 6);
  views.set(object, { values, view });
  return view;
}

const shared = new Map<string, CardView>();
/** More looks than a board has; then they are made anew. */
const MOST_SHARED = 2000;

// What was drawn before what writes the texts came has none.
whenTexts(() => {
  views = new WeakMap();
  shared.clear();
});

/** The look of an object like one that was drawn before: of ten thousand tokens one is drawn. */
function alike(state: State, object: GameObject, values: Characteristics): CardView | undefined {
  // What others gave it is told with their names, and those are not in the key.
  if (object.kind !== 'token' || values.abilities.some(({ from }) => from !== null))
    return undefined;
  const owner = state.players[object.owner]?.name ?? '';
  const controller = state.players[values.controller]?.name ?? '';
  const chosen = object.chosen.player;
  if (chosen !== undefined) return undefined;
  const key = `${owner}|${controller}|${recordKey(object)}|${numberOf(values)}`;
  const known = shared.get(key);
  const id = objectKey(object.id);
  if (known !== undefined) return known.id === id ? known : { ...known, id };
  if (shared.size >= MOST_SHARED) shared.clear();
  const view = made(state, object, values);
  shared.set(key, view);
  return view;
}

function made(state: State, object: GameObject, values: Characteristics): CardView {
  const copiable = copiableValuesOf(state, object.id);
  const token = object.kind === 'token';
  const name = values.name === '?' ? 'Unknown card' : values.name.replace(/ Token$/, '');
  return {
    id: objectKey(object.id),
    name: name === '' ? 'No name' : name,
    types: values.types,
    plate: { name: copiable.name || '?', types: copiable.types },
    colours: values.colors,
    typeLine: typeLine(values, token),
    ...changedTypes(values, copiable),
    ...(values.manaCost === null ? {} : { cost: values.manaCost }),
    text: textOf(state, values, copiable),
    ...lineOf(values, copiable),
    ...makesOf(values),
    ...sizeOf(values, copiable),
    ...numbersOf(object, values),
    counters: countersOf(object, values),
    ...(object.damage > 0 && { damage: object.damage }),
    ...(object.tapped && { tapped: true }),
    ...(isSick(object, values) && { sick: true }),
    ...(token && { token }),
    ...copyOf(object, copiable),
    ...(object.faceDown && { faceDown: true }),
    ...(values.abilities.some(({ ability }) => isUnread(ability)) && { unread: true }),
    ...(object.byHand && { byHand: true }),
    ...(object.phasedOut && { phasedOut: true }),
    owner: playerKey(object.owner),
    remark: remarkOf(state, object, values),
  };
}

function changedTypes(values: Characteristics, copiable: CopiableValues): Partial<CardView> {
  const own = new Set<string>([...copiable.supertypes, ...copiable.types, ...copiable.subtypes]);
  const now = [...values.supertypes, ...values.types, ...values.subtypes];
  const added = now.filter((word) => !own.has(word));
  return added.length === 0 ? {} : { changedTypes: added };
}

/** The text as it holds now: what was given is marked with its source, what was lost is not there. */
function textOf(state: State, values: Characteristics, card: CopiableValues): TextLineView[] {
  return values.abilities.flatMap(({ ability, from, key }) => {
    const note = from === null ? undefined : `from ${namesOf(state).object(from)}`;
    const given = from !== null && !key.startsWith('p');
    const lines = linesOf(ability, card);
    const modelled = modelledIn(ability, lines);
    return lines.map((text, nth) => ({
      text,
      ...stateOf(modelled[nth] ?? 'all', given),
      ...(note !== undefined && { note }),
    }));
  });
}

function stateOf(modelled: Modelled, given: boolean): Partial<TextLineView> {
  if (modelled === 'none') return { state: 'unread' };
  return {
    ...(modelled !== 'all' && { parts: modelled }),
    ...(given && { state: 'added' }),
  };
}

/** More letters of a text than this are never seen on a card on the table. */
const MOST_LETTERS = 120;

/** Keywords, or else the first line, for the size on the table; and what comes after. */
function lineOf(values: Characteristics, card: CopiableValues): Partial<CardView> {
  const keywords: string[] = [];
  const others: string[] = [];
  for (const { ability } of values.abilities) {
    const lines = linesOf(ability, card).filter((text) => text !== '');
    if (ability.kind === 'keyword') keywords.push(...lines.slice(0, 1));
    else others.push(...lines);
  }
  const line = keywords.length > 0 ? keywords.join(', ').toLowerCase() : others.shift();
  if (line === undefined) return {};
  const more = others.join(' ');
  return { line, ...(more !== '' && { more: more.slice(0, MOST_LETTERS) }) };
}

/** The mana that a land's plain abilities make. */
function makesOf(values: Characteristics): Partial<CardView> {
  if (!values.types.includes('Land')) return {};
  const makes = new Set(
    values.abilities.flatMap(({ ability }) => {
      if (ability.kind !== 'activated' || 'modal' in ability.content) return [];
      return ability.content.do.flatMap((step) =>
        step.kind === 'addMana' && step.mana.mana === 'fixed'
          ? (step.mana.symbols.match(/\{[^{}]+\}/g) ?? [])
          : [],
      );
    }),
  );
  return makes.size === 0 || makes.size > 3 ? {} : { makes: [...makes] };
}

function sizeOf(values: Characteristics, card: CopiableValues): Partial<CardView> {
  if (values.power === null || values.toughness === null) return {};
  const { power, toughness } = values;
  const pt = { power: `${power}`, toughness: `${toughness}` };
  if (typeof card.power !== 'number' || typeof card.toughness !== 'number') return { pt };
  const changes = [Math.sign(power - card.power), Math.sign(toughness - card.toughness)];
  const change = changeOf(changes);
  if (change === undefined) return { pt };
  return { pt: { ...pt, change, own: `${card.power}/${card.toughness}` } };
}

function changeOf(signs: readonly number[]): PowerToughnessView['change'] | undefined {
  const up = signs.includes(1);
  const down = signs.includes(-1);
  if (up && down) return 'mixed';
  if (up) return 'up';
  return down ? 'down' : undefined;
}

function numbersOf(object: GameObject, values: Characteristics): Partial<CardView> {
  const onTable = object.zone === 'battlefield';
  const loyalty = onTable ? (object.counters.loyalty ?? 0) : values.loyalty;
  const defense = onTable ? (object.counters.defense ?? 0) : values.defense;
  return {
    ...(values.types.includes('Planeswalker') && loyalty !== null && { loyalty }),
    ...(values.types.includes('Battle') && defense !== null && { defense }),
    ...chaptersOf(object, values),
  };
}

/** The chapters of a Saga, and how many lore counters it has (714.2). */
function chaptersOf({ counters }: GameObject, values: Characteristics): Partial<CardView> {
  const last = Math.max(0, ...chapterNumbers(values));
  if (last === 0 || !values.subtypes.includes('Saga')) return {};
  const names = Array.from({ length: last }, (_, at) => numeral(at + 1));
  return { chapters: { names, now: counters.lore ?? 0 } };
}

function countersOf(object: GameObject, values: Characteristics): readonly CounterView[] {
  const shown = { loyalty: 'Planeswalker', defense: 'Battle' } as const;
  return Object.entries(object.counters)
    .filter(([kind, count]) => {
      const type = Object.entries(shown).find(([counter]) => counter === kind)?.[1];
      return count > 0 && !(type !== undefined && values.types.includes(type));
    })
    .map(([kind, count]) => ({ kind, count }));
}

/** Shown only where it matters: on a creature that has no haste (302.6). */
function isSick(object: GameObject, values: Characteristics): boolean {
  return (
    object.zone === 'battlefield' &&
    object.sick &&
    values.types.includes('Creature') &&
    !values.abilities.some(({ ability: a }) => a.kind === 'keyword' && a.keyword === 'haste')
  );
}

function copyOf(object: GameObject, copiable: CopiableValues): Partial<CardView> {
  if (object.kind === 'card' && copiable.name !== object.printed.name && !object.faceDown) {
    return { copyOf: copiable.name };
  }
  if (object.kind !== 'token') return {};
  const card = findCard(copiable.name);
  if (card === undefined) return {};
  const same =
    card.power === copiable.power &&
    card.toughness === copiable.toughness &&
    [card, copiable].every(({ supertypes, types, subtypes }, _, [first]) =>
      [supertypes, types, subtypes].every(
        (words, nth) =>
          words.join() === [first?.supertypes, first?.types, first?.subtypes][nth]?.join(),
      ),
    );
  return { copyOf: card.name, ...(!same && { copyHasExceptions: true }) };
}

function remarkOf(state: State, object: GameObject, values: Characteristics): string {
  const names = namesOf(state);
  const { chosen } = object;
  return [
    `${names.player(values.controller)}’s`,
    values.controller !== object.owner && `owned by ${names.player(object.owner)}`,
    object.kicked.length > 0 && `kicked for ${object.kicked.join(' and ')}`,
    object.x !== null && `X is ${object.x}`,
    chosen.color && `chosen: {${chosen.color}}`,
    chosen.type && `chosen: ${chosen.type}`,
    chosen.name && `chosen: ${chosen.name}`,
    chosen.player !== undefined && `chosen: ${names.player(chosen.player)}`,
    chosen.number !== undefined && `chosen: ${chosen.number}`,
  ]
    .filter(Boolean)
    .join(', ');
}
