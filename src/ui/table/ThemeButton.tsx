import { useState } from 'react';
import { Icon } from '../look/Icon';
import { applyTheme, readTheme, THEMES } from '../look/theme';

const NAMES = { system: 'as the system', light: 'light', dark: 'dark' } as const;

/** Goes round system, light and dark; kept on this machine. */
export function ThemeButton() {
  const [theme, setTheme] = useState(readTheme);
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
  return (
    <button
      type="button"
      className="btn plain icon"
      aria-label={`Theme: ${NAMES[theme]}. Change to ${NAMES[next]}`}
      title={`Theme: ${NAMES[theme]}`}
      onClick={() => {
        applyTheme(next);
        setTheme(next);
      }}
    >
      <Icon name="half" />
    </button>
  );
}
