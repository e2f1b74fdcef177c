import type { IconName } from '../look/Icon';

/** One line of a plain menu, or the line that divides it. */
export type MenuEntry =
  | 'line'
  | {
      readonly label: string;
      readonly icon: IconName;
      readonly onPress: () => void;
    };
