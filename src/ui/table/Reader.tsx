import { useRef } from 'react';
import type { TableActions, TableView } from '../views';
import { findCard } from './cards.view';
import { ReadingCard } from './later';
import { type Reading, useReading } from './useReading';

interface Props {
  readonly view: TableView;
  /** Under a held finger: shown wherever there is room, over other things too. */
  readonly held: Reading | undefined;
  /** Tapped by a finger: shown where it hides nothing that is tapped next. */
  readonly touched: Reading | undefined;
  readonly changesOf: TableActions['changesOf'];
}

/** The card that the pointer, a finger or the focus rests on, at reading size beside it. */
export function Reader({ view, held, touched, changesOf }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const resting = useReading(ref);
  const reading = held ?? touched ?? resting;
  const card = reading && findCard(view, reading.id);
  if (!card) return null;
  return (
    <ReadingCard
      box={ref}
      card={card}
      reading={reading}
      held={held !== undefined}
      changes={card.byHand ? changesOf?.(card.id) : undefined}
    />
  );
}
