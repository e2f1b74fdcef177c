import type { Color, CopiableValues } from '../abilities/values';
import { COLORS } from '../abilities/values';
import { isColor, parseManaCost, symbolColors } from '../mana/cost';

const identities = new WeakMap<CopiableValues, readonly Color[]>();

/**
 * The colour identity of a card, from its printed values: the colours of the mana symbols in its mana
 * cost and rules text, of its colour indicator, and those that a characteristic-defining ability gives
 * it (903.4). A basic land type adds none by itself: that is what 903.5d is for.
 */
export function colorIdentity(values: CopiableValues): readonly Color[] {
  const known = identities.get(values);
  if (known !== undefined) return known;
  const found = new Set<Color>(values.colors);
  // Both faces and halves count (903.4d).
  for (const face of values.faces?.of ?? [])
    for (const color of colorIdentity(face)) found.add(color);
  addSymbols(values.manaCost, found);
  for (const ability of values.abilities) {
    addSymbols(ability, found);
    if (ability.kind !== 'static' || ability.defining !== true) continue;
    for (const effect of ability.effects) {
      if (effect.effect !== 'continuous') continue;
      for (const change of effect.changes) {
        const defined = 'colors' in change && change.colors !== 'chosen' ? change.colors : [];
        for (const color of defined) found.add(color);
      }
    }
  }
  const identity = COLORS.filter((c) => found.has(c));
  identities.set(values, identity);
  return identity;
}

/** All symbols in braces, wherever they stand in the text as data; what is in parentheses is reminder text (903.4c). */
function addSymbols(node: unknown, found: Set<Color>): void {
  if (typeof node === 'string') {
    if (!node.includes('{')) return;
    for (const symbol of parseManaCost(node.replaceAll(/\([^()]*\)/g, ''))) {
      for (const color of symbolColors(symbol)) if (isColor(color)) found.add(color);
    }
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  for (const inner of Object.values(node)) addSymbols(inner, found);
}
