/**
 * A card's meaning in one spelling, by which hand-typed and compiled cards are compared: the order of qualities, the
 * names that bind things and what is left out because it goes without saying make no difference.
 */
export function canonical(node: unknown): unknown {
  return visit(node, { names: new Map(), own: false });
}

/** What is known on the way through a card. */
interface Known {
  /** The names that bind things, by the order in which they come. */
  readonly names: Map<string, string>;
  /** The event is about the object itself, so that both references mean it. */
  readonly own: boolean;
}

const KEPT_NAMES = new Set(['sacrificed']);

function visit(node: unknown, known: Known): unknown {
  if (Array.isArray(node)) return joined(node).map((one) => visit(one, known));
  if (typeof node !== 'object' || node === null) return node;
  const apart = eventsApart(node);
  if (apart !== undefined) return visit(apart, known);
  if ('ref' in node && node.ref === 'event') return known.own ? { ref: 'this' } : node;
  const own = 'trigger' in node && isOwn(node.trigger) && !('or' in node);
  const within = own ? { ...known, own } : known;
  const entries = Object.entries(node)
    .filter(([key, value]) => value !== undefined && key !== 'span' && key !== 'label')
    .map(([key, value]) => [key, field(key, value, node, within)] as const);
  const sorted = entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.filter(([key, value]) => !goesWithoutSaying(key, value, node)));
}

function field(key: string, value: unknown, node: object, known: Known): unknown {
  const binds = key === 'bind' || (key === 'name' && 'ref' in node && node.ref === 'bound');
  if (binds && typeof value === 'string') return renamed(value, known.names);
  if ((key === 'where' || isQualities(value)) && Array.isArray(value))
    return qualities(value.map((one) => visit(one, known)));
  // Each change has its own layer (613.1): the order in which they are told says nothing.
  // Colours have no order (105.1).
  if (key === 'colors' && Array.isArray(value)) return [...value].sort();
  if (key === 'changes' && Array.isArray(value))
    return value.map((one) => visit(one, known)).sort((a, b) => (text(a) < text(b) ? -1 : 1));
  return visit(value, known);
}

const isQualities = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((one) => isRecord(one) && 'is' in one);

/** "This or another" of one event is two events. */
function eventsApart(node: object): object | undefined {
  if (!('trigger' in node) || 'or' in node || !isRecord(node.trigger)) return undefined;
  const { trigger } = node;
  const [only, ...more] = Array.isArray(trigger.object) ? trigger.object : [];
  if (more.length > 0 || !isRecord(only) || only.is !== 'or' || !Array.isArray(only.of))
    return undefined;
  const [first, ...others] = only.of;
  if (!isOwn({ object: first })) return undefined;
  const or = others.map((object) => ({ ...trigger, object }));
  return { ...node, trigger: { ...trigger, object: first }, or };
}

/** Whether the event is about the object itself. */
const isOwn = (trigger: unknown): boolean => {
  const object = isRecord(trigger) ? trigger.object : undefined;
  return text(object) === text([{ is: 'object', object: { ref: 'this' } }]);
};

/** A spell's paragraphs are one ability, followed in their order (608.2c). */
function joined(nodes: readonly unknown[]): readonly unknown[] {
  const found: unknown[] = [];
  for (const node of nodes) {
    const before = found.at(-1);
    const first = stepsOf(before);
    const more = stepsOf(node);
    if (first === undefined || more === undefined || more.targets) found.push(node);
    else {
      const content = { ...first.content, do: [...first.steps, ...more.steps] };
      found[found.length - 1] = { ...(before as object), content };
    }
  }
  return found;
}

function stepsOf(node: unknown) {
  if (!isRecord(node) || node.kind !== 'spell' || !isRecord(node.content)) return undefined;
  const { content } = node;
  return Array.isArray(content.do)
    ? { content, steps: content.do, targets: 'targets' in content }
    : undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function renamed(name: string, names: Map<string, string>): string {
  if (KEPT_NAMES.has(name)) return name;
  const known = names.get(name);
  if (known !== undefined) return known;
  const fresh = `#${names.size + 1}`;
  names.set(name, fresh);
  return fresh;
}

const text = (value: unknown): string => JSON.stringify(value);

/** All must hold, in whatever order; a card needs not be said to be one. */
const qualities = (all: readonly unknown[]): readonly unknown[] =>
  all
    .filter(
      (one) =>
        !(isRecord(one) && (one.is === 'card' || (one.is === 'permanent' && all.length > 1))),
    )
    .sort((a, b) => (text(a) < text(b) ? -1 : 1));

/** One token, you, the object itself: what a node says only in some spellings. */
function goesWithoutSaying(key: string, value: unknown, node: object): boolean {
  if (key === 'count' && 'kind' in node && node.kind === 'createToken') return value === 1;
  if (key === 'source' && 'kind' in node && node.kind === 'dealDamage')
    return text(value) === text({ ref: 'this' });
  if (key === 'abilityWord') return true;
  if (key === 'by' && 'event' in node) return text(value) === text({ player: 'all' });
  if (key === 'affects') return text(value) === text({ ref: 'this' });
  return false;
}
