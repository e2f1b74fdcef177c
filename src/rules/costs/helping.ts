import type { Color } from '../abilities/values';
import { cr, type RuleNumber } from '../citations';
import { hasKeyword } from '../evaluate/qualities';
import { happen } from '../happening/happen';
import { characteristicsOf } from '../happening/view';
import type { Doing, Work } from '../happening/work';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { Helper, HelpingWay } from '../kernel/questions';
import type { Check } from '../kernel/results';
import type { State } from '../kernel/state';
import { moveObjects } from '../zones/move';

/** Convoke, improvise and delve stand where the key of an ability would, as an object is named that pays in their way. */
export const CONVOKE: HelpingWay = 'convoke';
const WAYS: readonly HelpingWay[] = [CONVOKE, 'improvise', 'delve'];

const RULES: { readonly [W in HelpingWay]: RuleNumber } = {
  convoke: cr('702.51a'),
  improvise: cr('702.126a'),
  delve: cr('702.66a'),
};

/** Whether the key stands for one of these ways to pay. */
export const isHelpingWay = (key: string): key is HelpingWay => WAYS.some((way) => way === key);

/** The ways in which something else than mana may pay for mana in the spell's total cost. */
function waysOf(state: State, spell: ObjectId | null): readonly HelpingWay[] {
  const values = spell === null ? undefined : characteristicsOf(state, spell);
  return values === undefined ? [] : WAYS.filter((way) => hasKeyword(values, way));
}

/** All that could pay for mana of that spell now, summoning sick creatures too, for this is no {T} (302.6). */
export function helpersFor(
  state: State,
  player: PlayerId,
  spell: ObjectId | null,
): readonly Helper[] {
  return waysOf(state, spell).flatMap((way) => {
    const among =
      way === 'delve' ? (state.players[player]?.graveyard ?? []) : state.battlefield.list();
    return among
      .map((object): Helper => ({ way, object }))
      .filter((helper) => helpCheck(state, player, helper) === null);
  });
}

/** Whether anything may pay in such a way for the spell. */
export const isHelped = (state: State, spell: ObjectId | null): boolean =>
  waysOf(state, spell).length > 0;

/** The check that fails where the object can't be tapped or exiled for that now. */
export function helpCheck(
  state: State,
  player: PlayerId,
  { way, object: id }: Helper,
): Check | null {
  const object = state.objects.get(id);
  const values = characteristicsOf(state, id);
  const cites = [RULES[way], cr('601.2h')];
  const no: Check = { code: 'cantPay', subjects: [id], cites };
  if (way === 'delve') return object?.zone === 'graveyard' && object.owner === player ? null : no;
  const type = way === 'convoke' ? 'Creature' : 'Artifact';
  const there = object?.zone === 'battlefield' && !object.phasedOut;
  if (!there || values?.controller !== player || !values.types.includes(type)) return no;
  return object.tapped ? { code: 'alreadyTapped', subjects: [id], cites } : null;
}

/** The rule by which an object may not be named to pay in that way. */
export const notAHelper = (way: HelpingWay, object: ObjectId): Check => ({
  code: 'notAnOption',
  subjects: [object],
  cites: [RULES[way]],
});

/** The colours of mana for which the object may pay, besides generic mana. */
export function helpColors(state: State, { way, object }: Helper): readonly Color[] {
  return way === 'convoke' ? (characteristicsOf(state, object)?.colors ?? []) : [];
}

/** Taps and exiles what pays in these ways (601.2h). */
export function* payWithHelpers(
  work: Work,
  player: PlayerId,
  helpers: readonly Helper[],
): Doing<void> {
  yield* happen(
    work,
    helpers
      .filter(({ way }) => way !== 'delve')
      .map(({ way, object }) => ({
        happening: { kind: 'tapped', object },
        cites: [RULES[way], cr('601.2h')],
      })),
  );
  const exiled = helpers.flatMap(({ way, object }) => (way === 'delve' ? [object] : []));
  if (exiled.length === 0) return;
  yield* moveObjects(work, exiled, 'exile', {
    why: 'exile',
    by: player,
    cites: [RULES.delve, cr('601.2h')],
  });
}
