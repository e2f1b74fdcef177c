import { useEffect, useState } from 'react';
import { AboutDialog } from '../../dialogs/AboutDialog';
import { ABOUT } from '../about';
import { storageWords } from '../storage';
import type { PanelProps } from './panel';

/** Versions, licence, notice, and how it stands with the storage. */
export default function About({ onClose }: PanelProps<'about'>) {
  const [storage, setStorage] = useState<string>();
  useEffect(() => void storageWords().then(setStorage), []);
  const about = storage === undefined ? ABOUT : { ...ABOUT, storage };
  return <AboutDialog open about={about} onClose={onClose} />;
}
