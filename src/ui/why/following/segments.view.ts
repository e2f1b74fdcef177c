import type { FollowedLine, Piece, Reference } from '../../../explain/following';

/** A stretch of a line in which nothing changes: of one piece, and within one reference or none. */
export interface Segment {
  readonly at: number;
  readonly text: string;
  readonly reference?: Reference;
}

/** A piece with its stretches. */
export interface SegmentedPiece extends Omit<Piece, 'text'> {
  readonly segments: readonly Segment[];
}

/** The pieces of a line, cut where something is pointed at. */
export function segmentsOf({ pieces, references }: FollowedLine): readonly SegmentedPiece[] {
  return pieces.map(({ text, ...piece }) => {
    const end = piece.at + text.length;
    const inside = references.filter((one) => one.start < end && one.end > piece.at);
    const cuts = new Set([piece.at, end]);
    for (const { start, end: last } of inside) {
      cuts.add(Math.max(start, piece.at));
      cuts.add(Math.min(last, end));
    }
    const ordered = [...cuts].toSorted((a, b) => a - b);
    const segments = ordered.slice(0, -1).map((at, nth): Segment => {
      const reference = inside.find((one) => one.start <= at && at < one.end);
      return {
        at,
        text: text.slice(at - piece.at, (ordered[nth + 1] ?? end) - piece.at),
        ...(reference && { reference }),
      };
    });
    return { ...piece, segments };
  });
}
