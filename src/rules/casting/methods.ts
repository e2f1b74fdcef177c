import type { Cost } from '../abilities/costs';
import { cr, type RuleNumber } from '../citations';
import { matches } from '../evaluate/match';
import { hasKeyword } from '../evaluate/qualities';
import { objectsOf } from '../evaluate/references';
import type { View } from '../evaluate/view';
import { faceDownWith, turningKeywords } from '../face-down/ways';
import type { CastAs } from '../faces/castAs';
import { isAsAdventure } from '../faces/values';
import { characteristicsOf } from '../happening/view';
import { abilitiesOfKind } from '../happening/watchers';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { GameObject } from '../kernel/objects';
import type { State } from '../kernel/state';
import type { AsThough } from '../mana/match';
import { playerRulesFor } from '../restrictions/rules';
import { proposedView } from './proposed';
import { isSorceryTime } from './timing';

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
  /** The keyword of the card itself, which the permanent remembers (702.74a, 702.109a). */
  readonly keyword?: 'evoke' | 'dash';
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
  if (!isAftermath(view, card)) return permittedMethods(view, player, card, during);
  // This half is cast from a graveyard alone, by itself or as effects let it, and then exiled (702.127a).
  if (card.zone !== 'graveyard') return [];
  const permitted = permittedMethods(view, player, card, during);
  const own =
    during === null && card.owner === player && hasWhereItIs(view, card, 'aftermath')
      ? forManaCost(view, player, card, null)
      : [];
  return distinct([...own, ...permitted]).map((method) => ({
    ...method,
    cites: [...method.cites, cr('702.127a')],
    exileInstead: true,
  }));
}

const isAftermath = (view: View, { id }: GameObject): boolean => {
  const values = view.characteristics(id);
  return values !== undefined && hasKeyword(values, 'aftermath');
};

/** What lets a card be cast from a graveyard functions there: it has to have the ability where it is (702.34a, 702.127a). */
function hasWhereItIs({ state }: View, { id }: GameObject, keyword: string): boolean {
  const values = characteristicsOf(state, id);
  return values !== undefined && hasKeyword(values, keyword);
}

function permittedMethods(
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
  methods.push(...fromAside(view, player, card));
  for (const { rule, scope, source } of playerRulesFor(view.state, 'mayPlay', player)) {
    if (rule.notAsAdventure === true && isAsAdventure(view.object(card.id))) continue;
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
  how: CastAs,
): readonly CastingMethod[] {
  const { faceDown } = how;
  const view = proposedView(state, player, card.id, how);
  if (faceDown === undefined) return castingMethods(view, player, card, during);
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
  const offered = playerRulesFor(view, 'alternativeCost', player).flatMap(
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
  return [
    usual,
    ...offered,
    ...byKeyword(view, card, ['evoke', 'dash'], {
      exileInstead: false,
      asThough,
    }),
  ];
}

type Alternative = 'evoke' | 'dash' | 'flashback' | 'foretell';

/** Keywords whose cost is paid rather than the mana cost, and by which rules. */
const ALTERNATIVES: { readonly [K in Alternative]: readonly RuleNumber[] } = {
  evoke: [cr('702.74a'), cr('118.9')],
  dash: [cr('702.109a'), cr('118.9')],
  flashback: [cr('702.34a')],
  foretell: [cr('702.143a'), cr('118.9')],
};

/** A way to cast the card for each keyword that it has of those named. */
function byKeyword(
  view: View,
  card: GameObject,
  named: readonly Alternative[],
  more: Pick<CastingMethod, 'exileInstead' | 'asThough'>,
): readonly CastingMethod[] {
  const values = view.characteristics(card.id);
  if (values === undefined) return [];
  return abilitiesOfKind(values, 'keyword').flatMap(({ ability }): CastingMethod[] => {
    const name = named.find((one) => one === ability.keyword);
    if (name === undefined || !('cost' in ability)) return [];
    const remembered = name === 'evoke' || name === 'dash' ? { keyword: name } : {};
    const cites = ALTERNATIVES[name];
    return [{ name, cost: ability.cost, source: card.id, cites, ...remembered, ...more }];
  });
}

/**
 * A plotted card may be cast without paying its mana cost, at the time of a sorcery (702.170d); a foretold one for
 * any foretell cost that it has (702.143a): by its owner, after the turn in which it was set aside.
 */
function fromAside(view: View, player: PlayerId, card: GameObject): readonly CastingMethod[] {
  const { aside } = card;
  if (aside === undefined || card.owner !== player || isTooEarly(view.state, card)) return [];
  if (aside.by === 'foretell') {
    return byKeyword(view, card, ['foretell'], { exileInstead: false, asThough: null });
  }
  if (!isSorceryTime(view.state, player)) return [];
  const cites = [cr('702.170d'), cr('118.9')];
  return [{ name: 'plot', cost: [], source: card.id, cites, exileInstead: false, asThough: null }];
}

/** Whether a card was plotted or foretold in this very turn (702.170d, 702.143a). */
export function isTooEarly({ turn }: State, { aside }: GameObject): boolean {
  return aside !== undefined && turn.number <= aside.turn;
}

/** Flashback: an instant or sorcery, from the graveyard, for the flashback cost (702.34a). */
function flashbacks(view: View, card: GameObject): readonly CastingMethod[] {
  const types = view.characteristics(card.id)?.types ?? [];
  if (!types.includes('Instant') && !types.includes('Sorcery')) return [];
  if (!hasWhereItIs(view, card, 'flashback')) return [];
  return byKeyword(view, card, ['flashback'], { exileInstead: true, asThough: null });
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
