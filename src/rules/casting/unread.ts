import type { View } from '../evaluate/view';
import type { CastAs } from '../faces/castAs';
import { viewOf } from '../happening/view';
import { watchers } from '../happening/watchers';
import type { ObjectId, PlayerId } from '../kernel/ids';
import { NotModelled } from '../kernel/results';
import type { State } from '../kernel/state';
import { proposedView } from './proposed';

/** Words of a text that was not read and may change how, when or for what its own spell is cast. */
const OWN =
  /\b(costs?|cast|rather than|kick|flash|convoke|delve|improvise|affinity|evoke|emerge|escape|overload|buyback|replicate|entwine|splice|bestow|madness|morph|assist|bargain|casualty|offspring|spree|disturb|foretell|suspend|retrace|surge|undaunted|awaken|prototype|squad|dash|blitz|mutate|miracle|spectacle|plot)\b/i;

/** Words of a text of a permanent that was not read, and that casting may set off or change. */
const OTHERS = /\bcasts?\b|\bspells?\b.*\bcosts?\b/i;

/** Abilities that have nothing to do with casting the spell that has them: activated ones, triggers on other things. */
const APART = /^[^.]*:|^(whenever|at)\b|^when\b(?! you cast this)/i;
const ACTIVATED = /^[^.]*:/;

/**
 * Casting has to know every text that speaks of casting.
 * @throws NotModelled where one that may do so could not be read.
 */
export function unreadCasting(
  state: State,
  player: PlayerId,
  card: ObjectId,
  how: CastAs = {},
): void {
  const own = unreadTexts(proposedView(state, player, card, how), card).find(
    (t) => OWN.test(t) && !APART.test(t),
  );
  if (own !== undefined) throw new NotModelled(own);
  for (const id of watchers(state, 'unread')) {
    const other = unreadTexts(viewOf(state), id).find((t) => OTHERS.test(t) && !ACTIVATED.test(t));
    if (other !== undefined) throw new NotModelled(other);
  }
}

function unreadTexts(view: View, id: ObjectId): readonly string[] {
  const abilities = view.characteristics(id)?.abilities ?? [];
  return abilities.flatMap(({ ability }) => (ability.kind === 'unread' ? [ability.text] : []));
}
