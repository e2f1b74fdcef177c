import type { Ability, Change, Filter, InstructionMap } from '../rules/authoring/language';
import { changeWords, durationWords, whereWords } from './changes';
import type { Context } from './context';
import { exceptWords } from './copies';
import { originalWords } from './creating';
import { filterWords } from './nouns';
import { nameAgain, objectPossessive, objectWords } from './references';
import { groupWords } from './slots';
import { thirdPerson } from './words';

type Apply = InstructionMap['apply'];

/** A continuous effect of a spell or ability: "it gets +1/+1 until end of turn". */
export function applyWords(node: Apply, context: Context): string {
  const until = durationWords(node.duration, context);
  const [first] = node.changes;
  if (first?.change === 'control') return controlWords(node, until, context);
  if (first?.change === 'switchPT' && node.changes.length === 1 && 'ref' in node.to)
    return `switch ${objectPossessive(node.to, context)} power and toughness ${until}`.trim();
  const many = !('ref' in node.to);
  const who =
    'ref' in node.to
      ? objectWords(node.to, context)
      : filterWords(node.to, allOf(node.to) ? 'all' : 'bare', context);
  const sizeLast = 'ref' in node.to && node.to.ref !== 'this';
  const telling = { many, lasting: false, lands: false, sizeLast };
  const words = `${who} ${changeWords(node.changes, context, telling)}`;
  const where = whereWords(node.changes, context, false);
  const still = staysLand(node, context) ? ". It's still a land" : '';
  if (until === '') return words + where + still;
  return leads(node.changes)
    ? `${until}, ${words}${where}${still}`
    : `${words} ${until}${where}${still}`;
}

/** "All creatures": of whatever kind, and whoever controls them. */
const allOf = ({ where }: Filter): boolean =>
  where.every(({ is }) => is === 'type' || is === 'subtype' || is === 'permanent');

function controlWords({ to }: Apply, until: string, context: Context): string {
  const words = `gain control of ${groupWords(to, context)}${until === '' ? '' : ` ${until}`}`;
  if ('ref' in to) nameAgain(to, 'that creature', context);
  return words;
}

/** New numbers come after the time for which they hold, unless they only say of what size it becomes. */
const leads = (changes: readonly Change[]): boolean =>
  (changes.some(({ change }) => change === 'setPT') && changes[0]?.change !== 'addTypes') ||
  changes.some((one) => one.change === 'addAbilities' && one.abilities.some(isQuoted));

const isQuoted = ({ kind }: Ability): boolean => kind !== 'keyword';

/** A land of its own text that becomes something else besides. */
const staysLand = ({ to, changes }: Apply, context: Context): boolean =>
  'ref' in to &&
  to.ref === 'this' &&
  context.card.types.includes('Land') &&
  changes.some(({ change }) => change === 'addTypes');

/**
 * "It becomes a copy of …", or after "you may have" "it become a copy of …". A long time for which it
 * is one comes first, the end of the turn before what is excepted.
 */
export function becomeCopyWords(
  node: InstructionMap['becomeCopy'],
  lead: string,
  context: Context,
): string {
  const until = durationWords(node.duration, context);
  const what = groupWords(node.what, context);
  const become = lead === '' && 'ref' in node.what ? thirdPerson('become') : 'become';
  const first = node.duration === 'endOfTurn' || until === '' ? '' : `${until}, `;
  const last = first === '' && until !== '' ? ` ${until}` : '';
  return `${first}${lead}${what} ${become} a copy of ${originalWords(node.of, context)}${last}${exceptWords(node.except, context)}`;
}
