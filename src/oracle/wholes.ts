import type { Amount, Filter, Instruction, InstructionMap } from '../rules/authoring/language';
import { amountWords, countedWords, massWords } from './amounts';
import type { Context } from './context';
import { topWords } from './library';
import { moveWords } from './moves';
import { filterWords } from './nouns';
import { playerPossessive, playerWords } from './references';
import { actorWords } from './slots';
import { thirdPerson } from './words';

/** Several steps that are said as one. */
export interface Whole {
  readonly words: string;
  readonly steps: number;
}

/** The words for the first steps, where these are said together and not one by one. */
export function wholeWords(steps: readonly Instruction[], context: Context): Whole | undefined {
  const [first, second, third] = steps;
  if (first === undefined || second === undefined) return undefined;
  if (first.kind === 'move' && second.kind === 'shuffle')
    return shuffledInto(first, second, context);
  if (first.kind === 'look' && second.kind === 'move') return putBack(first, second, context);
  if (first.kind === 'look' && second.kind === 'may' && third?.kind === 'move')
    return takenFrom(first, second, third, context);
  if (first.kind === 'draw' && second.kind === 'loseLife') return drawnFor(first, second, context);
  if (first.kind === 'loseLife' && second.kind === 'gainLife')
    return sameLife(first, second, context);
  return undefined;
}

/** "Shuffle it into its owner's library." */
function shuffledInto(
  move: InstructionMap['move'],
  { player }: InstructionMap['shuffle'],
  context: Context,
): Whole | undefined {
  if (move.to !== 'library' || move.position !== undefined || player.player !== 'ownerOf')
    return undefined;
  if (JSON.stringify(player.of) !== JSON.stringify(move.what)) return undefined;
  const words = moveWords(move, context).replace(/^put (.*) on top of (.*)$/, 'shuffle $1 into $2');
  return { words, steps: 2 };
}

const isBound = (what: InstructionMap['move']['what'], name: string): boolean =>
  'ref' in what && what.ref === 'bound' && what.name === name;

/** "Look at the top cards, then put them back in any order." */
function putBack(
  look: InstructionMap['look'],
  move: InstructionMap['move'],
  context: Context,
): Whole | undefined {
  if (move.to !== 'library' || move.position !== undefined || !isBound(move.what, look.bind))
    return undefined;
  const back = look.count === 1 ? 'it back' : 'them back in any order';
  return { words: `${lookWords(look, context)}, then put ${back}`, steps: 2 };
}

const lookWords = (look: InstructionMap['look'], context: Context): string =>
  `${look.reveal === true ? 'reveal' : 'look at'} ${topWords(look, context)}`;

const isAmong = ({ where }: Filter, name: string): boolean =>
  where.some((p) => p.is === 'object' && p.object.ref === 'bound' && p.object.name === name);

/** "You may put an artifact card from among them into your hand. Put the rest on the bottom …" */
function takenFrom(
  look: InstructionMap['look'],
  may: InstructionMap['may'],
  move: InstructionMap['move'],
  context: Context,
): Whole | undefined {
  const [choose, take] = may.do;
  if (choose?.kind !== 'choose' || !isAmong(choose.what, look.bind)) return undefined;
  if (take?.kind !== 'move' || take.to !== 'hand' || !isBound(take.what, choose.bind))
    return undefined;
  if (move.to !== 'library' || 'ref' in move.what || !isAmong(move.what, look.bind))
    return undefined;
  const kept = choose.what.where.filter((p) => p.is !== 'object');
  const card = filterWords({ where: kept }, 'a', context).replace(/(?: card)?$/, ' card');
  const whose = playerPossessive(look.player, context);
  const who = actorWords(may.player, context, 'you');
  const taken =
    take.reveal === true
      ? `reveal ${card} from among them and put it into ${whose} hand`
      : `put ${card} from among them into ${whose} hand`;
  const where = move.position === 'bottom' ? 'on the bottom of' : 'on top of';
  return {
    words: `${lookWords(look, context)}. ${who === 'you' ? 'You' : who} may ${taken}. Put the rest ${where} ${whose} library in any order`,
    steps: 3,
  };
}

/** "You draw a card and you lose 1 life." */
function drawnFor(
  draw: InstructionMap['draw'],
  lose: InstructionMap['loseLife'],
  context: Context,
): Whole | undefined {
  if (draw.player.player !== 'you' || lose.player.player !== 'you') return undefined;
  if (draw.bind !== undefined || lose.bind !== undefined) return undefined;
  const cards = countedWords(draw.count, 'card', context);
  const life = massWords(lose.amount, 'life', context);
  return { words: `you draw ${cards} and you lose ${life}`, steps: 2 };
}

/** "Target player loses X life and you gain X life, where X is …": one amount for both. */
function sameLife(
  lose: InstructionMap['loseLife'],
  gain: InstructionMap['gainLife'],
  context: Context,
): Whole | undefined {
  if (!isExplained(lose.amount) || lose.bind !== undefined) return undefined;
  if (JSON.stringify(lose.amount) !== JSON.stringify(gain.amount)) return undefined;
  const loser = playerWords(lose.player, context);
  const lost = `${loser} ${loser === 'you' ? 'lose' : thirdPerson('lose')} X life`;
  const gainer = playerWords(gain.player, context);
  const gained = `${gainer} ${gainer === 'you' ? 'gain' : thirdPerson('gain')} X life`;
  return {
    words: `${lost} and ${gained}, where X is ${amountWords(lose.amount, context)}`,
    steps: 2,
  };
}

const isExplained = (amount: Amount): boolean =>
  typeof amount === 'object' && amount.amount === 'times';
