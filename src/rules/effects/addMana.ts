import type { Span } from '../abilities/ability';
import type { PlayerRef } from '../abilities/references';
import { cr } from '../citations';
import { playerOf } from '../evaluate/references';
import { happen } from '../happening/happen';
import { chooseProduction } from '../mana/choose';
import type { ManaOutput, ManaRestriction } from '../mana/types';
import { withChoices } from '../mana/usable';
import type { Execution } from './execution';

/** Adds mana to a player's pool (106.4). One entry is one mana; a choice is made on resolution. Undefined types make no mana (106.5). */
export interface AddMana {
  readonly kind: 'addMana';
  readonly mana: ManaOutput;
  readonly player?: PlayerRef;
  readonly restriction?: ManaRestriction;
  readonly span?: Span;
}

export const addMana: Execution<'addMana'> = {
  cites: [cr('106.4')],
  *execute({ work, scope }, instruction) {
    const player = playerOf(work.view, scope, instruction.player ?? { player: 'you' });
    if (player === undefined) {
      work.tell('impossible', [cr('608.2c')], [scope.source]);
      return undefined;
    }
    const { types, cites } = yield* chooseProduction(work, player, scope, instruction.mana);
    if (types.length === 0) {
      work.tell('noMana', cites, [scope.source]);
      return undefined;
    }
    const source = work.view.object(scope.source);
    const snow = work.view.characteristics(scope.source)?.supertypes.includes('Snow') === true;
    const restriction =
      instruction.restriction === undefined
        ? undefined
        : withChoices(instruction.restriction, source?.chosen ?? {});
    const mana = types.map((type) => ({
      type,
      source: scope.source,
      ...(snow ? { snow } : {}),
      ...(restriction === undefined ? {} : { restriction }),
    }));
    const tapped = scope.tappedForMana;
    yield* happen(work, [
      {
        happening: {
          kind: 'manaAdded',
          player,
          mana,
          ...(tapped === undefined ? {} : { tapped }),
        },
        cites: [cr('106.4'), ...cites],
      },
    ]);
    return undefined;
  },
};
