import { useId, useState } from 'react';
import { Stepper } from '../small/Stepper';
import { Tick } from '../small/Tick';
import type { AddCardView, FoundCardView, Id } from '../views';
import { CardSearch } from './CardSearch';
import { DialogFrame } from './DialogFrame';

interface Props {
  readonly open: boolean;
  readonly cards: readonly FoundCardView[];
  readonly players: readonly { readonly id: Id; readonly name: string }[];
  /** Whose it is at first. */
  readonly player: Id;
  readonly onAdd: (card: AddCardView) => void;
  readonly onClose: () => void;
}

const ZONES = [
  { id: 'battlefield', name: 'battlefield', into: 'onto the battlefield' },
  { id: 'hand', name: 'hand', into: 'into the hand' },
  { id: 'library', name: 'library, on top', into: 'on top of the library' },
  { id: 'graveyard', name: 'graveyard', into: 'into the graveyard' },
  { id: 'exile', name: 'exile', into: 'into exile' },
  { id: 'command', name: 'command zone', into: 'into the command zone' },
] as const;

/** Find a card by name and place it by hand: whose, where, how many, in what state. */
export function AddCardDialog({ open, cards, players, player, onAdd, onClose }: Props) {
  const id = useId();
  const [card, setCard] = useState<FoundCardView | null>(null);
  const [owner, setOwner] = useState(player);
  const [zone, setZone] = useState<AddCardView['zone']>('battlefield');
  const [count, setCount] = useState(1);
  const [tapped, setTapped] = useState(false);
  const [sick, setSick] = useState(false);
  const onTable = zone === 'battlefield';
  const where = ZONES.find((other) => other.id === zone)?.into ?? zone;
  const add = () => {
    if (!card) return;
    const state = { tapped: onTable && tapped, sick: onTable && sick };
    onAdd({ name: card.name, player: owner, zone, count, ...state });
    // Whose and where stay: the next card often goes to the same place.
    setCard(null);
    setCount(1);
    setTapped(false);
    setSick(false);
  };
  return (
    <DialogFrame open={open} title="Add a card" onClose={onClose}>
      <form
        className="addform"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <CardSearch cards={cards} value={card} onChange={setCard} />
        <div className="two">
          <label className="field-line" htmlFor={`${id}p`}>
            Whose
            <select
              id={`${id}p`}
              className="input"
              value={owner}
              onChange={(event) => setOwner(event.target.value)}
            >
              {players.map((other) => (
                <option key={other.id} value={other.id}>
                  {other.name}
                </option>
              ))}
            </select>
          </label>
          <label className="field-line" htmlFor={`${id}z`}>
            Where
            <select
              id={`${id}z`}
              className="input"
              value={zone}
              onChange={(event) => {
                const next = ZONES.find((other) => other.id === event.target.value);
                if (next) setZone(next.id);
              }}
            >
              {ZONES.map((other) => (
                <option key={other.id} value={other.id}>
                  {other.name}
                </option>
              ))}
            </select>
          </label>
        </div>
        <div className="addstate">
          <span aria-hidden="true">How many</span>
          <Stepper label="How many" value={count} min={1} max={999} onChange={setCount} />
          {onTable && (
            <>
              <Tick label="Tapped" on={tapped} onChange={setTapped} />
              <Tick label="Summoning sick" on={sick} onChange={setSick} />
            </>
          )}
        </div>
        <div className="dialogfoot">
          <p className="quiet">This is done by hand, and marked so.</p>
          <button type="submit" className="btn main" disabled={!card}>
            {card ? `Put ${count > 1 ? `${count} ` : ''}${where}` : 'Choose a card first'}
          </button>
        </div>
      </form>
    </DialogFrame>
  );
}
