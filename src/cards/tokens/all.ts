export { clueToken } from './clue';
export { eldraziSpawnToken } from './eldrazi-spawn';
export { foodToken } from './food';
export { goblinToken } from './goblin';
export { treasureToken } from './treasure';
