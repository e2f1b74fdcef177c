import { Menu } from '@base-ui/react/menu';
import { Icon } from '../look/Icon';
import { CommandItem } from '../menu/CommandItem';

/** What has no room of its own in the bar; on a narrow screen it holds open and save too. */
export function BarMenu({ edition }: { readonly edition: string }) {
  return (
    <Menu.Root>
      <Menu.Trigger className="btn plain icon" aria-label="More">
        <Icon name="dots" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} align="end" className="floating">
          <Menu.Popup className="menu">
            <CommandItem id="palette" icon="search" />
            <CommandItem id="add" icon="plus" label="Add a card" />
            <CommandItem id="turnPanel" icon="steps" />
            <Menu.Separator className="menuline" />
            <CommandItem id="leave" icon="home" />
            <CommandItem id="open" icon="folder" />
            <CommandItem id="save" icon="save" />
            <Menu.Separator className="menuline" />
            <CommandItem id="keys" icon="keys" />
            <CommandItem id="settings" icon="settings" />
            <CommandItem id="about" icon="info" note={edition} />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
