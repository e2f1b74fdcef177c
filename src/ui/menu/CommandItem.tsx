import { Menu } from '@base-ui/react/menu';
import { cx } from '../look/cx';
import { Icon, type IconName } from '../look/Icon';
import { useCommand } from '../small/CommandsContext';

interface Props {
  readonly id: string;
  readonly icon?: IconName;
  /** Said instead of the label of the registry, where the menu makes the rest clear. */
  readonly label?: string;
  readonly note?: string;
}

/** An action of the registry in a menu, with its key; one that can't be done now stays in it with the reason. */
export function CommandItem({ id, icon, label, note }: Props) {
  const command = useCommand(id);
  const { refused, keys, run } = command;
  const small = refused === undefined ? note : `not now: ${refused}`;
  return (
    <Menu.Item
      className={cx('menuitem', refused !== undefined && 'refused')}
      aria-disabled={refused === undefined ? undefined : true}
      closeOnClick={refused === undefined}
      onClick={() => refused === undefined && run()}
    >
      {icon && <Icon name={icon} />}
      <span className="words">
        <span>{label ?? command.label}</span>
        {small !== undefined && <small>{small}</small>}
      </span>
      {keys[0] !== undefined && <span className="key">{keys[0]}</span>}
    </Menu.Item>
  );
}
