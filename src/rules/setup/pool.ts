import { parseManaCost } from '../mana/cost';
import type { Mana } from '../mana/types';

/** Mana put into a pool by hand, symbol for symbol; symbols that are no single mana are left out (106.4). */
export function poolOf(symbols: string): readonly Mana[] {
  return parseManaCost(symbols).flatMap((symbol): readonly Mana[] => {
    if (symbol.symbol === 'mana') return [{ type: symbol.type, source: 0 }];
    if (symbol.symbol === 'snow') return [{ type: 'C', source: 0, snow: true }];
    return [];
  });
}
