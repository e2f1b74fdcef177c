import { SymbolText } from '../mana/SymbolText';

interface Props {
  /** Says what pressing it does. */
  readonly label: string;
  readonly note?: string | undefined;
  /** Key shown: "N" or "↵". */
  readonly keyName?: string;
  /** Why it may not be pressed yet; it stays focusable, so that the reason can be heard. */
  readonly missing?: string | undefined;
  readonly onPress: () => void;
}

/** The button at the right end of the question bar. */
export function Primary({ label, note, keyName = '↵', missing, onPress }: Props) {
  const small = missing ?? note;
  return (
    <button
      type="button"
      className="pass"
      data-primary={keyName}
      aria-disabled={missing !== undefined}
      onClick={() => missing === undefined && onPress()}
    >
      <b>
        <SymbolText text={label} />
      </b>
      {small && (
        <small>
          <SymbolText text={small} />
        </small>
      )}
      <span className="key" aria-hidden="true">
        {keyName}
      </span>
    </button>
  );
}
