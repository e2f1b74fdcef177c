import { cr } from '../citations';
import type { Work } from '../happening/work';

/** Each player's mana pool empties as a step or phase ends (106.4, 500.5). */
export function emptyPools(work: Work): void {
  const proposals = work.state.players.flatMap((player) =>
    player.pool.length === 0
      ? []
      : [
          {
            happening: { kind: 'manaEmptied' as const, player: player.id, mana: player.pool },
            cites: [cr('500.5'), cr('106.4')],
          },
        ],
  );
  work.emit(proposals);
}
