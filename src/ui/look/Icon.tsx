/* The icons of the look, as paths: drawn here, none of them foreign. */
import type { ReactNode } from 'react';

const PATHS = {
  branch: (
    <>
      <circle cx="7" cy="5" r="2.2" />
      <circle cx="7" cy="19" r="2.2" />
      <circle cx="17" cy="9" r="2.2" />
      <path d="M7 7.2v9.6M17 11.2c0 4-10 2-10 5.6" />
    </>
  ),
  check: (
    <>
      <path d="m5 12.5 5 5L19.5 7" />
    </>
  ),
  copy: (
    <>
      <rect x="8" y="8" width="12" height="12" rx="2" />
      <path d="M16 8V4H4v12h4" />
    </>
  ),
  cross: (
    <>
      <path d="m6 6 12 12M18 6 6 18" />
    </>
  ),
  dots: (
    <>
      <circle cx="5" cy="12" r="1.3" />
      <circle cx="12" cy="12" r="1.3" />
      <circle cx="19" cy="12" r="1.3" />
    </>
  ),
  dotted: (
    <>
      <circle cx="12" cy="12" r="8.5" strokeDasharray="2.6 3.1" />
    </>
  ),
  down: (
    <>
      <path d="m6 9.5 6 6 6-6" />
    </>
  ),
  file: (
    <>
      <path d="M6 3h8l4 4v14H6ZM14 3v4h4" />
    </>
  ),
  half: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 3.5v17a8.5 8.5 0 0 0 0-17Z" fill="currentColor" />
    </>
  ),
  hand: (
    <>
      <path d="M5 13V8m4 3V4m4 7V3m4 9V6M5 13c0 5 2 8 6.5 8S17 17 17 12" />
    </>
  ),
  left: (
    <>
      <path d="m14.5 6-6 6 6 6" />
    </>
  ),
  lens: (
    <>
      <rect x="5.5" y="1.5" width="13" height="21" rx="2.5" />
      <path d="M1 8h22M1 16h22" opacity=".45" />
      <path d="M12 1.5v21" stroke="var(--rubric-line)" />
    </>
  ),
  link: (
    <>
      <path d="M9.5 14.5l5-5M8 11l-2.5 2.5a3.5 3.5 0 0 0 5 5L13 16M16 13l2.5-2.5a3.5 3.5 0 0 0-5-5L11 8" />
    </>
  ),
  minus: (
    <>
      <path d="M5 12h14" />
    </>
  ),
  note: (
    <>
      <path d="M5 4h14v11l-5 5H5ZM14 20v-5h5" />
    </>
  ),
  pin: (
    <>
      <path d="M9 3.5h6l-1 6 3.5 3.5h-11L10 9.5ZM12 13v8" />
    </>
  ),
  plus: (
    <>
      <path d="M12 5v14M5 12h14" />
    </>
  ),
  redo: (
    <>
      <path d="m16 5 4 4-4 4M20 9H10a6 6 0 0 0 0 12h3" />
    </>
  ),
  right: (
    <>
      <path d="m9.5 6 6 6-6 6" />
    </>
  ),
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6" />
      <path d="m15 15 5.5 5.5" />
    </>
  ),
  skip: (
    <>
      <path d="M5 5l7 7-7 7M13 5l7 7-7 7" />
    </>
  ),
  swirl: (
    <>
      <path d="M12 12c0-2 3-2 3 .5 0 3-5 3.5-6 0-1-4 4-7 8-4.5 4.5 3 3 10-2.5 11.5C8 21 3.5 16 4.5 10.5" />
    </>
  ),
  sword: (
    <>
      <path d="M20 4 9.5 14.5M20 4h-4.5L7.5 12M20 4v4.5l-8 8M5 12l7 7M8 16l-4 4" />
    </>
  ),
  turned: (
    <>
      <path d="M6.5 17.5A7 7 0 1 1 18 9.5M18.5 4.5v5.2h-5.2" />
    </>
  ),
  undecided: (
    <>
      <path d="M12 21v-8M12 13C12 8 6 9 6 4M12 13c0-5 6-4 6-9M3.5 6.5 6 4l2.5 2.5M15.5 6.5 18 4l2.5 2.5" />
    </>
  ),
  undo: (
    <>
      <path d="M8 5 4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3" />
    </>
  ),
  up: (
    <>
      <path d="m6 14.5 6-6 6 6" />
    </>
  ),
  save: (
    <>
      <path d="M12 3v11M7.5 10 12 14.5 16.5 10M4.5 16v4h15v-4" />
    </>
  ),
  folder: (
    <>
      <path d="M3.5 6h6l2 2.5h9V19h-17Z" />
    </>
  ),
  home: (
    <>
      <path d="M4 11.5 12 4l8 7.5M6.5 9.5V20h11V9.5" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11v5.5M12 7.6v.3" />
    </>
  ),
  shield: (
    <>
      <path d="M12 3.5 19 6v6c0 4.5-3 7-7 8.5C8 19 5 16.5 5 12V6Z" />
    </>
  ),
  warn: (
    <>
      <path d="M12 4 21 20H3ZM12 10v4.5M12 17v.2" />
    </>
  ),
  keys: (
    <>
      <rect x="3" y="6" width="18" height="12" rx="2" />
      <path d="M7 10h.2M10.4 10h.2M13.8 10h.2M17 10h.2M8 14h8" />
    </>
  ),
  settings: (
    <>
      <path d="M4 7h8M18 7h2M4 17h2M12 17h8" />
      <circle cx="15" cy="7" r="2.6" />
      <circle cx="9" cy="17" r="2.6" />
    </>
  ),
  steps: (
    <>
      <path d="M6 4v16M6 6h9M6 12h12M6 18h6" />
    </>
  ),
  copycard: (
    <>
      <rect x="8" y="8" width="12" height="12" rx="2" />
      <path d="M16 8V4H4v12h4" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof PATHS;

/** Always beside a word, or inside a control with an accessible name; so it is silent itself. */
export function Icon({
  name,
  className = '',
}: {
  readonly name: IconName;
  readonly className?: string;
}) {
  return (
    <svg className={`ic ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      {PATHS[name]}
    </svg>
  );
}
