import type { ReactNode } from 'react';
import { useRadios } from './useRadios';

interface Props {
  readonly label: string;
  readonly single: boolean;
  /** One at least has to be chosen. */
  readonly required: boolean;
  readonly children: ReactNode;
}

/** A list of choices: one of them, or several. */
export function Choices({ label, single, required, children }: Props) {
  return single ? (
    <Radios label={label} required={required}>
      {children}
    </Radios>
  ) : (
    // biome-ignore lint/a11y/useSemanticElements: buttons with long words, in no form
    <div className="choices" role="group" aria-label={label}>
      {children}
    </div>
  );
}

function Radios({ label, required, children }: Omit<Props, 'single'>) {
  return (
    <div
      className="choices"
      role="radiogroup"
      aria-label={label}
      aria-required={required}
      {...useRadios(required)}
    >
      {children}
    </div>
  );
}
