import type { ComponentProps } from 'react';
import { CardMark } from './CardMark';
import { CardOnTable } from './CardOnTable';
import { CardReader } from './CardReader';

type Props =
  | ({ readonly size: 'mark' } & ComponentProps<typeof CardMark>)
  | ({ readonly size: 'table' } & ComponentProps<typeof CardOnTable>)
  | ({ readonly size: 'reader' } & ComponentProps<typeof CardReader>);

/** One anatomy, three sizes: 28 to 42 px the mark, 110 × 142 the table, 320 × 446 the reader. */
export function CardFace(props: Props) {
  if (props.size === 'mark') return <CardMark card={props.card} small={props.small} />;
  if (props.size === 'reader') return <CardReader card={props.card} />;
  const { size, ...rest } = props;
  return <CardOnTable {...rest} />;
}
