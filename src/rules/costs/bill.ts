import { MANA_TYPES, type ManaType } from '../abilities/values';
import { type ManaSymbol, parseManaCost } from '../mana/cost';

/** A symbol that is still to be paid; Phyrexian ones are settled before they are paid with life (601.2b). */
export type DueSymbol = Exclude<
  ManaSymbol,
  { readonly symbol: 'generic' } | { readonly symbol: 'x' }
>;

/** The mana component of a total cost (118.7): an amount of generic mana and other symbols. */
export interface ManaBill {
  readonly generic: number;
  readonly symbols: readonly DueSymbol[];
}

export const NO_MANA: ManaBill = { generic: 0, symbols: [] };

/** The bill of a cost in symbols, X counted as the number chosen (107.3a). */
export function billOf(cost: string, x: number): ManaBill {
  let generic = 0;
  const symbols: DueSymbol[] = [];
  for (const symbol of parseManaCost(cost)) {
    if (symbol.symbol === 'generic') generic += symbol.amount;
    else if (symbol.symbol === 'x') generic += x;
    else symbols.push(symbol);
  }
  return { generic, symbols };
}

export function addBills(a: ManaBill, b: ManaBill): ManaBill {
  return { generic: a.generic + b.generic, symbols: [...a.symbols, ...b.symbols] };
}

/** How much mana it takes, monocolored hybrid symbols at their lesser half. */
export function amountOfMana(bill: ManaBill): number {
  return bill.generic + bill.symbols.length;
}

/** A bill in symbols in the customary order; `{0}` where nothing is due (118.5). */
export function billText(bill: ManaBill): string {
  const symbols = bill.symbols.map(symbolText);
  const ordered = ORDER.flatMap((s) => symbols.filter((t) => t === s));
  const others = symbols.filter((t) => !ORDER.includes(t)).sort();
  const generic = bill.generic > 0 || symbols.length === 0 ? [`{${bill.generic}}`] : [];
  return [...generic, ...others, ...ordered].join('');
}

const ORDER: readonly string[] = ['{S}', '{C}', '{W}', '{U}', '{B}', '{R}', '{G}'];

/** One symbol in braces. */
export function symbolText(symbol: ManaSymbol): string {
  switch (symbol.symbol) {
    case 'generic':
      return `{${symbol.amount}}`;
    case 'x':
      return '{X}';
    case 'snow':
      return '{S}';
    case 'mana':
      return `{${symbol.type}}`;
    case 'hybrid':
      return `{${symbol.options.join('/')}}`;
    case 'phyrexian':
      return `{${[...symbol.options, 'P'].join('/')}}`;
  }
}

/** Types in symbols, in their customary order: `{W}{U}`. */
export function typesText(types: readonly ManaType[]): string {
  return MANA_TYPES.flatMap((t) => types.filter((u) => u === t).map((u) => `{${u}}`)).join('');
}
