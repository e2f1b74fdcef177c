import type { View } from '../evaluate/view';
import type { CastAs } from '../faces/castAs';
import { viewOf } from '../happening/view';
import { watchers } from '../happening/watchers';
import type { Work } from '../happening/work';
import type { ObjectId, PlayerId } from '../kernel/ids';
import { proposedView } from './proposed';

/** Words of a text that was not read and may change how, when or for what its own spell is cast. */
const OWN =
  /\b(costs?|cast|rather than|kick|flash|convoke|delve|improvise|affinity|evoke|emerge|escape|overload|buyback|replicate|entwine|splice|bestow|madness|morph|assist|bargain|casualty|offspring|spree|disturb|foretell|suspend|retrace|surge|undaunted|awaken|prototype|squad|dash|blitz|mutate|miracle|spectacle|plot)\b/i;

/** Words of a text of a permanent that was not read, and that casting may go by; what triggers on it is told when it has happened. */
const OTHERS = /\bcasts?\b|\bspells?\b.*\bcosts?\b/i;

/** Abilities that have nothing to do with casting the spell that has them: activated ones, triggers on other things. */
const APART = /^[^.]*:|^(whenever|at)\b|^when\b(?! you cast this)/i;
const NOT_NOW = /^[^.]*:|^(when|whenever|at the beginning)\b/i;

/**
 * Casting has to know every text that speaks of casting.
 * @throws UnreadMet where one that may do so could not be read and is not left to the hand.
 */
export function unreadCasting(
  work: Work,
  player: PlayerId,
  card: ObjectId,
  how: CastAs = {},
): void {
  const { state } = work;
  for (const text of unreadTexts(proposedView(state, player, card, how), card)) {
    if (OWN.test(text) && !APART.test(text)) work.meetUnread(text, card, 'rule');
  }
  for (const id of watchers(state, 'unread')) {
    for (const text of unreadTexts(viewOf(state), id)) {
      if (OTHERS.test(text) && !NOT_NOW.test(text)) work.meetUnread(text, id, 'rule');
    }
  }
}

function unreadTexts(view: View, id: ObjectId): readonly string[] {
  const abilities = view.characteristics(id)?.abilities ?? [];
  return abilities.flatMap(({ ability }) => (ability.kind === 'unread' ? [ability.text] : []));
}
