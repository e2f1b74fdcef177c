interface Props {
  /** One sentence a step. */
  readonly said?: string | undefined;
  /** The last transition of something moved. */
  readonly moved?: string | undefined;
  /** Refusals only: they interrupt. */
  readonly refused?: string | undefined;
}

/** What a screen reader hears without asking: steps politely, refusals at once. */
export function LiveRegion({ said = '', moved = '', refused = '' }: Props) {
  return (
    <>
      <p className="vh" role="status" aria-live="polite" aria-atomic="true">
        {said}
      </p>
      <p className="vh" role="status" aria-live="polite" aria-atomic="true" aria-label="Moving">
        {moved}
      </p>
      <p className="vh" role="alert" aria-live="assertive" aria-atomic="true">
        {refused}
      </p>
    </>
  );
}
