import type { Face } from '../abilities/values';
import { atSorceryTime } from '../casting/timing';
import { cr } from '../citations';
import { amountOf } from '../evaluate/match';
import { objectsOf } from '../evaluate/references';
import { happen } from '../happening/happen';
import { viewOf, viewWith } from '../happening/view';
import type { Doing, Work } from '../happening/work';
import type { Characteristics } from '../kernel/characteristics';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { GameObject } from '../kernel/objects';
import {
  type Check,
  type Finding,
  fails,
  holds,
  judged,
  lacks,
  Refusal,
  type Verdict,
} from '../kernel/results';
import type { State } from '../kernel/state';
import { playerRulesFor } from '../restrictions/rules';

/**
 * Whether a player who has priority may play the land now (305.1–305.3, 505.6b).
 * @param face which face of a modal double-faced card is to be the land (712.12).
 */
export function mayPlayLand(state: State, player: PlayerId, id: ObjectId, face: Face = 0): Verdict {
  return judged(landFindings(state, player, id, face));
}

/** All that is looked at to see whether a player may play the land, as `mayPlayLand` judges it. */
export function* landFindings(
  state: State,
  player: PlayerId,
  id: ObjectId,
  face: Face = 0,
): Generator<Finding, void> {
  const card = state.objects.get(id);
  const values = card && landValues(state, card, face);
  if (card === undefined || values === undefined) return yield lacks(id, 'gone', cr('400.7'));
  if (!values.types.includes('Land')) return yield lacks(id, 'notALand', cr('305.1'));
  const there = card.owner === player ? 'notInZone' : 'notYours';
  yield isFromWhereAllowed(state, player, card)
    ? holds(id, 'notInZone', cr('305.1'))
    : lacks(id, there, cr('305.1'), cr('116.2a'));
  const rules =
    state.turn.active === player
      ? [cr('305.1'), cr('505.6b'), cr('116.2a')]
      : [cr('305.3'), cr('505.6b')];
  yield atSorceryTime(state, player, id, ...rules);
  const allowed = landsAllowed(state, player);
  yield (state.players[player]?.landsPlayed ?? 0) < allowed
    ? { holds: true, check: { ...landsCheck(id), detail: `${allowed}` } }
    : fails(landsCheck(id));
}

const landsCheck = (id: ObjectId): Check => ({
  code: 'landsPlayed',
  subjects: [id],
  cites: [cr('305.2b'), cr('505.6b')],
});

/** The face that would be the land, as it is where the card is; nothing where the card has no such face to play. */
function landValues(state: State, card: GameObject, face: Face): Characteristics | undefined {
  if (face === 0) return viewOf(state).characteristics(card.id);
  if (card.printed.faces?.layout !== 'modal') return undefined;
  return viewWith(state, new Map([[card.id, { ...card, face }]])).characteristics(card.id);
}

function isFromWhereAllowed(state: State, player: PlayerId, card: GameObject): boolean {
  if (card.kind !== 'card') return false;
  if (card.zone === 'hand' && card.owner === player) return true;
  const view = viewOf(state);
  return playerRulesFor(state, 'mayPlay', player).some(
    ({ rule, scope }) =>
      rule.spellsOnly !== true && objectsOf(view, scope, rule.object).includes(card.id),
  );
}

/** How many lands the player may play this turn (305.2). */
export function landsAllowed(state: State, player: PlayerId): number {
  const view = viewOf(state);
  return playerRulesFor(state, 'additionalLands', player).reduce(
    (sum, { rule, scope }) => sum + amountOf(view, scope, rule.count),
    1,
  );
}

/**
 * Plays a land: a special action, without the stack (305.1, 116.2a).
 * @throws Refusal where it may not be played.
 */
export function* playLand(
  work: Work,
  player: PlayerId,
  object: ObjectId,
  face: Face = 0,
): Doing<void> {
  const verdict = mayPlayLand(work.state, player, object, face);
  if (!verdict.allowed) throw new Refusal(verdict.checks);
  const outer = work.cause;
  work.cause = { object };
  const modal = work.state.objects.get(object)?.printed.faces?.layout === 'modal';
  const happened = yield* happen(work, [
    {
      happening: {
        kind: 'moved',
        object,
        to: 'battlefield',
        why: 'play',
        by: player,
        ...(face === 0 ? {} : { entering: { face } }),
      },
      cites: [cr('305.1'), cr('116.2a'), ...(modal ? [cr('712.12')] : [])],
    },
  ]);
  const moved = happened.find((h) => h.kind === 'moved');
  work.one(
    { kind: 'landPlayed', player, object: moved?.became ?? object },
    cr('305.2a'),
    cr('505.6b'),
  );
  work.cause = outer;
}
