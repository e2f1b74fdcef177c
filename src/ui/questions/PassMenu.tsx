import { Menu } from '@base-ui/react/menu';
import { Icon } from '../look/Icon';
import { CommandItem } from '../menu/CommandItem';

/** The longer ways of passing, beside the button that passes once. */
export function PassMenu() {
  return (
    <Menu.Root>
      <Menu.Trigger className="passmore" aria-label="More ways of passing">
        <Icon name="up" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={8} align="end" side="top" className="floating">
          <Menu.Popup className="menu" aria-label="Ways of passing">
            <CommandItem
              id="resolve"
              label="Resolve"
              note="everyone passes until the top of the stack has resolved"
            />
            <CommandItem
              id="resolveAll"
              label="Resolve all"
              note="everyone passes until the stack is empty"
            />
            <CommandItem
              id="nextStop"
              label="To the next stop"
              note="without a stop, to the next turn"
            />
            <CommandItem id="nextTurn" label="To the next turn" note="a stop ends it before" />
            <CommandItem id="turnPanel" label="Go to a step …" note="and set stops" />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
