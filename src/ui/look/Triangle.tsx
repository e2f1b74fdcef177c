const SHAPES = { up: 'M5 1 9.5 9H.5Z', down: 'M5 9 .5 1h9Z', mixed: 'M5 0 9.5 5 5 10 .5 5Z' };

/** The sign that a number is not the copiable one: raised, lowered, or changed both ways. */
export function Triangle({ change }: { readonly change: keyof typeof SHAPES }) {
  return (
    <svg className="tri" viewBox="0 0 10 10" aria-hidden="true">
      <path d={SHAPES[change]} />
    </svg>
  );
}
