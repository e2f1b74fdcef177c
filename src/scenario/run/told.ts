import type { GameEvent, Target } from '../../rules';
import { nameOf, type Position, playerName, refOf } from './position';

/** One event in a few plain words: its kind, and what it touched by refs and names. */
export function told(position: Position, event: GameEvent): string {
  const words: string[] = [event.kind === 'step' ? event.what : event.kind];
  for (const [field, value] of Object.entries(event)) {
    if (SILENT.has(field)) continue;
    const word = wordFor(position, field, value);
    if (word !== '') words.push(word);
  }
  return words.join(' ');
}

/** Fields that are said elsewhere, or say nothing to a reader. */
const SILENT: ReadonlySet<string> = new Set([
  'kind',
  'cites',
  'byHand',
  'cause',
  'path',
  'batch',
  'values',
  'fields',
  'entering',
  'effect',
]);

function wordFor(position: Position, field: string, value: unknown): string {
  switch (field) {
    case 'object':
    case 'source':
    case 'on':
    case 'by':
    case 'to':
    case 'whom':
      return value === null ? '' : `${field} ${nameFor(position, field, value)}`;
    case 'objects':
    case 'became':
      return `${field} ${[value]
        .flat()
        .map((id) => idWord(position, id))
        .join(', ')}`;
    case 'player':
      return typeof value === 'number' ? playerWord(position, value) : '';
    case 'mana':
      return Array.isArray(value) ? value.map(manaWord).join('') : '';
    default:
      return typeof value === 'object' ? '' : `${field} ${String(value)}`;
  }
}

function nameFor(position: Position, field: string, value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') {
    return field === 'by' || field === 'to'
      ? playerOrObject(position, value)
      : idWord(position, value);
  }
  return typeof value === 'object' && value !== null ? nameOf(position, value as Target) : '';
}

function playerOrObject(position: Position, id: number): string {
  return id < position.game.state.players.length ? playerWord(position, id) : idWord(position, id);
}

const idWord = (position: Position, id: unknown): string =>
  typeof id === 'number' ? refOf(position, id as Parameters<typeof refOf>[1]) : '';

const playerWord = (position: Position, id: number): string =>
  playerName(position, id as Parameters<typeof playerName>[1]);

const manaWord = (mana: unknown): string =>
  typeof mana === 'object' && mana !== null && 'type' in mana ? `{${String(mana.type)}}` : '';
