import { Menu } from '@base-ui/react/menu';
import { Icon } from '../look/Icon';
import { MenuFrame } from './MenuFrame';
import type { MenuEntry } from './menuEntry';
import type { OpenMenu } from './openMenu';

/** A plain menu: what it holds is given as data. */
export function ListMenu({
  entries,
  ...menu
}: OpenMenu & { readonly entries: readonly MenuEntry[] }) {
  return (
    <MenuFrame {...menu}>
      {entries.map((entry) =>
        entry === 'line' ? (
          <Menu.Separator key="line" className="menuline" />
        ) : (
          <Menu.Item key={entry.label} className="menuitem" onClick={entry.onPress}>
            <Icon name={entry.icon} />
            {entry.label}
          </Menu.Item>
        ),
      )}
    </MenuFrame>
  );
}
