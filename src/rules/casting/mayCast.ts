import { cr } from '../citations';
import { totalCost } from '../costs/total';
import { matches } from '../evaluate/match';
import { hasKeyword } from '../evaluate/qualities';
import type { View } from '../evaluate/view';
import { type CastAs, wrongFace } from '../faces/castAs';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { GameObject } from '../kernel/objects';
import { ALLOWED, type Check, no, refused, type Verdict } from '../kernel/results';
import type { Scope } from '../kernel/scope';
import type { State } from '../kernel/state';
import { playerRulesFor } from '../restrictions/rules';
import { splitSecond } from '../restrictions/splitSecond';
import { spellComponents } from './components';
import { spellContent } from './content';
import { type DuringResolution, isTooEarly, methodsFor } from './methods';
import { hopeless, noTarget } from './possible';
import { proposedView } from './proposed';
import { isSorceryTime, notSorceryTime, timingRules } from './timing';

/**
 * Whether a player who may act now can begin to cast the card (601.3): where it is, what it is, when it is,
 * and whether an effect forbids it. Where a target that it needs does not exist, or no cost of it can be
 * paid whatever is done, it can't be cast either (601.2c, 601.2h); what its payment comes to is shown later.
 * @param during given where an effect has it cast while a spell or ability resolves (608.2g).
 * @param how said where it is cast face down, or as one of its faces: what applies is what applies to that
 *   spell (708.4, 709.3a, 712.11c, 715.3a).
 */
export function mayCast(
  state: State,
  player: PlayerId,
  id: ObjectId,
  during: DuringResolution | null = null,
  how: CastAs = {},
): Verdict {
  const card = state.objects.get(id);
  if (card === undefined) return no(id, 'gone', cr('400.7'));
  const view = proposedView(state, player, id, how);
  const values = view.characteristics(id);
  if (values === undefined) return no(id, 'gone', cr('400.7'));
  if (card.kind !== 'card' || card.zone === 'stack' || card.zone === 'battlefield') {
    return no(id, 'notInZone', cr('601.2a'));
  }
  const wrong = wrongFace(card, how);
  if (wrong !== null) return refused(wrong);
  if (values.types.includes('Land')) return no(id, 'isALand', cr('305.9'));
  if (values.types.length === 0) return no(id, 'forbidden', cr('601.3'));
  const methods = methodsFor(state, player, card, during, how);
  if (methods.length === 0) return notYet(state, player, card) ?? noPermission(player, card);
  const forbidden = prohibition(view, player, id);
  if (forbidden !== null) return refused(forbidden);
  const inTime =
    during !== null || isInstantSpeed(view, player, id) || isSorceryTime(state, player);
  if (!inTime) return refused(notSorceryTime(id, ...timingRules(values)));
  const scope: Scope = { source: id, you: player, resolving: id };
  const untargeted = noTarget(view, scope, spellContent(values));
  if (untargeted !== null) return refused(untargeted);
  const ways = methods.map((method) => {
    const components = spellComponents(view, player, card, method, []);
    const total = totalCost(view, player, { spell: id }, components, 0);
    return hopeless(view, player, scope, total, components);
  });
  const [checks = []] = ways;
  return ways.some((way) => way.length === 0) ? ALLOWED : refused(...checks);
}

/** A plotted or foretold card whose time has not come (702.170d, 702.143a). */
function notYet(state: State, player: PlayerId, card: GameObject): Verdict | null {
  const { aside, owner, id } = card;
  if (aside === undefined || owner !== player) return null;
  const rule = aside.by === 'plot' ? cr('702.170d') : cr('702.143a');
  if (isTooEarly(state, card)) {
    const fix = { kind: 'wait', detail: 'turn' } as const;
    return refused({ code: 'conditionNotMet', subjects: [id], cites: [rule, cr('601.3')], fix });
  }
  return aside.by === 'plot' ? refused(notSorceryTime(id, rule, cr('601.3'))) : null;
}

function noPermission(player: PlayerId, card: GameObject): Verdict {
  const code = card.owner === player ? 'notInZone' : 'notYours';
  return no(card.id, code, cr('601.3'), cr('601.2a'));
}

/** An instant, flash, or an effect that lets it be cast as though it had flash (117.1a, 702.8a, 601.3b). */
function isInstantSpeed(view: View, player: PlayerId, id: ObjectId): boolean {
  const values = view.characteristics(id);
  if (values === undefined) return false;
  if (values.types.includes('Instant') || hasKeyword(values, 'flash')) return true;
  return playerRulesFor(view, 'castAsThoughFlash', player).some(({ rule, scope }) =>
    matches(view, scope, rule.spells, id),
  );
}

/** The check that fails where an effect or split second says that the player can't cast the spell (101.2, 601.3). */
export function prohibition(view: View, player: PlayerId, id: ObjectId): Check | null {
  const found = playerRulesFor(view, 'cantCast', player).find(({ rule, scope }) =>
    matches(view, scope, rule.spells, id),
  );
  if (found === undefined) return splitSecond(view.state, id);
  return { code: 'forbidden', subjects: [id, found.source], cites: [cr('601.3'), cr('101.2')] };
}

/**
 * Why the player could not begin to cast a card from their hand now, whatever it costs and needs for targets: an
 * effect forbids it, or it is not the time (702.62a, 702.62c); null where they could.
 */
export function cantBegin(state: State, player: PlayerId, id: ObjectId): Check | null {
  const view = proposedView(state, player, id);
  const forbidden = prohibition(view, player, id);
  if (forbidden !== null) return forbidden;
  const inTime = isInstantSpeed(view, player, id) || isSorceryTime(state, player);
  const values = view.characteristics(id);
  return inTime || values === undefined ? null : notSorceryTime(id, ...timingRules(values));
}
