import type { Layout } from '../rules';

/** The layouts of published data whose two sets of characteristics are modelled (709, 712, 715, 720). */
const LAYOUTS: Readonly<Record<string, Layout>> = {
  split: 'split',
  aftermath: 'split',
  adventure: 'adventure',
  omen: 'omen',
  transform: 'transform',
  modal_dfc: 'modal',
};

/** How the faces of a card of that layout belong together; none where that is not modelled. */
export const layoutOf = (published: string): Layout | undefined =>
  Object.hasOwn(LAYOUTS, published) ? LAYOUTS[published] : undefined;
