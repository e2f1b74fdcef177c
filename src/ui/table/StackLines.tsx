import type { ComponentProps, CSSProperties, RefCallback } from 'react';
import { StackItem } from './StackItem';
import type { StackRow } from './stackRows.view';
import type { useRoving } from './useRoving';

/** A line to draw, and where it is measured if only some are drawn. */
export interface StackLine {
  readonly row: StackRow;
  readonly place: number;
  readonly measure?: RefCallback<HTMLElement>;
}

export interface Lines extends Pick<ComponentProps<typeof StackItem>, 'onTurn' | 'onKey'> {
  readonly roving: ReturnType<typeof useRoving<HTMLOListElement>>;
}

interface Props extends Lines {
  readonly lines: readonly StackLine[];
  /** Lines there are in all. */
  readonly of: number;
  /** The room that lines take which are not drawn. */
  readonly room?: CSSProperties;
}

/** The lines of the stack, those of them that are drawn. */
export function StackLines({ lines, of, room, roving, onTurn, onKey }: Props) {
  return (
    <ol className={room === undefined ? 'stack' : 'stack long'} style={room} {...roving}>
      {lines.map(({ row, place, measure }) => (
        <StackItem
          key={row.key}
          row={row}
          next={place === 0}
          place={place}
          of={of}
          measure={measure}
          onTurn={onTurn}
          onKey={onKey}
        />
      ))}
    </ol>
  );
}
