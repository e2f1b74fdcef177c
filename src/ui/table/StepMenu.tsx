import { Menu } from '@base-ui/react/menu';
import { cx } from '../look/cx';
import { Icon } from '../look/Icon';
import { RuleContext } from '../small/RuleChip';
import { RuleChips } from '../small/RuleChips';
import type { RefusalView, SeatView, TurnActions, TurnStepView } from '../views';

interface Props {
  readonly step: TurnStepView | undefined;
  readonly seats: readonly SeatView[];
  readonly anchor: HTMLElement | null;
  readonly actions: TurnActions;
  readonly onClose: () => void;
}

/** All about a step of the turn: going there by the rules, going there by hand, stops. */
export function StepMenu({ step, seats, anchor, actions, onClose }: Props) {
  return (
    <Menu.Root open={step !== undefined} modal={false} onOpenChange={(open) => !open && onClose()}>
      <Menu.Portal>
        <Menu.Positioner
          anchor={anchor}
          side="right"
          align="start"
          sideOffset={10}
          collisionPadding={8}
          className="floating"
        >
          <Menu.Popup className="menu" aria-label={step?.title} finalFocus={() => anchor ?? true}>
            {step && <Items step={step} seats={seats} actions={actions} />}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

interface ItemsProps {
  readonly step: TurnStepView;
  readonly seats: readonly SeatView[];
  readonly actions: TurnActions;
}

function Items({ step, seats, actions }: ItemsProps) {
  const { id, title, refused, noStop, stops } = step;
  return (
    <>
      <p className="menutitle">{`${title.charAt(0).toUpperCase()}${title.slice(1)}`}</p>
      <Menu.Group className="menugroup">
        <Menu.GroupLabel className="cap">By the rules</Menu.GroupLabel>
        <Menu.Item
          className={cx('menuitem', refused && 'refused')}
          aria-disabled={refused ? true : undefined}
          closeOnClick={!refused}
          onClick={() => !refused && actions.onGo(id)}
        >
          <span className="words">
            <span>Go there</span>
            <small>
              {refused ? `not now: ${refused.reason}` : 'everyone passes until it has begun'}
            </small>
          </span>
          <Chips refusal={refused} />
        </Menu.Item>
      </Menu.Group>
      <Menu.Group className="menugroup">
        <Menu.GroupLabel className="cap">Stops</Menu.GroupLabel>
        {noStop ? (
          <p className="menuempty">
            {noStop.reason} <Chips refusal={noStop} />
          </p>
        ) : (
          seats.map((seat) => (
            <Menu.CheckboxItem
              key={seat.id}
              className="menuitem"
              checked={stops.includes(seat.id)}
              onCheckedChange={(on) => actions.onStop(id, seat.id, on)}
            >
              <span className="menutick">
                <Menu.CheckboxItemIndicator>
                  <Icon name="check" />
                </Menu.CheckboxItemIndicator>
              </span>
              <span className="words">{`Stop here in ${seat.name}’s turns`}</span>
            </Menu.CheckboxItem>
          ))
        )}
      </Menu.Group>
      <Menu.Group className="menugroup hatched">
        <Menu.GroupLabel className="cap">By hand</Menu.GroupLabel>
        <Menu.Item className="menuitem" onClick={() => actions.onByHand(id)}>
          <span className="words">
            <span>Go there by hand</span>
            <small>nothing of what lies between happens</small>
          </span>
        </Menu.Item>
      </Menu.Group>
    </>
  );
}

/** A button may not lie in a menu item: here the numbers are only shown. */
function Chips({ refusal }: { readonly refusal: RefusalView | undefined }) {
  if (refusal?.rules === undefined) return null;
  return (
    <RuleContext value={undefined}>
      <RuleChips rules={refusal.rules} />
    </RuleContext>
  );
}
