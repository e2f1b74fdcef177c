import { Switch } from '@base-ui/react/switch';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { grouped } from '../../scenario/limits';
import { cx } from '../look/cx';
import { ManaCost } from '../mana/ManaCost';
import { SymbolText } from '../mana/SymbolText';
import { many } from '../small/many';
import { useTakesFocus } from '../small/useTakesFocus';
import type { ColourLetter, KeptView, LookUpsView } from '../views';
import { Filters } from './Filters';
import { counted, type Entry, find } from './find.view';
import { NothingFound } from './NothingFound';
import { useKept } from './useKept';
import { useOnline } from './useOnline';

interface Props {
  readonly entries: readonly Entry[];
  /** What the list holds. */
  readonly what: 'card' | 'token';
  /** The field takes the focus as it comes. */
  readonly focus: boolean;
  readonly onTake: (entry: Entry, count: number) => void;
  /** Where more is looked up, if anywhere. */
  readonly lookUps?: LookUpsView;
  /** The cards of a file on this machine. */
  readonly kept?: KeptView;
  /** What came of what was taken. */
  readonly said?: string;
  /** Several lines were pasted. */
  readonly onList: (text: string) => void;
}

/** Height of a line of the list in rem, as the style says it. */
const LINE = 2.75;
const PAGE = 6;

/** All that can be placed, to look through or to search: a field, and the list under it. */
export function Finder({ entries, what, focus, onTake, onList, lookUps, kept, said }: Props) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [type, setType] = useState('');
  const [colours, setColours] = useState<readonly (ColourLetter | 'C')[]>([]);
  const [active, setActive] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const field = useTakesFocus<HTMLInputElement>(focus);
  const { count, words } = counted(typed);
  const known = useMemo(
    () => find(entries, { words, type, colours }),
    [entries, words, type, colours],
  );
  // What is only known by its name has no type and no colours to be chosen by.
  const isPlain = type === '' && colours.length === 0;
  const online = useOnline(isPlain ? words : '', lookUps);
  const looked = useMemo(() => ({ words, type, colours }), [words, type, colours]);
  const ofFile = useKept(looked, kept);
  const found = useMemo(() => {
    const names = new Set(entries.map(({ name }) => name));
    const more = ofFile.entries.filter(({ name }) => !names.has(name));
    for (const { name } of more) names.add(name);
    return [...known, ...more, ...online.entries.filter(({ name }) => !names.has(name))];
  }, [entries, known, ofFile.entries, online.entries]);
  const beyond = ofFile.total - ofFile.entries.length;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const rows = useVirtualizer({
    count: found.length,
    getScrollElement: () => box.current,
    estimateSize: () => LINE * rem,
    initialRect: { width: 400, height: 320 },
    overscan: 6,
  });
  const place = Math.min(active, found.length - 1);
  const option = (at: number) => `${id}o${at}`;
  const goTo = (at: number) => {
    const next = Math.max(0, Math.min(found.length - 1, at));
    setActive(next);
    rows.scrollToIndex(next);
  };
  const take = (entry: Entry | undefined) => {
    if (entry === undefined) return;
    onTake(entry, count);
    field.current?.select();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE }[event.key];
    if (by !== undefined) goTo(place + by);
    else if (event.key === 'Enter') take(found[place]);
    else if (event.key === 'Escape' && typed !== '') setTyped('');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const search = (text: string) => {
    setTyped(text);
    setActive(0);
    rows.scrollToIndex(0);
  };
  const switchOn = () => {
    lookUps?.onSwitch(true);
    field.current?.focus();
  };
  return (
    <div className="adder">
      <label className="field-line" htmlFor={`${id}f`}>
        Name or type
        <input
          ref={field}
          id={`${id}f`}
          className="input big-input"
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}l`}
          aria-autocomplete="list"
          aria-activedescendant={place >= 0 ? option(place) : undefined}
          aria-describedby={`${id}h`}
          autoComplete="off"
          spellCheck={false}
          placeholder="angel, or 4 Forest"
          value={typed}
          onChange={(event) => search(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text');
            if (!/\n/.test(text.trim())) return;
            event.preventDefault();
            onList(text);
          }}
        />
      </label>
      <Filters
        type={type}
        colours={colours}
        onType={setType}
        onColours={setColours}
        describes={`${many(found.length, what)}${beyond > 0 ? `, and ${grouped(beyond)} more in the file` : ''}`}
        id={`${id}h`}
      />
      {lookUps !== undefined && (
        <div className="lookups">
          <span className="lookupsswitch">
            <Switch.Root
              className="sw"
              checked={lookUps.on}
              aria-labelledby={`${id}k`}
              onCheckedChange={(on) => lookUps.onSwitch(on)}
            >
              <i />
            </Switch.Root>
            <span id={`${id}k`}>Look names up at Scryfall</span>
          </span>
          <small className="quiet" role="status">
            {said || online.said}
          </small>
        </div>
      )}
      {kept !== undefined && (
        <div className="lookups">
          <small className="quiet" role="status">
            {kept.words}
          </small>
          <button type="button" className="btn small" onClick={kept.does.run}>
            {kept.does.label}
          </button>
        </div>
      )}
      <div className="adderbox">
        <div
          ref={box}
          id={`${id}l`}
          className="adderlist"
          role="listbox"
          aria-label={`Known ${what}s`}
        >
          <div style={{ height: rows.getTotalSize(), position: 'relative' }} role="presentation">
            {rows.getVirtualItems().map((row) => {
              const entry = found[row.index];
              return (
                entry && (
                  <Line
                    key={entry.key}
                    id={option(row.index)}
                    entry={entry}
                    place={row.index}
                    of={found.length}
                    active={row.index === place}
                    top={row.start}
                    onTake={() => {
                      setActive(row.index);
                      take(entry);
                    }}
                  />
                )
              );
            })}
          </div>
        </div>
        {found.length === 0 && (
          <NothingFound {...(isPlain && lookUps?.on === false && { onLookUps: switchOn })} />
        )}
      </div>
    </div>
  );
}

interface LineProps {
  readonly id: string;
  readonly entry: Entry;
  readonly place: number;
  readonly of: number;
  readonly active: boolean;
  readonly top: number;
  readonly onTake: () => void;
}

function Line({ id, entry, place, of, active, top, onTake }: LineProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus and leads through the list
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field takes the active line
    <div
      id={id}
      role="option"
      aria-selected={active}
      aria-posinset={place + 1}
      aria-setsize={of}
      className={cx('adderline', active && 'active')}
      style={{ transform: `translateY(${top}px)` }}
      onPointerDown={(event) => event.pointerType === 'mouse' && event.preventDefault()}
      onClick={onTake}
    >
      <span className="words">
        <b className="font-serif">{entry.label}</b>
        <small>
          <SymbolText text={[entry.line, entry.note].filter(Boolean).join(' · ')} />
        </small>
      </span>
      {entry.cost && <ManaCost cost={entry.cost} />}
    </div>
  );
}
