import type {
  Amount,
  Duration,
  Filter,
  ManaOutput,
  ObjectRef,
  PlayerRef,
  Players,
} from '../rules/authoring/language';
import { amountWords, countedWords, lifeWords } from './amounts';
import { durationWords } from './changes';
import type { Context } from './context';
import { manaWords } from './mana';
import { filterWords } from './nouns';
import { objectWords, playerPossessive, playerWords, samePlayer } from './references';

/** What each kind of slot in a template holds. A reader of templates gives the same values back. */
export interface SlotValues {
  /** Who acts; "you" is left out, as is a player who is acting already. */
  readonly actor: PlayerRef;
  /** Who acts, "you" too. */
  readonly subject: Players;
  readonly object: ObjectRef;
  readonly objects: ObjectRef | Filter;
  /** An object as the subject of the verb. */
  readonly agent: ObjectRef;
  readonly possessive: PlayerRef;
  readonly cards: Amount;
  readonly life: Amount;
  readonly number: Amount;
  readonly mana: ManaOutput;
  readonly duration: Duration;
}
export type SlotKind = keyof SlotValues;

/** The writing half of the slots. */
export const SLOTS: { [S in SlotKind]: (value: SlotValues[S], context: Context) => string } = {
  actor: (player, context) => actorWords(player, context, ''),
  subject: (player, context) => actorWords(player, context, 'you'),
  object: objectWords,
  objects: groupWords,
  agent: (object, context) => {
    const words = objectWords(object, context);
    context.singular = words !== 'they' && !words.startsWith('all ');
    return words;
  },
  possessive: playerPossessive,
  cards: (amount, context) => countedWords(amount, 'card', context),
  life: lifeWords,
  number: amountWords,
  mana: manaWords,
  duration: (duration, context) => durationWords(duration, context),
};

/** A player as the subject; sets the number for the verb. */
export function actorWords(player: Players, context: Context, you: string): string {
  const acting = context.actor;
  if (acting !== undefined && isPlayer(player) && samePlayer(acting.player, player)) {
    context.singular = acting.singular;
    return '';
  }
  const words = playerWords(player, context);
  context.singular = words !== 'you';
  return words === 'you' ? you : words;
}

/** Whether it is one player. */
export const isPlayer = (player: Players): player is PlayerRef =>
  player.player !== 'all' && player.player !== 'opponents';

/** An object, or all objects of a kind. */
export function groupWords(what: ObjectRef | Filter, context: Context): string {
  return 'ref' in what ? objectWords(what, context) : filterWords(what, 'all', context);
}
