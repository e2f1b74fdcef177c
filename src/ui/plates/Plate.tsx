import { plateImage } from './plate';

interface Props {
  readonly name: string;
  readonly types: readonly string[];
  readonly fine?: boolean;
}

/** The engraving: a box of the present colour seen through the plate's lines. */
export function Plate({ name, types, fine = false }: Props) {
  return (
    <span
      aria-hidden="true"
      className="eng"
      style={{ maskImage: plateImage(name, types, fine) } as React.CSSProperties}
    />
  );
}
