import type { Cost } from '../abilities/costs';
import type { Face } from '../abilities/values';
import { activatedAbilities, type HeldActivated } from '../activating/activated';
import { mayActivate } from '../activating/mayActivate';
import { mayPlayLand } from '../activating/playLand';
import { costOfActivation, costOfCast } from '../casting/costOf';
import { mayCast } from '../casting/mayCast';
import { methodsFor } from '../casting/methods';
import { cr } from '../citations';
import { instantOnly } from '../costs/instantOnly';
import { costName, costText } from '../costs/text';
import { totalCost } from '../costs/total';
import type { Game } from '../engine/game';
import { objectsOf } from '../evaluate/references';
import { mayTurnFaceUp } from '../face-down/turnFaceUp';
import { faceDownWith, turningKeywords, waysUp } from '../face-down/ways';
import { type CastAs, waysToCast } from '../faces/castAs';
import { valuesWith } from '../faces/values';
import { viewOf } from '../happening/view';
import { abilitiesOfKind } from '../happening/watchers';
import type { Characteristics } from '../kernel/characteristics';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { Answer } from '../kernel/questions';
import { ALLOWED, refused, type Verdict } from '../kernel/results';
import type { State } from '../kernel/state';
import { playerRulesFor } from '../restrictions/rules';
import { maySetAside } from '../setting-aside/setAside';
import { waysAside } from '../setting-aside/ways';
import { once } from './once';
import { payable } from './payable';

/** An action in view: what would be answered, whether it may be begun, and whether it could be paid for now. */
export interface Offer {
  readonly action: Answer;
  readonly kind: 'cast' | 'activate' | 'mana' | 'playLand' | 'turnFaceUp' | 'setAside' | 'pass';
  readonly object?: ObjectId;
  /** The key of the ability. */
  readonly ability?: string;
  readonly verdict: Verdict;
  /** The cost in symbols and words, without optional costs, X as 0; empty where there is none. */
  readonly cost: string;
  /** Whether a way to pay that cost was found in what the player has now. */
  readonly payable: Verdict;
}

/**
 * Every action in view of a player, allowed or refused with its checks: casting cards in their hand, and
 * wherever else rules or effects let them; playing lands; activated abilities of their permanents and
 * cards; passing. While mana is asked for, mana abilities alone (605.3a); with anything else, nothing.
 */
export function offers(game: Game, player: PlayerId): readonly Offer[] {
  const { state, question } = game;
  const asked = question.player === player ? question.kind : null;
  const found: Offer[] = [];
  for (const id of cardsInView(state, player))
    found.push(...offersOfCard(state, player, id, asked));
  for (const id of state.battlefield.list()) {
    found.push(...offersOf(game, player, id));
  }
  if (asked === 'priority') {
    const action: Answer = { kind: 'pass' };
    found.push({ action, kind: 'pass', verdict: ALLOWED, cost: '', payable: ALLOWED });
  }
  const busy = question.kind === 'payMana' ? (question.busy ?? []) : [];
  return busy.length === 0 ? found : found.map((offer) => notAgain(offer, busy));
}

/** What the player may do with one object, refused or not, wherever it is: as `offers` tells it, for that one. */
export function offersOf(game: Game, player: PlayerId, id: ObjectId): readonly Offer[] {
  const { state, question } = game;
  const asked = question.player === player ? question.kind : null;
  if (state.objects.get(id)?.zone !== 'battlefield') {
    return offersOfCard(state, player, id, asked);
  }
  if (viewOf(state).characteristics(id)?.controller !== player) return [];
  return [...activations(state, player, id, asked), ...turningUp(state, player, id, asked)];
}

/** A mana ability can't be activated again before it has resolved (605.3c). */
function notAgain(offer: Offer, busy: readonly string[]): Offer {
  const { object, ability } = offer;
  if (object === undefined || !busy.includes(`${object}:${ability}`)) return offer;
  return {
    ...offer,
    verdict: refused({ code: 'forbidden', subjects: [object], cites: [cr('605.3c')] }),
  };
}

type Asked = Game['question']['kind'] | null;

/** Cards outside the battlefield with which the player may be able to do something, at some time. */
function cardsInView(state: State, player: PlayerId): readonly ObjectId[] {
  const view = viewOf(state);
  const own = state.players[player];
  const allowed = playerRulesFor(state, 'mayPlay', player).flatMap(({ rule, scope }) =>
    objectsOf(view, scope, rule.object),
  );
  const command = (own?.commanders ?? []).flatMap((card) => {
    const id = state.cards.get(card);
    return id !== undefined && state.objects.get(id)?.zone === 'command' ? [id] : [];
  });
  const graveyard = (own?.graveyard ?? []).filter((id) => isUsableInGraveyard(state, id));
  const aside = state.exile.list().filter((id) => {
    const card = state.objects.get(id);
    return card?.aside !== undefined && card.owner === player;
  });
  const all = [...(own?.hand ?? []), ...command, ...graveyard, ...aside, ...allowed];
  return [...new Set(all)].filter((id) => state.objects.has(id));
}

function isUsableInGraveyard(state: State, id: ObjectId): boolean {
  const values = viewOf(state).characteristics(id);
  if (values === undefined) return false;
  return (
    abilitiesOfKind(values, 'keyword').some(
      ({ ability: { keyword } }) => keyword === 'flashback' || keyword === 'aftermath',
    ) || abilitiesOfKind(values, 'activated').some(({ ability }) => ability.zone === 'graveyard')
  );
}

function offersOfCard(
  state: State,
  player: PlayerId,
  id: ObjectId,
  asked: Asked,
): readonly Offer[] {
  const values = viewOf(state).characteristics(id);
  const hidden = state.objects.get(id)?.aside !== undefined;
  if (values === undefined || (values.types.length === 0 && !hidden)) return [];
  const elsewhere = [
    ...faceDownOffers(state, player, id, values, asked),
    ...settingAside(state, player, id, asked),
    ...activations(state, player, id, asked),
  ];
  const card = state.objects.get(id);
  const ways = card === undefined ? [] : waysToCast(card);
  return [...ways.flatMap((how) => playingOffers(state, player, id, asked, how)), ...elsewhere];
}

/** Playing the card as a land, or casting it, with one of its faces (709.3, 712.11b, 712.12, 715.3). */
function playingOffers(
  state: State,
  player: PlayerId,
  id: ObjectId,
  asked: Asked,
  how: CastAs,
): readonly Offer[] {
  const card = state.objects.get(id);
  if (card === undefined) return [];
  const isOther = how.face === 1 && card.printed.faces?.layout !== 'split';
  const { types } = isOther
    ? valuesWith(card.printed, 1)
    : (viewOf(state).characteristics(id) ?? card.printed);
  if (types.includes('Land')) return [landOffer(state, player, id, asked, isOther ? 1 : 0)];
  // Elsewhere than in hand only what something lets be cast is in view.
  const inView =
    how.face === undefined ||
    card.zone === 'hand' ||
    methodsFor(state, player, card, null, how).length > 0;
  return inView ? [castOffer(state, player, id, asked, how)] : [];
}

function landOffer(state: State, player: PlayerId, id: ObjectId, asked: Asked, face: Face): Offer {
  const verdict =
    asked === 'priority' ? mayPlayLand(state, player, id, face) : notNow(player, asked);
  const action: Answer = { kind: 'playLand', object: id, ...(face === 0 ? {} : { face }) };
  return { action, kind: 'playLand', object: id, verdict, cost: '', payable: ALLOWED };
}

/** Casting the card face down, by each ability that lets it be cast so (702.37a, 702.168a). */
function faceDownOffers(
  state: State,
  player: PlayerId,
  id: ObjectId,
  values: Characteristics,
  asked: Asked,
): readonly Offer[] {
  const ways = new Set(turningKeywords(values).map(({ keyword }) => faceDownWith(keyword)));
  return [...ways].map((faceDown) => castOffer(state, player, id, asked, { faceDown }));
}

function castOffer(state: State, player: PlayerId, id: ObjectId, asked: Asked, how: CastAs): Offer {
  const answer = costOfCast(state, player, id, how);
  const pay = once(() =>
    answer.allowed
      ? payable(state, player, id, answer.cost, id, answer.asThough)
      : refused(...answer.checks),
  );
  return {
    action: { kind: 'cast', object: id, ...how },
    kind: 'cast',
    object: id,
    verdict: asked === 'priority' ? mayCast(state, player, id, null, how) : notNow(player, asked),
    cost: answer.allowed && !answer.cost.unpayable ? costText(answer.cost) : '',
    get payable() {
      return pay();
    },
  };
}

/** Turning a face-down permanent face up, in each way that it may be (116.2b). */
function turningUp(state: State, player: PlayerId, id: ObjectId, asked: Asked): readonly Offer[] {
  if (state.objects.get(id)?.faceDown == null) return [];
  const [way] = waysUp(state, id);
  return [
    {
      action: { kind: 'turnFaceUp', object: id },
      kind: 'turnFaceUp',
      object: id,
      verdict: asked === 'priority' ? mayTurnFaceUp(state, player, id) : notNow(player, asked),
      cost: way === undefined ? '' : costName(way.cost),
      get payable() {
        return payableByItself(state, player, id, way?.cost ?? []);
      },
    },
  ];
}

/** Plotting or foretelling a card in hand (116.2h, 116.2k). */
function settingAside(
  state: State,
  player: PlayerId,
  id: ObjectId,
  asked: Asked,
): readonly Offer[] {
  if (state.objects.get(id)?.zone !== 'hand') return [];
  return waysAside(state, id).map(({ by, cost }) => ({
    action: { kind: 'setAside', object: id, by },
    kind: 'setAside',
    object: id,
    verdict: asked === 'priority' ? maySetAside(state, player, id, by) : notNow(player, asked),
    cost: costName(cost),
    get payable() {
      return payableByItself(state, player, id, cost);
    },
  }));
}

/** Whether a cost that is neither that of a spell nor of an ability could be paid now. */
function payableByItself(state: State, player: PlayerId, id: ObjectId, cost: Cost): Verdict {
  const component = { what: 'asked' as const, cost, source: id, cites: [] };
  const total = totalCost(viewOf(state), player, null, [component], 0);
  return payable(state, player, id, total, null, null);
}

function activations(state: State, player: PlayerId, id: ObjectId, asked: Asked): readonly Offer[] {
  const zone = state.objects.get(id)?.zone;
  return activatedAbilities(state, id)
    .filter(({ ability }) => (ability.zone ?? 'battlefield') === zone)
    .map((held) => activationOffer(state, player, id, held, asked));
}

function activationOffer(
  state: State,
  player: PlayerId,
  id: ObjectId,
  { key, isMana }: HeldActivated,
  asked: Asked,
): Offer {
  const answer = once(() => costOfActivation(state, player, id, key));
  const pay = once(() => {
    const found = answer();
    return found.allowed
      ? payable(state, player, id, found.cost, null, null)
      : refused(...found.checks);
  });
  const whilePaid = isMana && asked === 'payMana';
  const barred = whilePaid ? instantOnly(state, id, key) : null;
  return {
    action: { kind: 'activate', object: id, ability: key },
    kind: isMana ? 'mana' : 'activate',
    object: id,
    ability: key,
    verdict:
      barred !== null
        ? refused(barred)
        : whilePaid || asked === 'priority'
          ? mayActivate(state, player, id, key)
          : notNow(player, asked),
    get cost() {
      const found = answer();
      return found.allowed ? costText(found.cost) : '';
    },
    get payable() {
      return pay();
    },
  };
}

/** Without priority nothing may be done but what is asked (117.1). */
function notNow(player: PlayerId, asked: Asked): Verdict {
  const code = asked === null ? 'notYourPriority' : 'wrongQuestion';
  return refused({ code, subjects: [{ player }], cites: [cr('117.1')] });
}
