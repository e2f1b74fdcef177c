import { ManaSymbol } from '../mana/ManaSymbol';
import type { ColourLetter } from '../views';

interface Props {
  readonly type: string;
  readonly colours: readonly (ColourLetter | 'C')[];
  readonly onType: (type: string) => void;
  readonly onColours: (colours: readonly (ColourLetter | 'C')[]) => void;
  /** How many are found. */
  readonly describes: string;
  readonly id: string;
}

const TYPES = [
  'Creature',
  'Land',
  'Instant',
  'Sorcery',
  'Artifact',
  'Enchantment',
  'Planeswalker',
  'Battle',
];
const COLOURS = [
  ['W', 'white'],
  ['U', 'blue'],
  ['B', 'black'],
  ['R', 'red'],
  ['G', 'green'],
  ['C', 'colourless'],
] as const;

/** Narrows the list by type and colours. */
export function Filters({ type, colours, onType, onColours, describes, id }: Props) {
  return (
    <div className="filters">
      <select
        className="input"
        aria-label="Only of type"
        value={type}
        onChange={(event) => onType(event.target.value)}
      >
        <option value="">Any type</option>
        {TYPES.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that hold, no fieldset */}
      <span className="seg colourseg" role="group" aria-label="Only of these colours">
        {COLOURS.map(([letter, word]) => {
          const on = colours.includes(letter);
          return (
            <button
              key={letter}
              type="button"
              aria-pressed={on}
              aria-label={word}
              title={word}
              onClick={() =>
                onColours(on ? colours.filter((one) => one !== letter) : [...colours, letter])
              }
            >
              <ManaSymbol code={letter} />
            </button>
          );
        })}
      </span>
      <small className="quiet" id={id} role="status">
        {describes}
      </small>
    </div>
  );
}
