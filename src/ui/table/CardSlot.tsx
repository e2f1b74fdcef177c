import { useEffect } from 'react';
import { CardOnTable } from '../card/CardOnTable';
import { cx } from '../look/cx';
import type { CardView, Id } from '../views';
import { useBoard } from './BoardContext';
import { drawPile } from './drawnPiles';
import { TableAmount } from './TableAmount';

interface Props {
  readonly card: CardView;
  /** All that it stands for, where it stands for a pile. */
  readonly pile?: readonly Id[] | undefined;
  /** How many there are with those that fell off the pile. */
  readonly of?: number;
  /** Its place in a fan. */
  readonly place?: number;
  readonly children?: React.ReactNode;
}

/** Tucked cards whose whole name strip shows. */
export const MOST_STRIPS = 3;

/** Lets whatever is done with the card know that it stands for a pile. */
export function usePile(id: Id, pile: readonly Id[] | undefined): void {
  useEffect(() => (pile === undefined ? undefined : drawPile(id, pile)), [id, pile]);
}

/** One place in a row: a card, and what is attached to it tucked under it. */
export function CardSlot({ card, pile, of, place: fanPlace = 0, children }: Props) {
  const { dress, press, menu, hold, letGo, amountAt } = useBoard();
  usePile(card.id, pile);
  const amount = amountAt(card.id);
  const attached = card.attached ?? [];
  return (
    <div
      className={cx('slot', attached.length > 0 && 'host')}
      style={
        {
          '--attached': Math.min(attached.length, MOST_STRIPS),
          // More than have room lie closer together.
          '--strip': attached.length > MOST_STRIPS ? MOST_STRIPS / attached.length : 1,
          '--i': fanPlace,
        } as React.CSSProperties
      }
    >
      {/* The nearest to the host lies lowest, as cards are tucked one under another. */}
      {attached.map((item, place) => (
        <CardOnTable
          key={item.id}
          card={{ ...dress(item), attachedTo: card.name }}
          tucked
          style={{ '--place': place } as React.CSSProperties}
          onPress={press}
          onMenu={menu}
          onHold={hold}
          onLetGo={letGo}
        />
      ))}
      <CardOnTable
        card={dress(card)}
        count={pile?.length ?? 1}
        {...(pile && of !== undefined && { of })}
        onPress={press}
        onMenu={menu}
        onHold={hold}
        onLetGo={letGo}
      />
      {amount && <TableAmount amount={amount} />}
      {children}
    </div>
  );
}
