import { kickedItself } from './binding';
import { pendingOf } from './pending';

/** The object itself where the text names it; nothing where it says "it" or aims at a target. */
export function settle<T>(node: T): T | undefined {
  let sure = true;
  // What is attached, and each of a group, may be "it" as well as this.
  const alone = !/"ref":"attached"|"affects":\{"(?:where|zones)"/.test(JSON.stringify(node));
  const visit = (one: unknown): unknown => {
    const pending = pendingOf(one);
    if (pending !== undefined) {
      const { means } = pending;
      if ('self' in means || ('pronoun' in means && ['it', 'its'].includes(means.pronoun) && alone))
        return { ref: 'this' };
      sure = false;
      return one;
    }
    if (Array.isArray(one)) return one.map(visit);
    if (typeof one !== 'object' || one === null) return one;
    return kickedItself(
      Object.fromEntries(Object.entries(one).map(([key, value]) => [key, visit(value)])),
    );
  };
  const settled = visit(node) as T;
  return sure ? settled : undefined;
}
