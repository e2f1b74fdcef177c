import { setPlayer } from '../../../actions/byHand';
import { positionOf } from '../../../actions/hand/on';
import { namesOf } from '../../../explain';
import type { CardId, Player } from '../../../rules';
import { refOf } from '../../../scenario/run/position';
import type { Store } from '../../../store/state';
import { useApp } from '../AppContext';
import { type CommanderHits, LifeDialog, type PlayerNumbers } from '../dialogs/LifeDialog';
import type { PanelProps } from './panel';
import { usePlayer } from './subject';

/** Sets life, mana pool, lands played and commander damage of a player by hand: only what was changed. */
export default function Life({ panel, onClose }: PanelProps<'life'>) {
  const { store } = useApp();
  const player = usePlayer(panel.player);
  if (player === undefined) return null;
  const { id, name, life, pool, landsPlayed } = player;
  const before: PlayerNumbers = {
    life,
    pool: pool.map(({ type }) => type).join(''),
    landsPlayed,
    commanders: commandersOf(store, player),
  };
  return (
    <LifeDialog
      name={name}
      before={before}
      onSet={(set) => {
        const hits = set.commanders.flatMap(({ ref, damage }) =>
          damage > 0 ? [[ref, damage]] : [],
        );
        const changed = {
          ...(set.life !== life && { life: set.life }),
          ...(!sameMana(set.pool, pool) && { manaPool: set.pool }),
          ...(set.landsPlayed !== landsPlayed && { landsPlayed: set.landsPlayed }),
          ...(set.commanders.some(
            ({ damage }, nth) => damage !== before.commanders[nth]?.damage,
          ) && {
            commanderDamage: Object.fromEntries(hits),
          }),
        };
        if (Object.keys(changed).length === 0 || setPlayer(store, id, changed)) onClose();
      }}
      onClose={onClose}
    />
  );
}

/** The commanders in the game, with the combat damage that each has dealt to the player (903.10a). */
function commandersOf(store: Store, { commanderDamage }: Player): readonly CommanderHits[] {
  const position = positionOf(store);
  if (position === undefined) return [];
  const { state } = position.game;
  const names = namesOf(state);
  const objectOf = (card: CardId) => state.cards.get(card);
  return state.players.flatMap(({ commanders, name }) =>
    commanders.flatMap((card) => {
      const object = objectOf(card);
      if (object === undefined) return [];
      const damage = commanderDamage[card] ?? 0;
      return [
        { ref: refOf(position, object), label: `${names.object(object)}, ${name}’s`, damage },
      ];
    }),
  );
}

/** Unchanged mana keeps its sources and restrictions. */
const sameMana = (written: string, pool: Player['pool']): boolean =>
  written === pool.map(({ type }) => `{${type}}`).join('');
