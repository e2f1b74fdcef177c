import { cr } from '../citations';
import { totalCost } from '../costs/total';
import { matches } from '../evaluate/match';
import { hasKeyword } from '../evaluate/qualities';
import type { View } from '../evaluate/view';
import { type CastAs, wrongFace } from '../faces/castAs';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { GameObject } from '../kernel/objects';
import {
  type Check,
  type Finding,
  fails,
  holds,
  judged,
  lacks,
  type Verdict,
} from '../kernel/results';
import type { Scope } from '../kernel/scope';
import type { State } from '../kernel/state';
import { playerRulesFor } from '../restrictions/rules';
import { splitSecond } from '../restrictions/splitSecond';
import { spellComponents } from './components';
import { spellContent } from './content';
import { type DuringResolution, isTooEarly, methodsFor } from './methods';
import { hopeless, targetFindings } from './possible';
import { proposedView } from './proposed';
import { atSorceryTime, isSorceryTime, notSorceryTime, timingRules } from './timing';

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
  return judged(castFindings(state, player, id, during, how));
}

/** All that is looked at to see whether a player can begin to cast the card, as `mayCast` judges it. */
export function* castFindings(
  state: State,
  player: PlayerId,
  id: ObjectId,
  during: DuringResolution | null = null,
  how: CastAs = {},
): Generator<Finding, void> {
  const card = state.objects.get(id);
  const view = proposedView(state, player, id, how);
  const values = view.characteristics(id);
  if (card === undefined || values === undefined) return yield lacks(id, 'gone', cr('400.7'));
  if (card.kind !== 'card' || card.zone === 'stack' || card.zone === 'battlefield') {
    return yield lacks(id, 'notInZone', cr('601.2a'));
  }
  const wrong = wrongFace(card, how);
  if (wrong !== null) return yield fails(wrong);
  if (values.types.includes('Land')) return yield lacks(id, 'isALand', cr('305.9'));
  if (values.types.length === 0) return yield lacks(id, 'forbidden', cr('601.3'));
  const methods = methodsFor(state, player, card, during, how);
  if (methods.length > 0) yield holds(id, 'notInZone', cr('601.3'), cr('601.2a'));
  else yield notYet(state, player, card) ?? noPermission(player, card);
  const forbidden = prohibition(view, player, id);
  yield forbidden === null ? holds(id, 'forbidden', cr('601.3'), cr('101.2')) : fails(forbidden);
  if (during === null) yield whenToCast(view, player, id);
  const scope: Scope = { source: id, you: player, resolving: id };
  yield* targetFindings(view, scope, spellContent(values));
  const ways = methods.map((method) => {
    const components = spellComponents(view, player, card, method, []);
    const total = totalCost(view, player, { spell: id }, components, 0);
    return hopeless(view, player, scope, total, components);
  });
  const [checks = []] = ways;
  if (checks.length > 0 && ways.every((way) => way.length > 0)) yield fails(...checks);
}

/** The time at which a spell may be cast: any at which its player has priority, or that of a sorcery (117.1a). */
function whenToCast(view: View, player: PlayerId, id: ObjectId): Finding {
  if (isInstantSpeed(view, player, id)) return holds(id, 'sorceryTiming', cr('117.1a'));
  const values = view.characteristics(id);
  const rules = values === undefined ? [] : timingRules(values);
  return atSorceryTime(view.state, player, id, ...rules);
}

/** A plotted or foretold card whose time has not come (702.170d, 702.143a). */
function notYet(state: State, player: PlayerId, card: GameObject): Finding | null {
  const { aside, owner, id } = card;
  if (aside === undefined || owner !== player) return null;
  const rule = aside.by === 'plot' ? cr('702.170d') : cr('702.143a');
  if (isTooEarly(state, card)) {
    const fix = { kind: 'wait', detail: 'turn' } as const;
    return fails({ code: 'conditionNotMet', subjects: [id], cites: [rule, cr('601.3')], fix });
  }
  return aside.by === 'plot' ? atSorceryTime(state, player, id, rule, cr('601.3')) : null;
}

function noPermission(player: PlayerId, card: GameObject): Finding {
  const code = card.owner === player ? 'notInZone' : 'notYours';
  return lacks(card.id, code, cr('601.3'), cr('601.2a'));
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
