import { cx } from '../look/cx';
import { GLYPHS } from './symbols.view';

const disc = (part: string): string => `var(--disc-of-${/^[WUBRGCS]$/.test(part) ? part : 'C'})`;

/** One mana or other symbol. Silent: `ManaCost` and `SymbolText` say the words. */
export function ManaSymbol({ code }: { readonly code: string }) {
  const [first = '', second] = code.split('/');
  if (second !== undefined) {
    const phyrexian = code.endsWith('/P');
    const parts = code.split('/').filter((part) => part !== 'P');
    const [one = 'C', two = one] = parts;
    return (
      <i
        aria-hidden="true"
        className={cx(
          'pip hybrid',
          phyrexian && 'phyrexian',
          !phyrexian && /^\d/.test(first) && 'first-numeral',
        )}
        data-glyph={phyrexian ? GLYPHS.P : (GLYPHS[one] ?? one)}
        data-glyph2={GLYPHS[two] ?? two}
        style={{ '--disc-1': disc(one), '--disc-2': disc(two) } as React.CSSProperties}
      />
    );
  }
  const glyph = GLYPHS[code];
  if (glyph) {
    return <i aria-hidden="true" className={`pip pip-${code}`} data-glyph={glyph} />;
  }
  return (
    <i
      aria-hidden="true"
      className={cx('pip numeral', code.length > 1 && 'wide')}
      data-glyph={code.slice(0, 3)}
    />
  );
}
