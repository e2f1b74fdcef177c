import type { Players } from '../../rules';

/** "you control", "an opponent controls". */
export function holding(players: Players, verb: 'control' | 'own'): string {
  if (players.player === 'you') return `you ${verb}`;
  const who = players.player === 'opponents' ? 'an opponent' : playersWord(players);
  return players.player === 'all' ? `players ${verb}` : `${who} ${verb}s`;
}

/** Players as a text means them, without names. */
function playersWord(players: Players): string {
  switch (players.player) {
    case 'you':
      return 'you';
    case 'all':
      return 'each player';
    case 'opponents':
      return 'each opponent';
    case 'active':
      return 'the active player';
    case 'defending':
      return 'the defending player';
    case 'monarch':
      return 'the monarch';
    case 'chosen':
      return 'the chosen player';
    case 'target':
      return 'the target player';
    case 'controllerOf':
      return 'its controller';
    case 'ownerOf':
      return 'its owner';
    default:
      return 'that player';
  }
}
