import type { Span } from '../abilities/ability';
import type { Players } from '../abilities/references';
import { cr } from '../citations';
import { playersOf } from '../evaluate/references';
import { type Execution, next } from './execution';

/** Players take an extra turn after this one, added one at a time in APNAP order (500.7). */
export interface ExtraTurn {
  readonly kind: 'extraTurn';
  readonly player: Players;
  /** What later instructions know the turn by. */
  readonly bind?: string;
  readonly span?: Span;
}

export const extraTurn: Execution<'extraTurn'> = {
  cites: [cr('608.2c'), cr('500.7')],
  execute({ work, scope, bind }, { player, bind: name }) {
    const players = playersOf(work.view, scope, player);
    const apnap = players.length > 1 ? [cr('101.4')] : [];
    for (const p of players.filter((id) => work.state.players[id]?.lost === false)) {
      const id = work.state.nextId;
      work.set({ nextId: id + 1 });
      work.one({ kind: 'turnAdded', player: p, id }, cr('608.2c'), cr('500.7'), ...apnap);
      if (name !== undefined) bind(name, { turn: id });
    }
    return next(undefined);
  },
};
