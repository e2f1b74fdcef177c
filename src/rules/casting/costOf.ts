import { activatedAbility } from '../activating/activatedAbility';
import { activationComponent } from '../activating/component';
import { cr } from '../citations';
import { type TotalCost, totalCost } from '../costs/total';
import type { View } from '../evaluate/view';
import { type CastAs, castAs } from '../faces/castAs';
import { viewOf, viewWith } from '../happening/view';
import { abilitiesOfKind } from '../happening/watchers';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { GameObject } from '../kernel/objects';
import { type Check, Refusal } from '../kernel/results';
import type { State } from '../kernel/state';
import type { AsThough } from '../mana/match';
import { additionalOffers, spellComponents } from './components';
import { type DuringResolution, methodsFor } from './methods';
import { proposedView } from './proposed';

/** What would be announced in casting (601.2b). */
export interface CastingChoices extends CastAs {
  readonly alternative?: string | null;
  readonly additional?: readonly { readonly cost: string; readonly times: number }[];
  readonly x?: number;
  readonly during?: DuringResolution;
}

/** The total cost, with the steps that made it, or the checks that refuse what was chosen. */
export type CostAnswer =
  | { readonly allowed: true; readonly cost: TotalCost; readonly asThough: AsThough }
  | { readonly allowed: false; readonly checks: readonly Check[] };

/**
 * The total cost that casting the card would have with these choices (601.2f), with the trail of how it
 * comes about. Whether it may be cast now is not looked at, only whether the choices are on offer.
 */
export function costOfCast(
  state: State,
  player: PlayerId,
  id: ObjectId,
  choices: CastingChoices = {},
): CostAnswer {
  try {
    return { allowed: true, ...costOf(state, player, id, choices) };
  } catch (error) {
    if (error instanceof Refusal) return { allowed: false, checks: error.checks };
    throw error;
  }
}

/** @throws Refusal where a choice is not on offer. */
function costOf(
  state: State,
  player: PlayerId,
  id: ObjectId,
  choices: CastingChoices,
): { readonly cost: TotalCost; readonly asThough: AsThough } {
  const card = state.objects.get(id);
  if (card === undefined) throw notOffered(id, cr('400.7'));
  const plain = proposedView(state, player, id, choices);
  const methods = methodsFor(state, player, card, choices.during ?? null, choices);
  const { alternative } = choices;
  const usual = methods.find((m) => m.name === null) ?? methods[0];
  const method = alternative == null ? usual : methods.find((m) => m.name === alternative);
  if (method === undefined) throw notOffered(id, cr('601.3'), cr('118.9'));
  const kicked = kickedCosts(plain, id, choices);
  const view = announcedView(state, player, card, choices, kicked);
  const components = spellComponents(
    view,
    player,
    card,
    method,
    kicked.map((k) => k.pays),
  );
  const cost = totalCost(view, player, { spell: id }, components, choices.x ?? 0);
  return { cost, asThough: method.asThough };
}

function kickedCosts(view: View, id: ObjectId, choices: CastingChoices) {
  const values = view.characteristics(id);
  const keywords =
    values === undefined ? [] : abilitiesOfKind(values, 'keyword').map((h) => h.ability);
  const offers = additionalOffers(keywords);
  return (choices.additional ?? []).flatMap(({ cost, times }) => {
    const offer = offers.find((o) => o.cost === cost);
    if (offer === undefined || times > offer.max || times < 0) {
      throw notOffered(id, cr('601.2b'), cr('702.33d'));
    }
    return Array.from({ length: times }, () => offer);
  });
}

/** The card read as the spell that it would be, with what was announced. */
function announcedView(
  state: State,
  player: PlayerId,
  card: GameObject,
  choices: CastingChoices,
  kicked: readonly { readonly cost: string }[],
): View {
  const spell: GameObject = {
    ...(card.zone === 'stack' ? card : castAs(card, choices)),
    zone: 'stack',
    controller: player,
    baseController: player,
    cast: card.cast ?? { by: player, from: card.zone },
    kicked: card.zone === 'stack' ? card.kicked : kicked.map((k) => k.cost),
    x: choices.x ?? card.x,
  };
  return viewWith(state, new Map([[card.id, spell]]));
}

function notOffered(id: ObjectId, ...cites: Check['cites']): Refusal {
  return new Refusal([{ code: 'notOffered', subjects: [id], cites }]);
}

/** The total cost of activating the ability (602.2b), X counted as given. */
export function costOfActivation(
  state: State,
  player: PlayerId,
  id: ObjectId,
  key: string,
  x = 0,
): CostAnswer {
  const ability = activatedAbility(state, id, key);
  if (ability === undefined) {
    const check: Check = { code: 'noSuchAbility', subjects: [id], cites: [cr('602.1')] };
    return { allowed: false, checks: [check] };
  }
  const component = activationComponent(id, ability);
  const cost = totalCost(viewOf(state), player, { abilityOf: id }, [component], x);
  return { allowed: true, cost, asThough: null };
}
