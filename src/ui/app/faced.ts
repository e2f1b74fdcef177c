import type { CardData } from '../../scenario/format';

/** Card data as it is compiled: a face without a type line of its own has its part of that of the card. */
export function faced(card: CardData) {
  const { card_faces: faces, ...one } = card;
  if (faces === undefined) return one;
  const lines = card.type_line.split(' // ');
  return { ...one, card_faces: faces.map((face, at) => ({ type_line: lines[at] ?? '', ...face })) };
}
