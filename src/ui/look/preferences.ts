import { preference } from './preference';

/** Light or dark: as the system says, unless overridden. */
export const theme = preference('theme', ['system', 'light', 'dark'], 'theme');

/** How large all text is, and with it the cards: both are measured in rem. */
export const textSize = preference(
  'text-size',
  ['normal', 'small', 'large', 'larger', 'largest'],
  'textSize',
);

/** Whether anything moves: as the system says, or nothing. */
export const motion = preference('motion', ['system', 'off'], 'motion');
