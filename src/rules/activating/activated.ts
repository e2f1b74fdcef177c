import type { ActivatedAbility } from '../abilities/ability';
import { hasTapSymbol } from '../costs/text';
import { characteristicsOf } from '../happening/view';
import { abilitiesOfKind } from '../happening/watchers';
import type { ObjectId } from '../kernel/ids';
import type { State } from '../kernel/state';
import type { KeywordAbility } from '../keywords/kinds';
import { isManaAbility } from './manaAbility';

/** An activated ability that an object has. */
export interface HeldActivated {
  readonly key: string;
  readonly ability: ActivatedAbility;
  /** The keyword that stands for it, equip and its like (602.1, 702). */
  readonly keyword: KeywordAbility | null;
  readonly isMana: boolean;
  readonly tapsThis: boolean;
}

/** The activated abilities of an object: printed ones in order, then those of its land types, then given ones. */
export function activatedAbilities(state: State, id: ObjectId): readonly HeldActivated[] {
  const values = characteristicsOf(state, id);
  if (values === undefined) return [];
  return abilitiesOfKind(values, 'activated').map(({ key, ability, keyword }) => ({
    key,
    ability,
    keyword,
    isMana: isManaAbility(ability),
    tapsThis: hasTapSymbol(ability.cost),
  }));
}
