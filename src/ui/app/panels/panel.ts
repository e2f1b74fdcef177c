import type { PanelKind, Panels } from '../../../store/state';

/** What the component of a panel is given: what it is about, and how it closes itself. */
export interface PanelProps<K extends PanelKind> {
  readonly panel: { readonly panel: K } & Panels[K];
  readonly onClose: () => void;
}
