import type { ObjectRef, PlayerRef, Players } from '../rules/authoring/language';
import type { Context } from './context';
import { mention, point } from './context';

/** What an attachment makes of what it is attached to. */
const KINDS_OF_ATTACHED = { Aura: 'enchanted', Equipment: 'equipped', Fortification: 'fortified' };

/** The object's words; a pronoun where it has been named already. */
export function objectWords(object: ObjectRef, context: Context): string {
  return point(context, object, bareWords(object, context));
}

function bareWords(object: ObjectRef, context: Context): string {
  switch (object.ref) {
    case 'this':
      return mention(context, 'this') && !isNamedAgain(context) ? 'it' : context.self;
    case 'target':
      return targetWords(object.slot, context);
    case 'event':
      return context.event;
    case 'eventSource':
      return context.bound.get('event source') ?? 'that spell or ability';
    case 'bound':
      return boundWords(object.name, context);
    case 'attached':
      return attachedWords(context);
    case 'linked':
      return 'the exiled card';
    case 'resolving':
      return 'this ability';
    case 'each':
      return context.bound.get('each object') ?? 'it';
  }
}

/** Planeswalkers are people, whom a text names anew. */
const isNamedAgain = ({ card }: Context): boolean => card.types.includes('Planeswalker');

/** Lets the next mention of the target say those words: where "it" might be taken for something else. */
export function nameAgain(object: ObjectRef, words: string, context: Context): void {
  if (object.ref !== 'target') return;
  context.said.delete(`target ${object.slot}`);
  context.inline.set(`target ${object.slot}`, () => words);
}

function targetWords(slot: number, context: Context): string {
  const key = `target ${slot}`;
  const inline = context.inline.get(key);
  if (!mention(context, key) && inline !== undefined) return inline();
  return context.bound.get(key) ?? 'it';
}

function boundWords(name: string, context: Context): string {
  const inline = context.inline.get(name);
  if (inline !== undefined && !mention(context, name)) return inline();
  return context.bound.get(name) ?? PAID[name] ?? 'it';
}

/** What was paid with, as the text of a spell names it. */
const PAID: Readonly<Record<string, string>> = { sacrificed: 'the sacrificed creature' };

/** "enchanted creature", "equipped creature" (301.5, 303.4): of the kind that the enchant ability names. */
function attachedWords(context: Context): string {
  const event = context.bound.get('event attached');
  if (event !== undefined) return event;
  const how = Object.entries(KINDS_OF_ATTACHED).find(([subtype]) =>
    context.card.subtypes.includes(subtype),
  );
  return `${how?.[1] ?? 'enchanted'} ${context.bound.get('attached') ?? 'creature'}`;
}

/** "its", "their", "enchanted creature's". */
export function objectPossessive(object: ObjectRef, context: Context): string {
  return point(context, object, possessiveOf(bareWords(object, context)));
}

function possessiveOf(words: string): string {
  if (words === 'it') return 'its';
  return words === 'they' || words === 'them' ? 'their' : `${words}'s`;
}

/** The player's words as a subject or an object. */
export function playerWords(player: Players, context: Context): string {
  const words = barePlayer(player, context);
  return ALWAYS_THE_SAME.has(player.player) ? words : point(context, player, words);
}

/** Words that mean the same whenever they are said. */
const ALWAYS_THE_SAME: ReadonlySet<string> = new Set(['you', 'all', 'opponents']);

function barePlayer(player: Players, context: Context): string {
  switch (player.player) {
    case 'you':
      return 'you';
    case 'all':
      return 'each player';
    case 'opponents':
      return 'each opponent';
    case 'active':
      return 'the active player';
    case 'defending':
      return 'defending player';
    case 'monarch':
      return 'the monarch';
    case 'chosen':
      return 'the chosen player';
    case 'each':
      return context.bound.get('each player') ?? 'that player';
    case 'event':
    case 'bound':
      return 'that player';
    case 'target': {
      const key = `player ${player.slot}`;
      const inline = context.inline.get(key);
      return !mention(context, key) && inline !== undefined ? inline() : 'that player';
    }
    case 'controllerOf':
      if (context.tappedForMana && player.of.ref === 'event') return 'its controller';
      return `${objectPossessive(player.of, context)} controller`;
    case 'ownerOf':
      return context.event === 'it' ? 'its owner' : 'that player';
  }
}

/** "you control", "an opponent controls". */
export function controlWords(player: Players, context: Context, many: boolean): string {
  switch (player.player) {
    case 'you':
      return 'you control';
    case 'opponents':
      return many ? 'your opponents control' : 'an opponent controls';
    case 'all':
      return '';
    case 'defending':
      return 'defending player controls';
    default:
      return context.actor?.player.player === player.player
        ? 'they control'
        : `${playerWords(player, context)} controls`;
  }
}

/** "your" or "their". */
export const playerPossessive = (player: Players, context: Context): string =>
  player.player === 'you'
    ? 'your'
    : player.player === 'target' && !context.said.has(`player ${player.slot}`)
      ? `${playerWords(player, context)}'s`
      : 'their';

/** Whether two references mean the same player. */
export const samePlayer = (one: PlayerRef, other: PlayerRef): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
