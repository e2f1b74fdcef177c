import { AboutDialog } from '../../dialogs/AboutDialog';
import { ABOUT } from '../about';
import type { PanelProps } from './panel';

/** Versions, licence, notice. */
export default function About({ onClose }: PanelProps<'about'>) {
  return <AboutDialog open about={ABOUT} onClose={onClose} />;
}
