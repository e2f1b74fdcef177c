import { SymbolText } from '../mana/SymbolText';
import { RuleChips } from '../small/RuleChips';
import type { RefusalView } from '../views';

interface Props {
  readonly label: string;
  readonly note?: string | undefined;
  readonly keyName?: string | undefined;
  readonly refused?: RefusalView | undefined;
  readonly quiet?: boolean;
  readonly lead?: React.ReactNode;
  readonly onPress: () => void;
}

/** One answer in the bar. A refused one is not hidden: it says why. */
export function AnswerButton({ label, note, keyName, refused, quiet, lead, onPress }: Props) {
  const small = refused?.reason ?? note;
  return (
    <span className="ansbox">
      <button
        type="button"
        className={refused || quiet ? 'ans not' : 'ans'}
        aria-disabled={refused !== undefined}
        onClick={() => !refused && onPress()}
      >
        <span>
          {lead}
          <span className="words">
            <SymbolText text={label} />
          </span>
          {keyName && (
            <span className="key" aria-hidden="true">
              {keyName}
            </span>
          )}
        </span>
        {small && (
          <small>
            <SymbolText text={small} />
          </small>
        )}
      </button>
      {refused && <RuleChips rules={refused.rules} />}
    </span>
  );
}
