import type { Color, ManaType } from '../abilities/values';
import { COLORS } from '../abilities/values';

/** One symbol of a mana cost (107.4). */
export type ManaSymbol =
  | { readonly symbol: 'generic'; readonly amount: number }
  | { readonly symbol: 'x' }
  | { readonly symbol: 'mana'; readonly type: ManaType }
  /** Hybrid: any of the options pays it (107.4e); an option may be a generic amount. */
  | { readonly symbol: 'hybrid'; readonly options: readonly (ManaType | number)[] }
  /** Phyrexian: one of the types, or 2 life (107.4f). */
  | { readonly symbol: 'phyrexian'; readonly options: readonly ManaType[] }
  | { readonly symbol: 'snow' };

const cache = new Map<string, readonly ManaSymbol[]>();

/** Reads symbols in braces, `"{3}{U}{U}"`. Symbols that are not mana are left out. The empty text is the empty cost. */
export function parseManaCost(text: string): readonly ManaSymbol[] {
  const known = cache.get(text);
  if (known !== undefined) return known;
  const symbols = [...text.matchAll(/\{([^{}]+)\}/g)].flatMap((m) => parseSymbol(m[1] ?? ''));
  if (cache.size < 10_000) cache.set(text, symbols);
  return symbols;
}

function parseSymbol(text: string): readonly ManaSymbol[] {
  if (/^\d{1,9}$/.test(text)) return [{ symbol: 'generic', amount: Number(text) }];
  if (text === 'X') return [{ symbol: 'x' }];
  if (text === 'S') return [{ symbol: 'snow' }];
  if (isManaType(text)) return [{ symbol: 'mana', type: text }];
  const parts = text.split('/');
  if (parts.at(-1) === 'P') {
    return [{ symbol: 'phyrexian', options: parts.slice(0, -1).filter(isManaType) }];
  }
  const options = parts.flatMap((p): (ManaType | number)[] =>
    isManaType(p) ? [p] : /^\d{1,9}$/.test(p) ? [Number(p)] : [],
  );
  return options.length === parts.length && parts.length > 1 ? [{ symbol: 'hybrid', options }] : [];
}

export function isManaType(text: string): text is ManaType {
  return text === 'C' || isColor(text);
}

export function isColor(text: string): text is Color {
  return (COLORS as readonly string[]).includes(text);
}

/** The colours of a symbol (105.2, 107.4). */
export function symbolColors(symbol: ManaSymbol): readonly Color[] {
  switch (symbol.symbol) {
    case 'mana':
      return isColor(symbol.type) ? [symbol.type] : [];
    case 'hybrid':
    case 'phyrexian':
      return [...symbol.options].filter((o): o is Color => typeof o === 'string' && isColor(o));
    default:
      return [];
  }
}

/** The mana value of a cost with X at the given number (202.3). */
export function manaValueOf(cost: string | null | undefined, x: number): number {
  if (cost == null) return 0;
  let total = 0;
  for (const symbol of parseManaCost(cost)) {
    if (symbol.symbol === 'generic') total += symbol.amount;
    else if (symbol.symbol === 'x') total += x;
    else if (symbol.symbol === 'hybrid')
      total += Math.max(...symbol.options.map((o) => (typeof o === 'number' ? o : 1)));
    else total += 1;
  }
  return total;
}

/** The colours that a mana cost gives an object (105.2, 202.2), in printed order. */
export function costColors(cost: string | null | undefined): readonly Color[] {
  if (cost == null) return [];
  const found = new Set(parseManaCost(cost).flatMap(symbolColors));
  return COLORS.filter((c) => found.has(c));
}
