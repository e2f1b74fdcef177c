import { useEffect, useId, useState } from 'react';
import { useTakesFocus } from '../small/useTakesFocus';
import type { AddingActions, OwnCardView, OwnFaceView, ReadingView } from '../views';
import { BLANK_FACE, cardOf, ownCard, shows } from './own.view';
import { Reading } from './Reading';
import { TakeButton } from './TakeButton';

type CardData = ReturnType<typeof cardOf>;

interface Props {
  /** Its first field takes the focus as it comes. */
  readonly focus: boolean;
  readonly own: OwnCardView;
  readonly onOwn: (own: OwnCardView) => void;
  readonly actions: Pick<AddingActions, 'readPasted' | 'readingOf' | 'cardFault'>;
  /** What taking it is called. */
  readonly take?: string;
  readonly onTake: (card: CardData) => void;
}

export const FRESH_CARD: OwnCardView = { faces: [BLANK_FACE] };

const FIELDS: readonly {
  readonly key: keyof Omit<OwnFaceView, 'text' | 'colours'>;
  readonly label: string;
  readonly hint: string;
}[] = [
  { key: 'name', label: 'Name of the card', hint: '' },
  { key: 'cost', label: 'Mana cost', hint: '{1}{G}' },
  { key: 'typeLine', label: 'Type line', hint: 'Creature — Bear' },
];

const PLACES = ['front', 'back'];

const NUMBERS = [
  { key: 'power', label: 'Power', of: 'size' },
  { key: 'toughness', label: 'Toughness', of: 'size' },
  { key: 'loyalty', label: 'Loyalty', of: 'loyalty' },
  { key: 'defense', label: 'Defense', of: 'defense' },
] as const;

/** A card in the user's own words, or pasted. What the app makes of its text stands under it as it is written. */
export function OwnCard({ focus, own, onOwn, actions, take = 'Take this card', onTake }: Props) {
  const id = useId();
  const first = useTakesFocus<HTMLInputElement>(focus);
  const [said, setSaid] = useState('');
  const card = cardOf(own);
  const { reading, isOfNow } = useReading(card, actions.readingOf);
  const fault = actions.cardFault(card) ?? (isOfNow ? undefined : 'Reading its text…');
  const set = (at: number, part: Partial<OwnFaceView>) =>
    onOwn({ ...own, faces: own.faces.map((face, n) => (n === at ? { ...face, ...part } : face)) });
  const paste = async (text: string) => {
    const read = await actions.readPasted(text);
    if (!read.ok) return setSaid(read.why);
    const [only, ...others] = read.cards;
    if (only === undefined) return;
    if (others.length === 0) {
      onOwn(ownCard(only));
      return setSaid(`Pasted ${only.name}.`);
    }
    const faults = read.cards.flatMap((one) => actions.cardFault(one) ?? []);
    if (faults[0] !== undefined) return setSaid(faults[0]);
    for (const one of read.cards) onTake(one);
    setSaid(`Took ${read.cards.length} cards.`);
  };
  return (
    <div className="adder owntoken">
      <label className="field-line" htmlFor={`${id}p`}>
        Paste a card: its words, or an object of Scryfall or MTGJSON
        <textarea
          id={`${id}p`}
          className="input"
          rows={1}
          spellCheck={false}
          value=""
          aria-describedby={`${id}s`}
          onChange={(event) => void paste(event.target.value)}
        />
      </label>
      <p className="quiet" id={`${id}s`} role="status">
        {said}
      </p>
      {own.faces.map((face, at) => (
        <div key={PLACES[at]} className="ownface">
          {FIELDS.map(({ key, label, hint }) => (
            <label key={key} className="field-line" htmlFor={`${id}${at}${key}`}>
              {label}
              <input
                ref={key === 'name' && at === 0 ? first : undefined}
                id={`${id}${at}${key}`}
                className="input"
                maxLength={100}
                autoComplete="off"
                spellCheck={false}
                placeholder={hint}
                value={face[key]}
                onChange={(event) => set(at, { [key]: event.target.value })}
              />
            </label>
          ))}
          <div className="owntokenline">
            {NUMBERS.filter(({ of }) => shows(face.typeLine)[of]).map(({ key, label }) => (
              <label key={key} className="field-line" htmlFor={`${id}${at}${key}`}>
                {label}
                <input
                  id={`${id}${at}${key}`}
                  className="input"
                  maxLength={4}
                  autoComplete="off"
                  value={face[key]}
                  onChange={(event) => set(at, { [key]: event.target.value })}
                />
              </label>
            ))}
          </div>
          <label className="field-line" htmlFor={`${id}${at}t`}>
            Text of the card
            <textarea
              id={`${id}${at}t`}
              className="input"
              rows={4}
              maxLength={4000}
              placeholder="When this creature enters, draw a card."
              value={face.text}
              onChange={(event) => set(at, { text: event.target.value })}
            />
          </label>
        </div>
      ))}
      {reading !== undefined && card.name !== '' && <Reading view={reading} />}
      <TakeButton id={`${id}u`} fault={fault} onTake={() => onTake(card)}>
        {take}
      </TakeButton>
    </div>
  );
}

/** What is made of a card's text; as long as it is read, what was made of it before. */
function useReading(
  card: CardData,
  readingOf: AddingActions['readingOf'],
): { readonly reading?: ReadingView; readonly isOfNow: boolean } {
  const words = JSON.stringify(card);
  const [found, setFound] = useState<{ of: string; reading: ReadingView }>();
  useEffect(() => {
    let wanted = true;
    readingOf(JSON.parse(words) as CardData).then(
      (reading) => wanted && setFound({ of: words, reading }),
      // Where what reads it cannot be loaded, it is not taken.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [words, readingOf]);
  return found === undefined ? { isOfNow: false } : { ...found, isOfNow: found.of === words };
}
