import { Autocomplete } from '@base-ui/react/autocomplete';
import { useMemo, useState } from 'react';
import type { QuestionView } from '../views';
import { CREATURE_TYPES } from './creatureTypes';

interface Props {
  readonly question: Extract<QuestionView, { kind: 'text' }>;
  readonly text: string;
  readonly onText: (text: string) => void;
}

const PLACEHOLDER = { type: 'search the creature types', name: 'search, or write any name' };
const NOTHING_FOUND = {
  type: 'There is no such creature type (205.3e).',
  name: 'No card of this name is known here; it may be named all the same.',
};

/** A creature type or the name of a card, searched in the list of all; a name may be one of the player's own. */
export function TextAnswer({ question, text, onText }: Props) {
  const { of, suggestions, words } = question;
  const [written, setWritten] = useState(text);
  const known = useMemo(
    () => (of === 'type' ? [...new Set([...CREATURE_TYPES, ...suggestions])].sort() : suggestions),
    [of, suggestions],
  );
  const [open, setOpen] = useState(false);
  const exact = known.some((one) => fold(one) === fold(written));
  const found = useMemo(() => search(known, written), [known, written]);
  const write = (next: string) => {
    setWritten(next);
    const folded = fold(next);
    const same = known.find((one) => fold(one) === folded);
    onText(same ?? (of === 'name' ? next : ''));
  };
  return (
    <Autocomplete.Root
      items={known}
      filteredItems={found}
      value={written}
      onValueChange={write}
      openOnInputClick
      // While it is open, the rest of the page is hidden from screen readers: with a whole word it has done.
      open={open && !exact}
      onOpenChange={setOpen}
    >
      <Autocomplete.Input
        className="input"
        aria-label={words}
        maxLength={200}
        placeholder={PLACEHOLDER[of]}
      />
      <Autocomplete.Portal>
        <Autocomplete.Positioner className="floating" side="top" align="start" sideOffset={6}>
          <Autocomplete.Popup className="menu">
            <Autocomplete.Empty className="menuempty">{NOTHING_FOUND[of]}</Autocomplete.Empty>
            <Autocomplete.List>
              {(one: string) => (
                <Autocomplete.Item key={one} value={one} className="menuitem">
                  {one}
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}

const fold = (text: string): string => text.trim().toLowerCase().replaceAll('’', "'");

/** Those that begin with what is written first, then those that hold it. */
function search(known: readonly string[], written: string): readonly string[] {
  const wanted = fold(written);
  const holds = known.filter((one) => fold(one).includes(wanted));
  const begins = (one: string) => fold(one).startsWith(wanted);
  return [...holds.filter(begins), ...holds.filter((one) => !begins(one))];
}
