import { Icon } from '../look/Icon';
import { nextValue, usePreference } from '../look/preference';
import { theme } from '../look/preferences';

const NAMES = { system: 'as the system', light: 'light', dark: 'dark' } as const;

/** Goes round system, light and dark; kept on this machine. */
export function ThemeButton() {
  const now = usePreference(theme);
  const next = theme.values[(theme.values.indexOf(now) + 1) % theme.values.length] ?? now;
  return (
    <button
      type="button"
      className="btn plain icon"
      aria-label={`Theme: ${NAMES[now]}. Change to ${NAMES[next]}`}
      title={`Theme: ${NAMES[now]}`}
      onClick={() => nextValue(theme)}
    >
      <Icon name="half" />
    </button>
  );
}
