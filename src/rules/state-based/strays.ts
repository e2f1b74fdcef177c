import { cr } from '../citations';
import type { Proposal } from '../happening/work';
import type { ObjectId } from '../kernel/ids';
import type { State } from '../kernel/state';

/**
 * Tokens that are not on the battlefield and copies that are neither on the stack nor there cease to
 * exist (704.5d, e). What a player who has left would control is exiled (800.4c).
 */
export function strays(state: State, ids: readonly ObjectId[]): readonly Proposal[] {
  return ids.flatMap((object): readonly Proposal[] => {
    const { kind, zone, controller } = state.objects.get(object) ?? {};
    if (kind === 'token' && zone !== 'battlefield') {
      return [
        {
          happening: { kind: 'ceased', object, why: 'ceases' },
          cites: [cr('704.5d'), cr('111.7')],
        },
      ];
    }
    if (kind === 'copy' && zone !== 'stack' && zone !== 'battlefield') {
      return [{ happening: { kind: 'ceased', object, why: 'ceases' }, cites: [cr('704.5e')] }];
    }
    if (
      zone === 'battlefield' &&
      controller !== undefined &&
      state.players[controller]?.left === true
    ) {
      return [
        {
          happening: { kind: 'moved', object, to: 'exile', why: 'exile' },
          cites: [cr('800.4c')],
        },
      ];
    }
    return [];
  });
}
