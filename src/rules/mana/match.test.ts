import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MANA_TYPES } from '../abilities/values';
import { billOf, type DueSymbol, type ManaBill } from '../costs/bill';
import { matchMana, spendingOrder } from './match';
import type { Mana } from './types';

const poolOf = (letters: string): Mana[] =>
  [...letters].flatMap((letter) => {
    const type = MANA_TYPES.find((t) => t === letter.toUpperCase());
    // A small letter stands for mana of a snow source.
    return type === undefined
      ? []
      : [{ type, source: 1, ...(letter === type ? {} : { snow: true }) }];
  });
const pays = (cost: string, letters: string) => {
  const pool = poolOf(letters);
  return matchMana(billOf(cost, 0), pool, [...pool.keys()], null).paid;
};

describe('mana that pays for symbols', () => {
  it.each([
    ['{1}{G}', 'GG', true],
    ['{1}{G}', 'RR', false],
    ['{C}', 'G', false],
    ['{C}', 'C', true],
    ['{W/U}{W}', 'WU', true],
    ['{W/U}{W/B}{U/B}', 'WUB', true],
    ['{W/U}{W/U}', 'WB', false],
    ['{2/W}{2/W}', 'WGG', true],
    ['{2/W}{2/W}', 'GGG', false],
    ['{S}{1}', 'Gg', true],
    ['{S}', 'G', false],
    ['{0}', '', true],
  ])('%s and a pool of %s: %s', (cost, pool, expected) => {
    expect(pays(cost, pool)).toBe(expected);
  });

  it('says what is missing', () => {
    const pool = poolOf('RR');
    const matched = matchMana(billOf('{1}{G}{G}', 0), pool, [0, 1], null);
    expect(matched).toMatchObject({ paid: false, missing: { generic: 0 } });
    expect(matched.paid ? [] : matched.missing.symbols).toHaveLength(2);
  });

  it('may be spent as though it were of any colour, but not as colourless (609.4b)', () => {
    const pool = poolOf('G');
    expect(matchMana(billOf('{U}', 0), pool, [0], 'anyColor').paid).toBe(true);
    expect(matchMana(billOf('{C}', 0), pool, [0], 'anyColor').paid).toBe(false);
    expect(matchMana(billOf('{U}', 0), pool, [0], 'colorlessAsAnyColor').paid).toBe(false);
    expect(matchMana(billOf('{U}', 0), poolOf('C'), [0], 'colorlessAsAnyColor').paid).toBe(true);
  });

  it('with a restriction is spent first (106.6)', () => {
    const pool: Mana[] = [
      { type: 'G', source: 1 },
      { type: 'G', source: 2, restriction: { onlySpells: [] } },
    ];
    const matched = matchMana(billOf('{G}', 0), pool, spendingOrder(pool, [0, 1]), null);
    expect(matched).toEqual({ paid: true, places: [1], symbols: ['{G}'] });
  });

  it('is found whenever any way exists', () => {
    const symbol = fc.constantFrom('{1}', '{W}', '{U}', '{C}', '{W/U}', '{U/B}', '{2/W}', '{S}');
    const mana = fc.constantFrom('W', 'U', 'B', 'C', 'u');
    fc.assert(
      fc.property(
        fc.array(symbol, { maxLength: 5 }),
        fc.array(mana, { maxLength: 6 }),
        (cost, pool) => {
          expect(pays(cost.join(''), pool.join(''))).toBe(
            anyWay(billOf(cost.join(''), 0), poolOf(pool.join(''))),
          );
        },
      ),
      { numRuns: 300 },
    );
  });
});

/** Tries every way, one symbol after the other. */
function anyWay({ generic, symbols }: ManaBill, pool: readonly Mana[]): boolean {
  const [first, ...rest] = symbols;
  if (first === undefined) return pool.length >= generic;
  const after = { generic, symbols: rest };
  const generically =
    first.symbol === 'hybrid' &&
    first.options.includes(2) &&
    anyWay({ ...after, generic: generic + 2 }, pool);
  return (
    generically ||
    pool.some(
      (mana, i) =>
        fits(first, mana) &&
        anyWay(
          after,
          pool.filter((_, j) => j !== i),
        ),
    )
  );
}

function fits(symbol: DueSymbol, mana: Mana): boolean {
  if (symbol.symbol === 'snow') return mana.snow === true;
  return symbol.symbol === 'mana' ? symbol.type === mana.type : symbol.options.includes(mana.type);
}
