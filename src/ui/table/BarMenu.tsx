import { Icon } from '../look/Icon';
import { MenuButton } from '../menu/MenuButton';
import { BarMenuList } from './laterMenus';

/** What has no room of its own in the bar; on a narrow screen it holds open and save too. */
export function BarMenu({ edition }: { readonly edition: string }) {
  return (
    <MenuButton label="More" icon={<Icon name="dots" />}>
      {(menu) => <BarMenuList {...menu} edition={edition} />}
    </MenuButton>
  );
}
