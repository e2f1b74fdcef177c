import { Icon } from '../look/Icon';
import { MenuButton } from '../menu/MenuButton';
import { later } from '../small/later';

const PassMenuList = later(async () => ({
  default: (await import('./PassMenuList')).PassMenuList,
}));

/** The longer ways of passing, beside the button that passes once. */
export function PassMenu() {
  return (
    <MenuButton label="More ways of passing" className="passmore" icon={<Icon name="up" />}>
      {(menu) => <PassMenuList {...menu} label="Ways of passing" />}
    </MenuButton>
  );
}
