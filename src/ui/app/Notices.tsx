import { dismiss } from '../../store/state';
import { later } from '../small/later';
import { useOnce } from '../small/useOnce';
import { useApp, useAppState } from './AppContext';

const Toasts = later(async () => ({ default: (await import('../dialogs/Toasts')).Toasts }));

/** The short notes of the store, shown as toasts. */
export function Notices() {
  const { store } = useApp();
  const notices = useAppState(({ session }) => session.notices);
  const seen = useOnce(notices.length > 0);
  return seen ? <Toasts notices={notices} onClose={(id) => dismiss(store, id)} /> : null;
}
