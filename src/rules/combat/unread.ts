import { viewOf } from '../happening/view';
import type { Work } from '../happening/work';
import type { ObjectId } from '../kernel/ids';

/** Texts without "when": what they say restricts, requires or changes something all the time. */
const WAITS = /^(when|whenever|at the beginning)\b/i;
const MUST = /\bif able\b|\bmust\b/i;

/**
 * Declaring attackers or blockers has to know every text that speaks of it. Texts of permanents that take
 * no part matter unless they are about the permanent itself; with nothing declared only requirements do.
 * @throws UnreadMet where a text that may restrict or require it could not be read and is not left to the hand.
 */
export function meetUnreadAbout(
  work: Work,
  about: 'attack' | 'block',
  declared: readonly ObjectId[],
  others: readonly ObjectId[],
): void {
  const { state } = work;
  const view = viewOf(state);
  for (const source of state.hooks.get('unread')?.list() ?? []) {
    const values = view.characteristics(source);
    for (const { ability } of values?.abilities ?? []) {
      if (ability.kind !== 'unread') continue;
      const { text } = ability;
      if (WAITS.test(text) || !new RegExp(`\\b${about}(s|ed|ing|ers?)?\\b`, 'i').test(text))
        continue;
      const own = /^(this|~)\b/i.test(text) || text.startsWith(values?.name ?? '\n');
      const requires = MUST.test(text);
      if (own && !declared.includes(source) && !(requires && others.includes(source))) continue;
      if (declared.length > 0 || requires) work.meetUnread(text, source, 'rule');
    }
  }
}
