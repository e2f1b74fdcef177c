import { useRef, useState } from 'react';
import { cx } from '../look/cx';
import type { GroupView } from '../views';
import { useBoard } from './BoardContext';
import { CardGroup } from './CardGroup';
import { crowd, intoLines, type Part, whole } from './row.view';
import { useWidth } from './useWidth';

interface Props {
  readonly groups: readonly GroupView[];
  /** Groups laid at the outer end, after a gap. */
  readonly outer?: readonly GroupView[];
  readonly place: 'front' | 'back' | 'hand';
  readonly label: string;
}

/** One row of cards that crowds: they overlap first, then shrink and lie in lines. */
export function Row({ groups, outer = [], place, label }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const { width, unit } = useWidth(ref);
  const { spread, dress } = useBoard();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const every = [...groups, ...outer];
  const asked = ({ members }: GroupView) =>
    spread && members.length < 60 && members.some((card) => !!dress(card).rings?.length);
  const open = new Set(
    every.filter((group) => opened.has(group.key) !== asked(group)).map(({ key }) => key),
  );
  const usual = place === 'front' ? 20 : 10;
  const { lines, scale, tight, gap, scrolls } = crowd(every, width, unit, open, usual);
  const onOpen = (key: string) =>
    setOpened((old) => {
      const next = new Set(old);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  const draw = (part: Part) => (
    <CardGroup key={part.key} part={part} open={open.has(part.group.key)} onOpen={onOpen} />
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
      style={{ '--fit': scale, '--gap': `${gap}px` } as React.CSSProperties}
    >
      <span className="unit-probe" aria-hidden="true" />
      {lines > 1 ? (
        intoLines(every, lines, open).map((line) => (
          <div className="cardline" key={line[0]?.key ?? 'empty'}>
            {line.map(draw)}
          </div>
        ))
      ) : (
        <div className="cardline">
          {groups.map(whole).map(draw)}
          {outer.length > 0 && <span className="push" />}
          {outer.map(whole).map(draw)}
        </div>
      )}
    </div>
  );
}
