import type { Filter, InstructionMap, ObjectRef } from '../rules/authoring/language';
import { countedWords } from './amounts';
import type { Context } from './context';
import { objectPossessive, playerPossessive, playerWords } from './references';
import { groupWords } from './slots';

type Move = InstructionMap['move'];

/** Putting or returning objects into a zone. */
export function moveWords(node: Move, context: Context): string {
  const what = `${groupWords(node.what, context)}${fromWords(node, context)}`;
  switch (node.to) {
    case 'hand':
      return handWords(node, what, context);
    case 'battlefield':
      return battlefieldWords(node, what, context);
    case 'library':
      return `put ${what} on ${node.position === 'bottom' ? 'the bottom' : 'top'} of ${ownersOf(node, context)} library`;
    case 'exile':
      return `exile ${what}`;
    default:
      return `put ${what} into ${ownersOf(node, context)} ${node.to}`;
  }
}

/** " from your graveyard" of the card itself whose ability works there. */
function fromWords({ what }: Move, context: Context): string {
  const zone = context.bound.get('this from');
  return zone === 'graveyard' && 'ref' in what && what.ref === 'this' ? ' from your graveyard' : '';
}

/** A card that was exiled or found is put into its only possible hand; a permanent is returned. */
function handWords(node: Move, what: string, context: Context): string {
  const known =
    'ref' in node.what &&
    node.what.ref === 'bound' &&
    !context.said.has(`${node.what.name} chosen`);
  if (known) return `put ${what} into your hand`;
  // A card in your graveyard is yours.
  if (what.endsWith('from your graveyard')) return `return ${what} to your hand`;
  const hand = 'ref' in node.what ? 'hand' : 'hands';
  return `return ${what} to ${ownersOf(node, context)} ${hand}`;
}

function battlefieldWords(node: Move, what: string, context: Context): string {
  const tapped =
    (node.tapped === true ? ' tapped' : '') + (node.transformed === true ? ' transformed' : '');
  const control =
    node.under === undefined ? '' : ` under ${controlOf(node.under, context)} control`;
  const under = `${control}${withCountersWords(node, context)}`;
  const exiled = 'ref' in node.what && node.what.ref === 'bound' && !context.said.has('search');
  const returned =
    node.transformed === true ||
    (exiled
      ? !context.said.has(`${boundName(node)} chosen`)
      : (node.under === undefined || isLinked(node) || goesHome(node) || comesBack(node)) &&
        !context.said.has('search'));
  return returned
    ? `return ${what} to the battlefield${tapped}${under}`
    : `put ${what} onto the battlefield${tapped}${under}`;
}

/** " with a finality counter on it". */
function withCountersWords({ what, counters }: Move, context: Context): string {
  if (counters === undefined) return '';
  const words = countedWords(counters.count, `${counters.counter} counter`, context);
  return ` with ${words} on ${'ref' in what ? 'it' : 'them'}`;
}

/** What just died returns, to its owner as it does to you. */
const goesHome = ({ what, under }: Move): boolean =>
  'ref' in what && what.ref === 'event' && under?.player === 'ownerOf';

/** What was just exiled comes back to its owner. */
const comesBack = ({ what, under }: Move): boolean =>
  'ref' in what && under?.player === 'ownerOf' && JSON.stringify(under.of) === JSON.stringify(what);

/** "Return the exiled card": it was exiled from the battlefield by this. */
const isLinked = ({ what }: Move): boolean => 'ref' in what && what.ref === 'linked';

const boundName = ({ what }: Move): string =>
  'ref' in what && what.ref === 'bound' ? what.name : '';

const controlOf = (player: NonNullable<Move['under']>, context: Context): string =>
  player.player === 'you' ? 'your' : `${playerWords(player, context)}'s`;

/** Cards of yours go to your own library and hand. */
function isYours(what: Move['what'], context: Context): boolean {
  const { where = [], zones } = 'ref' in what ? (aimedAt(what, context) ?? {}) : what;
  if ('ref' in what && what.ref === 'this') return context.bound.has('this from');
  return zones !== undefined && where.some((p) => p.is === 'ownedBy' && p.player.player === 'you');
}

const aimedAt = (what: ObjectRef, context: Context): Filter | undefined =>
  what.ref === 'target' ? context.aims.get(what.slot)?.objects : context.choices.get(nameOf(what));
const nameOf = (what: ObjectRef): string => (what.ref === 'bound' ? what.name : '');

function ownersOf({ what }: Move, context: Context): string {
  if (isYours(what, context)) return 'your';
  if (!('ref' in what)) return "their owners'";
  const key = what.ref === 'bound' ? what.name : '';
  if (context.said.has(`${key} owner`)) return playerPossessive({ player: 'you' }, context);
  const possessive = objectPossessive(what, context);
  return `${possessive.startsWith('that') ? 'its' : possessive} owner's`;
}
