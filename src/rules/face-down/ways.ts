import type { Cost } from '../abilities/costs';
import type { CopiableValues } from '../abilities/values';
import { cr, type RuleNumber } from '../citations';
import { viewWith } from '../happening/view';
import { abilitiesOfKind } from '../happening/watchers';
import type { Characteristics } from '../kernel/characteristics';
import type { ObjectId } from '../kernel/ids';
import type { FaceDown } from '../kernel/objects';
import type { State } from '../kernel/state';
import type { KeywordAbility } from '../keywords/kinds';

/** The ways of being face down that come with casting a card so (702.37a, 702.168a). */
export type CastFaceDown = Extract<FaceDown, 'morph' | 'disguise'>;

/** A keyword ability that lets a card be cast face down, and turned face up for its cost. */
export type TurningKeyword = Extract<
  KeywordAbility,
  { readonly keyword: 'morph' | 'megamorph' | 'disguise' }
>;

/** How a face-down permanent may be turned face up, and for what (708.7). */
export interface WayUp {
  readonly by: TurningKeyword['keyword'] | 'manifest' | 'cloak';
  readonly cost: Cost;
  readonly cites: readonly RuleNumber[];
}

const CITES: { readonly [K in WayUp['by']]: RuleNumber } = {
  morph: cr('702.37e'),
  megamorph: cr('702.37b'),
  disguise: cr('702.168d'),
  manifest: cr('701.40b'),
  cloak: cr('701.58b'),
};

const isTurning = (ability: KeywordAbility): ability is TurningKeyword =>
  ability.keyword === 'morph' || ability.keyword === 'megamorph' || ability.keyword === 'disguise';

/** The morph, megamorph and disguise abilities among the values' abilities. */
export function turningKeywords(values: Characteristics): readonly TurningKeyword[] {
  return abilitiesOfKind(values, 'keyword')
    .map(({ ability }) => ability)
    .filter(isTurning);
}

/** How a card with that keyword lies face down. */
export const faceDownWith = (keyword: TurningKeyword['keyword']): CastFaceDown =>
  keyword === 'disguise' ? 'disguise' : 'morph';

/** How a card that somebody laid face down is taken to have come so: by its own keyword, if it has one. */
export function usualFaceDown({ abilities }: CopiableValues): FaceDown {
  for (const ability of abilities) {
    if (ability.kind === 'keyword' && isTurning(ability)) return faceDownWith(ability.keyword);
  }
  return 'plain';
}

/**
 * The ways in which a face-down permanent may be turned face up: for the morph or disguise cost that it
 * would have if it were face up (702.37e, 702.168d), and where it was manifested or cloaked, for its mana
 * cost if its card is a creature card (701.40b, 701.58b). Empty: nothing lets it be turned up.
 */
export function waysUp(state: State, id: ObjectId): readonly WayUp[] {
  const object = state.objects.get(id);
  if (object === undefined || object.faceDown === null || object.zone !== 'battlefield') return [];
  const faceUp = viewWith(state, new Map([[id, { ...object, faceDown: null }]]));
  const values = faceUp.characteristics(id);
  const ways: WayUp[] = (values === undefined ? [] : turningKeywords(values)).map(
    ({ keyword, cost }) => ({ by: keyword, cost, cites: [CITES[keyword], cr('116.2b')] }),
  );
  const { faceDown, printed } = object;
  const manaCost = printed.manaCost;
  if ((faceDown === 'manifest' || faceDown === 'cloak') && manaCost !== undefined) {
    if (printed.types.includes('Creature')) {
      const cost: Cost = [{ pay: 'mana', mana: manaCost }];
      ways.push({ by: faceDown, cost, cites: [CITES[faceDown], cr('116.2b')] });
    }
  }
  return ways;
}
