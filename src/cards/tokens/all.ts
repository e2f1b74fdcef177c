export { clueToken } from './clue';
export { eldraziScionToken } from './eldrazi-scion';
export { eldraziSpawnToken } from './eldrazi-spawn';
export { foodToken } from './food';
export { goblinToken } from './goblin';
export { treasureToken } from './treasure';
