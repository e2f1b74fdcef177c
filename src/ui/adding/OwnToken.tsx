import { useEffect, useId, useState } from 'react';
import { ManaSymbol } from '../mana/ManaSymbol';
import { useTakesFocus } from '../small/useTakesFocus';
import type { AddingActions, ColourLetter, OwnTokenView } from '../views';
import { TakeButton } from './TakeButton';

interface Props {
  /** Its first field takes the focus as it comes. */
  readonly focus: boolean;
  readonly actions: Pick<AddingActions, 'unreadIn' | 'faultOf'>;
  readonly onTake: (token: OwnTokenView) => void;
}

const COLOURS = [
  ['W', 'white'],
  ['U', 'blue'],
  ['B', 'black'],
  ['R', 'red'],
  ['G', 'green'],
] as const;

const FRESH: OwnTokenView = {
  name: '',
  typeLine: 'Creature — ',
  colours: [],
  power: '1',
  toughness: '1',
  text: '',
};

/** A token in the user's own words. What of its text cannot be read is said before it is made. */
export function OwnToken({ focus, actions, onTake }: Props) {
  const id = useId();
  const first = useTakesFocus<HTMLInputElement>(focus);
  const [token, setToken] = useState(FRESH);
  const set = (part: Partial<OwnTokenView>) => setToken({ ...token, ...part });
  const unread = useUnread(token, actions.unreadIn);
  const fault = actions.faultOf(token) ?? (unread === undefined ? 'Reading its text…' : undefined);
  const field = (key: 'name' | 'typeLine' | 'power' | 'toughness', label: string, most = 100) => (
    <label className="field-line" htmlFor={id + key}>
      {label}
      <input
        ref={key === 'name' ? first : undefined}
        id={id + key}
        className="input"
        maxLength={most}
        autoComplete="off"
        value={token[key]}
        onChange={(event) => set({ [key]: event.target.value })}
      />
    </label>
  );
  const flip = (letter: ColourLetter) =>
    set({
      colours: token.colours.includes(letter)
        ? token.colours.filter((one) => one !== letter)
        : [...token.colours, letter],
    });
  return (
    <div className="adder owntoken">
      {field('name', 'Name of the token')}
      {field('typeLine', 'Type line')}
      <div className="owntokenline">
        {field('power', 'Power', 4)}
        {field('toughness', 'Toughness', 4)}
        <div className="field-line">
          <span aria-hidden="true">Colours</span>
          {/* biome-ignore lint/a11y/useSemanticElements: buttons that hold, no fieldset */}
          <span className="seg colourseg" role="group" aria-label="Colours of the token">
            {COLOURS.map(([letter, word]) => (
              <button
                key={letter}
                type="button"
                aria-pressed={token.colours.includes(letter)}
                aria-label={word}
                title={word}
                onClick={() => flip(letter)}
              >
                <ManaSymbol code={letter} />
              </button>
            ))}
          </span>
        </div>
      </div>
      <label className="field-line" htmlFor={`${id}t`}>
        Text
        <textarea
          id={`${id}t`}
          className="input"
          rows={3}
          maxLength={2000}
          placeholder="Flying, haste"
          aria-describedby={`${id}u`}
          value={token.text}
          onChange={(event) => set({ text: event.target.value })}
        />
      </label>
      <TakeButton
        id={`${id}u`}
        fault={fault}
        note={
          unread !== undefined && unread.length > 0
            ? `Not modelled here, shown on the token and played by hand: “${unread.join('” “')}”`
            : 'All of its text is understood.'
        }
        onTake={() => onTake(token)}
      >
        Take this token
      </TakeButton>
    </div>
  );
}

/** The sentences of its text that cannot be read; nothing as long as they are looked for. */
function useUnread(
  token: OwnTokenView,
  unreadIn: AddingActions['unreadIn'],
): readonly string[] | undefined {
  const [found, setFound] = useState<{ of: OwnTokenView; unread: readonly string[] }>();
  const blank = token.text.trim() === '';
  useEffect(() => {
    if (blank) return;
    let wanted = true;
    unreadIn(token).then(
      (unread) => wanted && setFound({ of: token, unread }),
      // Where what reads it cannot be loaded, it is not taken.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [token, blank, unreadIn]);
  if (blank) return [];
  return found?.of === token ? found.unread : undefined;
}
