import { useMemo } from 'react';
import { place } from '../../../actions/byHand';
import { CARDS } from '../../../cards';
import { here } from '../../../store/tree';
import { AddCardDialog } from '../../dialogs/AddCardDialog';
import { useApp, useAppState } from '../AppContext';
import { playerKey } from '../views/ids';
import { foundCard } from '../views/printed';
import type { PanelProps } from './panel';

/** Places cards of the library by hand. */
export default function Add({ onClose }: PanelProps<'add'>) {
  const { store } = useApp();
  const work = useAppState((state) => state.work);
  const viewer = useAppState(({ session }) => session.viewer);
  const cards = useMemo(() => CARDS.map(foundCard), []);
  if (work === null) return null;
  const { players } = here(work.tree).position.game.state;
  return (
    <AddCardDialog
      open
      cards={cards}
      players={players.map(({ id, name }) => ({ id: playerKey(id), name }))}
      player={`p${viewer}`}
      onAdd={(card) => {
        const player = players.find(({ id }) => playerKey(id) === card.player);
        if (player && place(store, { ...card, player: player.id })) onClose();
      }}
      onClose={onClose}
    />
  );
}
