import { type ComponentType, lazy } from 'react';
import type { PanelKind } from '../../../store/state';
import type { PanelProps } from './panel';

/** A component for each kind of panel, loaded when it is first opened. */
export const PANELS: { readonly [K in PanelKind]: ComponentType<PanelProps<K>> } = {
  add: lazy(() => import('./Add')),
  about: lazy(() => import('./About')),
  share: lazy(() => import('./Share')),
  keys: lazy(() => import('./Keys')),
  palette: lazy(() => import('./Palette')),
  settings: lazy(() => import('./Settings')),
  turn: lazy(() => import('./Turn')),
  rule: lazy(() => import('./Rule')),
  misfits: lazy(() => import('./Misfits')),
  move: lazy(() => import('./Move')),
  counters: lazy(() => import('./Counters')),
  howMany: lazy(() => import('./HowMany')),
  copy: lazy(() => import('./Copy')),
  stand: lazy(() => import('./Stand')),
  related: lazy(() => import('./Related')),
  library: lazy(() => import('./Library')),
  why: lazy(() => import('./Why')),
  step: lazy(() => import('./GoToStep')),
  life: lazy(() => import('./Life')),
  note: lazy(() => import('./Note')),
  branchName: lazy(() => import('./BranchName')),
  playerCounters: lazy(() => import('./PlayerCounters')),
};
