import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { cx } from '../look/cx';
import { Icon } from '../look/Icon';
import { ManaCost } from '../mana/ManaCost';
import { SymbolText } from '../mana/SymbolText';
import type { PaletteGroupView, PaletteItemView } from '../views';

interface Props {
  readonly groups: readonly PaletteGroupView[];
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly onChoose: (value: string) => void;
  readonly onClose: () => void;
}

/** Everything in one list: type a few letters, go with the arrows, Enter does it. */
export function PaletteDialog({ groups, search, onSearch, onChoose, onClose }: Props) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog palette" aria-label="Find an action, a card, or a rule">
          <Autocomplete.Root
            open
            inline
            items={groups}
            mode="none"
            value={search}
            onValueChange={(text, { reason }) => {
              // Choosing an item would write it into the field.
              if (reason !== 'item-press') onSearch(text);
            }}
            itemToStringValue={(item: PaletteItemView) => item.label}
            autoHighlight="always"
            keepHighlight
          >
            <div className="palettehead">
              <Icon name="search" />
              <Autocomplete.Input
                className="paletteinput"
                aria-label="Action, card, or rule"
                placeholder="Action, card, or rule"
              />
              <Dialog.Close className="btn plain icon" aria-label="Close">
                <Icon name="cross" />
              </Dialog.Close>
            </div>
            <Autocomplete.Empty>
              <p className="menuempty">Nothing here is called that.</p>
            </Autocomplete.Empty>
            <Autocomplete.List className="palettelist">
              {(group: PaletteGroupView) => (
                <Autocomplete.Group key={group.value} items={group.items}>
                  <Autocomplete.GroupLabel className="cap">{group.value}</Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(item: PaletteItemView) => (
                      <Item key={item.value} item={item} onChoose={onChoose} />
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface ItemProps {
  readonly item: PaletteItemView;
  readonly onChoose: (value: string) => void;
}

function Item({ item, onChoose }: ItemProps) {
  const { value, label, note, key, cost, refused } = item;
  const small = refused === undefined ? note : `not now: ${refused}`;
  return (
    <Autocomplete.Item
      value={item}
      className={cx('menuitem', refused !== undefined && 'refused')}
      aria-disabled={refused === undefined ? undefined : true}
      onClick={() => refused === undefined && onChoose(value)}
    >
      <span className="words">
        <span>
          <SymbolText text={label} />
        </span>
        {small !== undefined && (
          <small>
            <SymbolText text={small} />
          </small>
        )}
      </span>
      {cost !== undefined && <ManaCost cost={cost} />}
      {key !== undefined && <span className="key">{key}</span>}
    </Autocomplete.Item>
  );
}
