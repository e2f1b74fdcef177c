import { run } from '../../../actions/registry';
import { VERSION } from '../../../store/version';
import { useApp, useAppState } from '../AppContext';
import { installWords, OFFLINE_WORDS } from './words';

/** The app itself on this machine: its version, whether it works offline, and how it is installed. */
export function ThisApp() {
  const app = useApp();
  const { offline, newer, installable } = useAppState(({ session }) => session.installed);
  const standsAlone = matchMedia('(display-mode: standalone)').matches;
  return (
    <section className="setting" aria-label="This app">
      <p>
        <b>Ruleglass {VERSION}</b>
        <small>{OFFLINE_WORDS[offline]}</small>
        <small>{installWords(installable, standsAlone)}</small>
        {newer !== 'none' && <small>A newer version is ready.</small>}
      </p>
      {(newer !== 'none' || installable) && (
        <p className="settingbuttons">
          {newer !== 'none' && (
            <button type="button" className="btn" onClick={() => run(app, 'reload')}>
              Reload for the new version
            </button>
          )}
          {installable && (
            <button type="button" className="btn" onClick={() => run(app, 'install')}>
              Install
            </button>
          )}
        </p>
      )}
    </section>
  );
}
