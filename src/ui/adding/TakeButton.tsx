import type { ReactNode } from 'react';

interface Props {
  /** Of the words under the form, which fields may be described by as well. */
  readonly id: string;
  /** Why it cannot be taken as it stands. */
  readonly fault: string | undefined;
  /** What is said of it where nothing is in the way. */
  readonly note?: string;
  readonly onTake: () => void;
  readonly children: ReactNode;
}

/** Takes what was put together in the form above it, or says under the form what is missing. */
export function TakeButton({ id, fault, note = '', onTake, children }: Props) {
  return (
    <>
      <p className="quiet" id={id} role="status">
        {fault ?? note}
      </p>
      <button
        type="button"
        className="btn"
        aria-disabled={fault !== undefined}
        aria-describedby={id}
        onClick={() => fault === undefined && onTake()}
      >
        {children}
      </button>
    </>
  );
}
