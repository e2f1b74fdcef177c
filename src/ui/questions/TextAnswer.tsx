import { useId } from 'react';

interface Props {
  readonly words: string;
  readonly text: string;
  readonly suggestions: readonly string[];
  readonly onText: (text: string) => void;
}

/** A word of the player's own: a creature type, the name of a card. What lies on the table is suggested. */
export function TextAnswer({ words, text, suggestions, onText }: Props) {
  const id = useId();
  return (
    <span className="numberanswer">
      <input
        className="input"
        aria-label={words}
        list={id}
        maxLength={200}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <datalist id={id}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </span>
  );
}
