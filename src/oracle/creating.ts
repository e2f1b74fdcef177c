import type { InstructionMap, ObjectRef } from '../rules/authoring/language';
import { amountWords, countedWords } from './amounts';
import type { Context } from './context';
import { exceptWords } from './copies';
import { filterWords } from './nouns';
import { objectWords } from './references';
import { actorWords } from './slots';
import { isClue, tokenWords } from './tokens';
import { list } from './words';

type CreateToken = InstructionMap['createToken'];

/** ", where X is …" of an X/X token. */
const sizeWords = ({ size }: CreateToken, context: Context): string =>
  size === undefined || typeof size.power === 'number' || size.power.amount === 'x'
    ? ''
    : `, where X is ${amountWords(size.power, context)}`;

/** "create two tapped tokens that are copies of it". */
export function tokenSentence(node: CreateToken, context: Context): string {
  const { token, count = 1, tapped, attacking } = node;
  if (node.bind !== undefined) context.bound.set(node.bind, 'that token');
  const who = node.player === undefined ? '' : actorWords(node.player, context, '');
  const create = `${who} ${who !== '' && context.singular ? 'creates' : 'create'}`.trim();
  if (!('copyOf' in token)) {
    if (who === '' && count === 1 && tapped !== true && isClue(token)) return 'investigate';
    const how = { tapped, attacking, variable: node.size !== undefined };
    const told = tokenWords(token, count, context, how);
    if (!told.includes(' equal to ')) return `${create} ${told}${sizeWords(node, context)}`;
    const some = tokenWords(token, { amount: 'x' }, context, how);
    return `${create} ${some}, where X is ${amountWords(count, context).replace(/^that /, 'the ')}`;
  }
  if (node.bind !== undefined) context.said.add(`${node.bind} copied`);
  const words = [tapped === true ? 'tapped' : '', attacking === true ? 'attacking' : ''];
  const noun = [list(words.filter((word) => word !== '')), 'token']
    .filter((word) => word !== '')
    .join(' ');
  const some = countedWords(count, noun, context);
  const copies = count === 1 ? "that's a copy" : 'that are copies';
  const except = exceptWords(token.except, context);
  if ('ref' in token.copyOf)
    return `${create} ${some} ${copies} of ${originalWords(token.copyOf, context)}${except}`;
  const each = filterWords(token.copyOf, 'bare', context, { singular: true });
  return `for each ${each}, ${create} ${some} ${copies} of that permanent${except}`;
}

/** What is copied, never by a pronoun where the event was about something else than this object. */
export function originalWords(of: ObjectRef, context: Context): string {
  const words = objectWords(of, context);
  // A target card that has just been exiled is the card of the sentence before.
  if ((of.ref === 'target' || of.ref === 'bound') && words === 'that card') return 'it';
  const other = of.ref === 'event' && !context.eventIsThis && words === 'it';
  return (other ? context.bound.get('event kind') : undefined) ?? words;
}
