import { useState } from 'react';
import { DialogFrame } from '../../dialogs/DialogFrame';
import { Stepper } from '../../small/Stepper';
import type { TokenView } from '../../views';

interface Props {
  readonly name: string;
  readonly tokens: readonly TokenView[];
  readonly onMake: (place: number, count: number) => void;
  readonly onClose: () => void;
}

/** The tokens that a card makes, one press away. */
export function RelatedDialog({ name, tokens, onMake, onClose }: Props) {
  const [count, setCount] = useState(1);
  return (
    <DialogFrame open title={`Tokens that ${name} makes`} onClose={onClose}>
      <div className="addform">
        <div className="addstate">
          <span aria-hidden="true">How many</span>
          <Stepper label="How many" value={count} min={1} max={9999} onChange={setCount} />
        </div>
        <div className="tokenlist">
          {tokens.map((token, place) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: the tokens of one card
              key={place}
              type="button"
              className="btn"
              onClick={() => onMake(place, count)}
            >
              <b className="font-serif">{token.name}</b> <span>{token.line}</span>
            </button>
          ))}
        </div>
        <p className="quiet">
          By hand: what would change or add to making tokens is not asked. A creature that just came
          is summoning sick (302.6).
        </p>
      </div>
    </DialogFrame>
  );
}
