import { Menu } from '@base-ui/react/menu';
import { CommandItem } from '../menu/CommandItem';
import { MenuFrame } from '../menu/MenuFrame';
import type { OpenMenu } from '../menu/openMenu';

/** What the menu of the bar holds. */
export function BarMenuList({ edition, ...menu }: OpenMenu & { readonly edition: string }) {
  return (
    <MenuFrame {...menu}>
      <CommandItem id="palette" icon="search" />
      <CommandItem id="add" icon="plus" label="Add a card" />
      <CommandItem id="turnPanel" icon="steps" />
      <CommandItem id="select" icon="check" />
      <Menu.Separator className="menuline" />
      <CommandItem id="leave" icon="home" />
      <CommandItem id="share" icon="link" />
      <CommandItem id="open" icon="folder" />
      <CommandItem id="save" icon="save" />
      <CommandItem id="misfits" icon="warn" />
      <Menu.Separator className="menuline" />
      <CommandItem id="keys" icon="keys" />
      <CommandItem id="settings" icon="settings" />
      <CommandItem id="about" icon="info" note={edition} />
    </MenuFrame>
  );
}
