import { goToStep } from '../../../actions/byHand';
import { useApp } from '../AppContext';
import { StepDialog } from '../dialogs/StepDialog';
import type { PanelProps } from './panel';
import { usePlayer } from './subject';

/** Goes to a step of a player's turn by hand. */
export default function GoToStep({ panel, onClose }: PanelProps<'step'>) {
  const { store } = useApp();
  const player = usePlayer(panel.player);
  if (player === undefined) return null;
  return (
    <StepDialog
      name={player.name}
      onStep={(step) => goToStep(store, player.id, step) && onClose()}
      onClose={onClose}
    />
  );
}
