import { Menu } from '@base-ui/react/menu';
import { type KeyboardEvent, useId } from 'react';
import { CardReader } from '../card/CardReader';
import type { CardMenuView, CardView } from '../views';
import { MenuGroup } from './MenuGroup';
import type { Spot } from './opensMenu';

interface Props {
  readonly menu: CardMenuView | undefined;
  /** The card it belongs to, shown at reading size beside the menu. */
  readonly card?: CardView | undefined;
  readonly anchor: HTMLElement | null;
  /** Where it stands, if not beside the anchor. */
  readonly at?: Spot | undefined;
  readonly onAction: (id: string) => void;
  readonly onClose: () => void;
}

/** A place without an element. */
const spotAt = ({ x, y }: Spot) => ({ getBoundingClientRect: () => new DOMRect(x, y) });

/** Towards the wider half of the window. Menu and reader are moved over the card before they leave the screen. */
const sideOf = (anchor: HTMLElement | null, at: Spot | undefined) => {
  const { left = 0, width = 0 } = at ? { left: at.x } : (anchor?.getBoundingClientRect() ?? {});
  return left + width / 2 > window.innerWidth / 2 ? 'left' : 'right';
};

const STAYS_IN_VIEW = { side: 'shift', align: 'shift' } as const;

/** A pressed key as menus print it. */
const printed = ({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): string => {
  const name = key.length === 1 ? key.toUpperCase() : key;
  const shift = shiftKey && /^(\p{L}|.{2,})$/u.test(name) ? 'Shift ' : '';
  return `${ctrlKey || metaKey ? 'Ctrl ' : ''}${shift}${name}`;
};

/** Everything that may be done with a thing: by the rules, and by hand. One menu serves the table. */
export function CardMenu({ menu, card, anchor, at, onAction, onClose }: Props) {
  const described = useId();
  // The key beside an item does it here too, before the menu looks for an item of that letter.
  const pressKey = (event: KeyboardEvent) => {
    if (event.altKey || menu === undefined) return;
    const { byRules, byHand, others } = menu;
    const pressed = printed(event);
    const item = [...(others?.actions ?? []), ...byRules, ...byHand].find(
      ({ key, refused }) => key === pressed && !refused,
    );
    if (item === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
    onAction(item.id);
  };
  return (
    <Menu.Root open={menu !== undefined} modal={false} onOpenChange={(open) => !open && onClose()}>
      <Menu.Portal>
        <Menu.Positioner
          anchor={at ? spotAt(at) : anchor}
          side={sideOf(anchor, at)}
          collisionAvoidance={STAYS_IN_VIEW}
          align="start"
          sideOffset={10}
          collisionPadding={8}
          className="floating cardmenu"
        >
          {card && (
            <div className="menureader" id={described}>
              <CardReader card={card} growth={menu?.size} changes={menu?.changes} />
            </div>
          )}
          <Menu.Popup
            className="menu"
            aria-label={menu?.title}
            aria-describedby={card ? described : undefined}
            finalFocus={() => anchor ?? true}
            onKeyDownCapture={pressKey}
          >
            {menu && (
              <>
                <p className="menutitle">{menu.title}</p>
                {menu.others && (
                  <MenuGroup
                    title={menu.others.title}
                    actions={menu.others.actions}
                    empty=""
                    onAction={onAction}
                  />
                )}
                {!menu.without?.includes('byRules') && (
                  <MenuGroup
                    title="By the rules"
                    actions={menu.byRules}
                    empty="Nothing now."
                    onAction={onAction}
                  />
                )}
                {!menu.without?.includes('byHand') && (
                  <MenuGroup
                    title="By hand"
                    actions={menu.byHand}
                    byHand
                    empty="Nothing here."
                    onAction={onAction}
                  />
                )}
              </>
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
