import { useState } from 'react';
import { SymbolText } from '../mana/SymbolText';

interface Props {
  /** Says what pressing it does. */
  readonly label: string;
  readonly note?: string | undefined;
  /** Key shown: "N" or "↵". */
  readonly keyName?: string;
  /** Why it may not be pressed yet; it stays focusable, so that the reason can be heard. */
  readonly missing?: string | undefined;
  /** The question that it answers: what was pressed too early before says nothing of the next. */
  readonly of?: string;
  readonly onPress: () => void;
}

/** The button at the right end of the question bar. Pressed too early it says what it waits for. */
export function Primary({ label, note, keyName = '↵', missing, of, onPress }: Props) {
  const small = missing ?? note;
  const [asked, setAsked] = useState<{ of: string | undefined; missing: string; times: number }>();
  const told = missing !== undefined && asked?.missing === missing && asked.of === of;
  const press = () => {
    if (missing === undefined) return onPress();
    setAsked({ of, missing, times: (asked?.times ?? 0) + 1 });
  };
  return (
    <button
      type="button"
      className="pass"
      data-primary={keyName}
      aria-disabled={missing !== undefined}
      data-told={told || undefined}
      onClick={press}
    >
      <b>
        <SymbolText text={label} />
      </b>
      {small && (
        <small key={told ? asked.times : 0} role={told ? 'alert' : undefined}>
          <SymbolText text={told ? `First: ${small}` : small} />
        </small>
      )}
      <span className="key" aria-hidden="true">
        {keyName}
      </span>
    </button>
  );
}
