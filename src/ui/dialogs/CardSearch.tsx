import { Combobox } from '@base-ui/react/combobox';
import { useId, useMemo, useState } from 'react';
import { ManaCost } from '../mana/ManaCost';
import type { FoundCardView } from '../views';
import { findCards } from './find.view';

interface Props {
  readonly cards: readonly FoundCardView[];
  readonly value: FoundCardView | null;
  readonly onChange: (card: FoundCardView | null) => void;
}

/** Search a card by name: words in any order, the best forty shown. */
export function CardSearch({ cards, value, onChange }: Props) {
  const id = useId();
  const [search, setSearch] = useState('');
  const found = useMemo(() => findCards(cards, search), [cards, search]);
  return (
    <Combobox.Root
      items={found}
      filter={null}
      value={value}
      inputValue={search}
      autoHighlight
      itemToStringLabel={(card: FoundCardView) => card.name}
      onInputValueChange={setSearch}
      onValueChange={onChange}
    >
      <label className="field-line" htmlFor={id}>
        Name
        <Combobox.Input id={id} className="input big-input" placeholder="Search a card by name" />
      </label>
      <Combobox.Portal>
        <Combobox.Positioner className="floating over" sideOffset={4}>
          <Combobox.Popup className="menu finder">
            <Combobox.Empty>
              <p className="menuempty">No card of this name is known here.</p>
            </Combobox.Empty>
            <Combobox.List>
              {(card: FoundCardView) => (
                <Combobox.Item key={card.name} value={card} className="menuitem">
                  <span className="words">
                    <b className="font-serif">{card.name}</b>
                    <small>
                      {card.typeLine}
                      {card.unread && ', part of its text not modelled'}
                    </small>
                  </span>
                  {card.cost && <ManaCost cost={card.cost} />}
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
