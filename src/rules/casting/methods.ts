import type { Cost } from '../abilities/costs';
import { cr, type RuleNumber } from '../citations';
import { costName } from '../costs/text';
import type { CostComponent } from '../costs/total';
import { matches } from '../evaluate/match';
import { objectsOf } from '../evaluate/references';
import type { View } from '../evaluate/view';
import { type CastFaceDown, faceDownWith, turningKeywords } from '../face-down/ways';
import { abilitiesOfKind } from '../happening/watchers';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { GameObject } from '../kernel/objects';
import type { AdditionalOffer } from '../kernel/questions';
import type { State } from '../kernel/state';
import type { KeywordAbility } from '../keywords/kinds';
import type { AsThough } from '../mana/match';
import { playerRulesFor } from '../restrictions/rules';
import { proposedView } from './proposed';

/** A way in which a player may cast a card now: for its mana cost, or by an alternative (118.9). */
export interface CastingMethod {
  /** Null: for its mana cost. Else the keyword, or the name of the card that offers it. */
  readonly name: string | null;
  /** Null: it has no mana cost, which cannot be paid (118.6). */
  readonly cost: Cost | null;
  readonly source: ObjectId | null;
  readonly cites: readonly RuleNumber[];
  /** Exiled whenever it would leave the stack (702.34a). */
  readonly exileInstead: boolean;
  /** It is a keyword of the card itself, which the permanent remembers. */
  readonly keyword?: boolean;
  readonly asThough: AsThough;
}

/** How an effect has a player cast a card while a spell or ability resolves (608.2g). */
export interface DuringResolution {
  /** Without paying its mana cost (118.9). */
  readonly free?: boolean;
  /** The object whose effect it is. */
  readonly permission?: ObjectId;
}

/**
 * The ways in which the player may cast the card from where it is, as far as rules and effects let them
 * at all (601.3); timing and prohibitions are looked at elsewhere. Empty: nothing lets them.
 */
export function castingMethods(
  view: View,
  player: PlayerId,
  card: GameObject,
  during: DuringResolution | null,
): readonly CastingMethod[] {
  if (during !== null) {
    if (during.free !== true) return forManaCost(view, player, card, null);
    return [withoutPaying(nameOf(view, during.permission ?? card.id), during.permission ?? null)];
  }
  const methods: CastingMethod[] = [];
  if (mayUsually(view, player, card)) methods.push(...forManaCost(view, player, card, null));
  if (card.zone === 'graveyard' && card.owner === player) methods.push(...flashbacks(view, card));
  for (const { rule, scope, source } of playerRulesFor(view.state, 'mayPlay', player)) {
    if (!objectsOf(view, scope, rule.object).includes(card.id)) continue;
    if (rule.free === true) methods.push(withoutPaying(nameOf(view, source), source));
    else methods.push(...forManaCost(view, player, card, rule.manaAsThough ?? null));
  }
  return distinct(methods);
}

/** The ways to cast the card as it is to be cast: face up as above, or face down for {3} (702.37c, 702.168b). */
export function methodsFor(
  state: State,
  player: PlayerId,
  card: GameObject,
  during: DuringResolution | null,
  faceDown: CastFaceDown | null,
): readonly CastingMethod[] {
  const view = proposedView(state, player, card.id, faceDown);
  if (faceDown === null) return castingMethods(view, player, card, during);
  const values = proposedView(state, player, card.id).characteristics(card.id);
  const keyword = (values === undefined ? [] : turningKeywords(values)).find(
    (ability) => faceDownWith(ability.keyword) === faceDown,
  );
  if (keyword === undefined || !mayBePlayed(view, player, card)) return [];
  return [
    {
      name: faceDown,
      cost: FACE_DOWN_COST,
      source: card.id,
      cites: [cr(faceDown === 'disguise' ? '702.168b' : '702.37c'), cr('118.9')],
      exileInstead: false,
      asThough: null,
    },
  ];
}

const FACE_DOWN_COST: Cost = [{ pay: 'mana', mana: '{3}' }];

/** Whether rules or effects let the player play the card from where it is, for a cost. */
function mayBePlayed(view: View, player: PlayerId, card: GameObject): boolean {
  return (
    mayUsually(view, player, card) ||
    playerRulesFor(view.state, 'mayPlay', player).some(
      ({ rule, scope }) =>
        rule.free !== true && objectsOf(view, scope, rule.object).includes(card.id),
    )
  );
}

/** From the hand (601.2), and a commander from the command zone (903.8). */
function mayUsually(view: View, player: PlayerId, card: GameObject): boolean {
  if (card.owner !== player) return false;
  if (card.zone === 'hand') return true;
  const commanders = view.state.players[player]?.commanders ?? [];
  return card.zone === 'command' && commanders.includes(card.card);
}

function nameOf(view: View, id: ObjectId): string {
  return view.characteristics(id)?.name ?? '';
}

function withoutPaying(name: string, source: ObjectId | null): CastingMethod {
  return { name, cost: [], source, cites: [cr('118.9')], exileInstead: false, asThough: null };
}

function forManaCost(
  view: View,
  player: PlayerId,
  card: GameObject,
  asThough: AsThough,
): readonly CastingMethod[] {
  const manaCost = view.characteristics(card.id)?.manaCost ?? null;
  const usual: CastingMethod = {
    name: null,
    cost: manaCost === null ? null : [{ pay: 'mana', mana: manaCost }],
    source: null,
    cites: [manaCost === null ? cr('118.6') : cr('601.2f')],
    exileInstead: false,
    asThough,
  };
  const offered = playerRulesFor(view.state, 'alternativeCost', player).flatMap(
    ({ rule, scope, source }): CastingMethod[] => {
      if (rule.from !== undefined && !rule.from.includes(card.zone)) return [];
      if (!matches(view, scope, rule.spells, card.id)) return [];
      return [
        {
          name: nameOf(view, source),
          cost: rule.cost,
          source,
          cites: [cr('118.9')],
          exileInstead: false,
          asThough,
        },
      ];
    },
  );
  return [usual, ...offered, ...byKeyword(view, card, asThough)];
}

/** Keywords that offer another cost wherever the card may be cast from (702.74a, 702.109a). */
const ALTERNATIVES: { readonly [K in 'evoke' | 'dash']: RuleNumber } = {
  evoke: cr('702.74a'),
  dash: cr('702.109a'),
};

function byKeyword(view: View, card: GameObject, asThough: AsThough): readonly CastingMethod[] {
  const values = view.characteristics(card.id);
  if (values === undefined) return [];
  return abilitiesOfKind(values, 'keyword').flatMap(({ ability }): CastingMethod[] =>
    ability.keyword === 'evoke' || ability.keyword === 'dash'
      ? [
          {
            name: ability.keyword,
            cost: ability.cost,
            source: card.id,
            cites: [ALTERNATIVES[ability.keyword], cr('118.9')],
            exileInstead: false,
            keyword: true,
            asThough,
          },
        ]
      : [],
  );
}

/** Flashback: an instant or sorcery, from the graveyard, for the flashback cost (702.34a). */
function flashbacks(view: View, card: GameObject): readonly CastingMethod[] {
  const values = view.characteristics(card.id);
  if (values === undefined) return [];
  if (!values.types.includes('Instant') && !values.types.includes('Sorcery')) return [];
  return abilitiesOfKind(values, 'keyword').flatMap(({ ability }): CastingMethod[] =>
    ability.keyword === 'flashback'
      ? [
          {
            name: 'flashback',
            cost: ability.cost,
            source: card.id,
            cites: [cr('702.34a')],
            exileInstead: true,
            asThough: null,
          },
        ]
      : [],
  );
}

/** Ways that differ in nothing are one; two of a name get numbers. */
function distinct(methods: readonly CastingMethod[]): readonly CastingMethod[] {
  const found: CastingMethod[] = [];
  for (const method of methods) {
    const alike = (m: CastingMethod) =>
      m.asThough === method.asThough && JSON.stringify(m.cost) === JSON.stringify(method.cost);
    const namesakes = found.filter((m) => sameName(m, method));
    if (namesakes.some(alike)) continue;
    // Two ways of paying the mana cost: the one with more freedom of spending stands for both.
    if (method.name === null && namesakes.length > 0) {
      const at = found.findIndex((m) => m.name === null);
      if (method.asThough !== null) found[at] = method;
      continue;
    }
    const number = namesakes.length + 1;
    found.push(
      number === 1 || method.name === null
        ? method
        : { ...method, name: `${method.name} (${number})` },
    );
  }
  return found;
}

function sameName(a: CastingMethod, b: CastingMethod): boolean {
  return a.name === b.name || (b.name !== null && a.name?.startsWith(`${b.name} (`) === true);
}

/** The additional costs that may be paid: kickers, each once, a multikicker any number of times (702.33). */
export function additionalOffers(
  keywords: readonly KeywordAbility[],
): readonly (AdditionalOffer & { readonly pays: Cost })[] {
  const offers = new Map<string, AdditionalOffer & { readonly pays: Cost }>();
  for (const ability of keywords) {
    const costs =
      ability.keyword === 'kicker'
        ? ability.costs
        : ability.keyword === 'multikicker'
          ? [ability.cost]
          : [];
    const max = ability.keyword === 'multikicker' ? MOST_TIMES : 1;
    for (const pays of costs) {
      const cost = costName(pays);
      const known = offers.get(cost);
      const times = Math.min(MOST_TIMES, (known?.max ?? 0) + max);
      offers.set(cost, { keyword: ability.keyword, cost, max: times, pays });
    }
  }
  return [...offers.values()];
}

/** "Any number of times": more than can be paid for on any board here. */
const MOST_TIMES = 10_000;

/** The components of the total cost that follow from what was announced (601.2b, 601.2f). */
export function spellComponents(
  view: View,
  player: PlayerId,
  card: GameObject,
  method: CastingMethod,
  kicked: readonly Cost[],
): readonly CostComponent[] {
  const base: CostComponent = {
    what: method.name === null ? 'manaCost' : 'alternative',
    cost: method.cost,
    source: method.source,
    cites: method.cites,
    ...(method.name === null ? {} : { name: method.name }),
  };
  const additional = kicked.map(
    (cost): CostComponent => ({
      what: 'additional',
      cost,
      name: 'kicker',
      source: card.id,
      cites: [cr('702.33a'), cr('118.8')],
    }),
  );
  return [base, ...additional, ...commanderTax(view, player, card)];
}

/** {2} for each time before that the player cast it from the command zone (903.8). */
function commanderTax(view: View, player: PlayerId, card: GameObject): readonly CostComponent[] {
  const owner = view.state.players[player];
  const from = card.cast?.from ?? card.zone;
  if (owner === undefined || from !== 'command' || !owner.commanders.includes(card.card)) return [];
  const casts = owner.commanderCasts[card.card] ?? 0;
  if (casts === 0) return [];
  return [
    {
      what: 'commanderTax',
      cost: [{ pay: 'mana', mana: `{${2 * casts}}` }],
      source: card.id,
      cites: [cr('903.8')],
    },
  ];
}
