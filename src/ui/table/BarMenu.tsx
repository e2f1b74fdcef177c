import { Menu } from '@base-ui/react/menu';
import { Icon } from '../look/Icon';
import type { TableActions } from '../views';

interface Props {
  readonly actions: TableActions;
  readonly edition: string;
}

/** What has no room of its own in the bar; on a narrow screen it holds open and save too. */
export function BarMenu({ actions, edition }: Props) {
  return (
    <Menu.Root>
      <Menu.Trigger className="btn plain icon" aria-label="More">
        <Icon name="dots" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} align="end" className="floating">
          <Menu.Popup className="menu">
            <Menu.Item className="menuitem" onClick={actions.onStart}>
              <Icon name="home" />
              Start page
            </Menu.Item>
            <Menu.Item className="menuitem" onClick={actions.onOpen}>
              <Icon name="folder" />
              Open a scenario file
            </Menu.Item>
            <Menu.Item className="menuitem" onClick={actions.onSave}>
              <Icon name="save" />
              Save a scenario file
            </Menu.Item>
            <Menu.Item className="menuitem" onClick={actions.onAddCard}>
              <Icon name="plus" />
              Add a card
            </Menu.Item>
            <Menu.Separator className="menuline" />
            <Menu.Item className="menuitem" onClick={actions.onAbout}>
              <Icon name="info" />
              <span>
                About <small>{edition}</small>
              </span>
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
