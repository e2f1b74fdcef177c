import { type ComponentType, useEffect } from 'react';
import type { PanelKind } from '../../../store/state';
import { whenAsked } from '../../small/later';
import type { PanelProps } from './panel';

interface Closing {
  readonly onClose: () => void;
}

/** In place of a panel that cannot be loaded: as if it had not been opened. */
function Closed({ onClose }: Closing) {
  useEffect(onClose, [onClose]);
  return null;
}

const panel = <P extends Closing>(load: () => Promise<{ readonly default: ComponentType<P> }>) =>
  whenAsked(load, Closed);

/** A component for each kind of panel, loaded when it is first opened. */
export const PANELS: { readonly [K in PanelKind]: ComponentType<PanelProps<K>> } = {
  add: panel(() => import('./Add')),
  about: panel(() => import('./About')),
  share: panel(() => import('./Share')),
  keys: panel(() => import('./Keys')),
  palette: panel(() => import('./Palette')),
  settings: panel(() => import('./Settings')),
  cards: panel(() => import('./Cards')),
  turn: panel(() => import('./Turn')),
  rule: panel(() => import('./Rule')),
  misfits: panel(() => import('./Misfits')),
  move: panel(() => import('./Move')),
  counters: panel(() => import('./Counters')),
  howMany: panel(() => import('./HowMany')),
  copy: panel(() => import('./Copy')),
  stand: panel(() => import('./Stand')),
  text: panel(() => import('./Text')),
  related: panel(() => import('./Related')),
  library: panel(() => import('./Library')),
  proofs: panel(() => import('./Proofs')),
  xray: panel(() => import('./Xray')),
  step: panel(() => import('./GoToStep')),
  life: panel(() => import('./Life')),
  note: panel(() => import('./Note')),
  repeat: panel(() => import('./Repeat')),
  ruling: panel(() => import('./Ruling')),
  compare: panel(() => import('./Compare')),
  branchName: panel(() => import('./BranchName')),
  playerCounters: panel(() => import('./PlayerCounters')),
};
