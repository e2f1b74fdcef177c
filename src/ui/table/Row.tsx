import { memo, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../look/cx';
import type { GroupView } from '../views';
import { useBoard } from './BoardContext';
import { CardGroup } from './CardGroup';
import { knownLots, shortCount } from './piles.view';
import { cardWidth, crowd, intoLines, MOST_LOTS, type Part, stripOf, whole } from './row.view';
import { useWidth } from './useWidth';

interface Props {
  readonly groups: readonly GroupView[];
  /** Groups laid at the outer end, after a gap. */
  readonly outer?: readonly GroupView[];
  readonly place: 'front' | 'back' | 'hand';
  readonly label: string;
}

const NONE: readonly GroupView[] = [];

/** One row of cards that crowds: they overlap first, then shrink and lie in lines. */
export const Row = memo(function Row({ groups, outer = NONE, place, label }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const { width, unit } = useWidth(ref);
  const { look, piles } = useBoard();
  const lots = (all: readonly GroupView[]) =>
    all.flatMap((group) => knownLots(group, piles.laid(group), look));
  const [most, setMost] = useState(MOST_LOTS);
  const all = lots(groups);
  // A few more than that are drawn as well.
  const inner = all.length > most * 1.1 ? all.slice(0, most) : all;
  const left = all.length - inner.length;
  const outers = lots(outer);
  const every = [...inner, ...outers];
  const open = new Set(every.filter((lot) => lot.open).map(({ key }) => key));
  const usual = place === 'front' ? 20 : 10;
  const { lines, scale, tight, gap, scrolls } = crowd(every, width, unit, open, usual);
  const dealt = lines > 1 ? intoLines(every, lines, open) : [every.map(whole)];
  const between = tight ? gap : (lines > 1 ? 8 : usual) * unit * scale;
  const strip = open.size > 0 ? stripOf(dealt, width, unit * scale, between) : undefined;
  // A pile that is opened or gathered by keys keeps the focus, though it lies elsewhere then.
  const wanted = useRef<string>(undefined);
  useLayoutEffect(() => {
    const id = wanted.current;
    wanted.current = undefined;
    if (id === undefined) return;
    ref.current?.querySelector<HTMLElement>(`button[data-card="${CSS.escape(id)}"]`)?.focus();
  });
  const draw = (part: Part) => (
    <CardGroup
      key={part.key}
      part={part}
      spread={strip !== undefined && strip >= cardWidth(part.lot) * unit * scale}
      onKeyTo={(id) => {
        wanted.current = id;
      }}
    />
  );
  const rest = left > 0 && (
    <button
      type="button"
      className="rowrest"
      aria-label={`${label}: lay out more, ${left.toLocaleString('en')} are left`}
      onClick={() => setMost(most + MOST_LOTS)}
    >
      <b>+{shortCount(left)}</b>
      more
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of cards is no fieldset
    <div
      ref={ref}
      role="group"
      aria-label={label}
      className={cx(
        'rowline',
        place,
        lines > 1 && 'many',
        lines > 2 && 'three',
        tight && 'tight',
        tight && gap === 0 && 'laps',
        scrolls && 'scrolls',
      )}
      style={
        {
          '--fit': scale,
          '--gap': `${gap}px`,
          ...(strip !== undefined && { '--laid': `${strip}px` }),
        } as React.CSSProperties
      }
    >
      <span className="unit-probe" aria-hidden="true" />
      {lines > 1 ? (
        dealt.map((line, place) => (
          <div className="cardline" key={line[0]?.key ?? 'empty'}>
            {line.map(draw)}
            {place === lines - 1 && rest}
          </div>
        ))
      ) : (
        <div className="cardline">
          {inner.map(whole).map(draw)}
          {rest}
          {outers.length > 0 && <span className="push" />}
          {outers.map(whole).map(draw)}
        </div>
      )}
    </div>
  );
});
