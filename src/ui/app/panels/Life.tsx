import { setPlayer } from '../../../actions/byHand';
import type { Player } from '../../../rules';
import { useApp } from '../AppContext';
import { LifeDialog } from '../dialogs/LifeDialog';
import type { PanelProps } from './panel';
import { usePlayer } from './subject';

/** Sets life and mana pool of a player by hand. */
export default function Life({ panel, onClose }: PanelProps<'life'>) {
  const { store } = useApp();
  const player = usePlayer(panel.player);
  if (player === undefined) return null;
  const { id, name, life, pool } = player;
  return (
    <LifeDialog
      name={name}
      life={life}
      pool={pool.map(({ type }) => type).join('')}
      onSet={(amount, manaPool) => {
        const mana = sameMana(manaPool, pool) ? {} : { manaPool };
        if (setPlayer(store, id, { life: amount, ...mana })) onClose();
      }}
      onClose={onClose}
    />
  );
}

/** Unchanged mana keeps its sources and restrictions. */
const sameMana = (written: string, pool: Player['pool']): boolean =>
  written === pool.map(({ type }) => `{${type}}`).join('');
