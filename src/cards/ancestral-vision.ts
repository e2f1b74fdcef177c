import {
  aimed,
  card,
  draw,
  mana,
  onResolution,
  suspend,
  targetedPlayer,
  targetPlayer,
} from '../rules/authoring';

export const ancestralVision = card('Ancestral Vision', '', 'Sorcery', { colors: ['U'] }, [
  suspend(4, mana('{U}')),
  onResolution(aimed([targetPlayer], draw(targetedPlayer(), 3))),
]);
