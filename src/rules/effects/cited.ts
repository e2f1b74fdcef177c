import { cr, type RuleNumber } from '../citations';
import { KEYWORDS } from '../keywords';
import { EXECUTIONS } from '.';

/** Every instruction is followed by this one; it says nothing of a text. */
const OF_ALL = cr('608.2c');

/** The rules that a card's text brings into play: those of its keywords and of its instructions. */
export function rulesOfText(card: object): ReadonlySet<RuleNumber> {
  const found = new Set<RuleNumber>();
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('keyword' in node) add(found, KEYWORDS, node.keyword);
    if ('kind' in node) add(found, EXECUTIONS, node.kind);
    for (const value of Object.values(node)) walk(value);
  };
  walk(card);
  found.delete(OF_ALL);
  return found;
}

type Citing = Readonly<Record<string, { readonly cites: readonly RuleNumber[] }>>;

function add(found: Set<RuleNumber>, all: Citing, name: unknown): void {
  if (typeof name !== 'string' || !Object.hasOwn(all, name)) return;
  for (const cite of all[name]?.cites ?? []) found.add(cite);
}
