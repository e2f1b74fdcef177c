import type { Ability, Content, Effect } from '../abilities/ability';
import type { Instruction } from '../effects/kinds';
import type { Characteristics } from '../kernel/characteristics';
import { NotModelled } from '../kernel/results';

const known = new WeakMap<readonly unknown[], Content | null>();

/**
 * What a spell does when it resolves, for choosing modes and targets: its spell abilities in a row; for an
 * Aura, the target of its enchant ability (303.4a). Null for other permanent spells.
 * @throws NotModelled for a modal spell ability beside others.
 */
export function spellContent(values: Characteristics): Content | null {
  const before = known.get(values.abilities);
  if (before !== undefined) return before;
  const content = contentOf(values);
  known.set(values.abilities, content);
  return content;
}

function contentOf(values: Characteristics): Content | null {
  const abilities = values.abilities.map((held) => held.ability);
  if (values.types.includes('Instant') || values.types.includes('Sorcery')) {
    return inARow(abilities.flatMap((a) => (a.kind === 'spell' ? [a.content] : [])));
  }
  if (!values.subtypes.includes('Aura')) return null;
  return enchantTarget(abilities);
}

function enchantTarget(abilities: readonly Ability[]): Content | null {
  const targets = abilities.flatMap((a) =>
    a.kind === 'keyword' && a.keyword === 'enchant' ? [a.what] : [],
  );
  const [what] = targets;
  if (what === undefined) return null;
  // With several instances, the target must fit all of them (702.5c).
  const where = targets.flatMap((t) => t.where);
  return { targets: [{ objects: { ...what, where } }], do: [] };
}

function inARow(contents: readonly Content[]): Content | null {
  const [first, ...others] = contents;
  if (first === undefined) return null;
  if (others.length === 0) return first;
  let joined: Effect = { do: [] };
  for (const content of contents) {
    if ('modal' in content) {
      throw new NotModelled('A modal spell with further text beside its modes');
    }
    const shift = joined.targets?.length ?? 0;
    const targets = (content.targets ?? []).map((spec) =>
      spec.otherThan === undefined ? spec : { ...spec, otherThan: spec.otherThan + shift },
    );
    joined = {
      targets: [...(joined.targets ?? []), ...targets],
      do: [...joined.do, ...content.do.map((i) => (shift === 0 ? i : shifted(i, shift)))],
    };
  }
  return joined;
}

/** The same instruction, speaking of target slots that come later; contents with targets of their own keep theirs. */
function shifted(instruction: Instruction, by: number): Instruction {
  return shift(instruction, by) as Instruction;
}

function shift(node: unknown, by: number): unknown {
  if (Array.isArray(node)) return node.map((n) => shift(n, by));
  if (typeof node !== 'object' || node === null || 'targets' in node) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) =>
      key === 'slot' && typeof value === 'number' ? [key, value + by] : [key, shift(value, by)],
    ),
  );
}
