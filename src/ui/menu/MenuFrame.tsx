import { Menu } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import type { OpenMenu } from './openMenu';

interface Props extends OpenMenu {
  readonly side?: 'top' | 'bottom';
  readonly children: ReactNode;
}

/** The frame of a menu at a button. */
export function MenuFrame({ open, label, anchor, onClose, side = 'bottom', children }: Props) {
  return (
    <Menu.Root open={open} modal={false} onOpenChange={(next) => !next && onClose()}>
      <Menu.Portal>
        <Menu.Positioner
          anchor={anchor}
          side={side}
          sideOffset={side === 'top' ? 8 : 6}
          align="end"
          className="floating"
        >
          <Menu.Popup className="menu" aria-label={label} finalFocus={() => anchor ?? true}>
            {children}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
