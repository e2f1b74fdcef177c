import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly single: boolean;
  readonly children: ReactNode;
}

/** A list of choices: one of them, or several. */
export function Choices({ label, single, children }: Props) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: either role takes a label
    <div className="choices" role={single ? 'radiogroup' : 'group'} aria-label={label}>
      {children}
    </div>
  );
}
