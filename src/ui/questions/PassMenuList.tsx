import { CommandItem } from '../menu/CommandItem';
import { MenuFrame } from '../menu/MenuFrame';
import type { OpenMenu } from '../menu/openMenu';

/** What the menu of passing holds. */
export function PassMenuList(menu: OpenMenu) {
  return (
    <MenuFrame {...menu} side="top">
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
      <CommandItem id="nextStop" label="To the next stop" note="without a stop, to the next turn" />
      <CommandItem id="nextTurn" label="To the next turn" note="a stop ends it before" />
      <CommandItem id="turnPanel" label="Go to a step …" note="and set stops" />
    </MenuFrame>
  );
}
