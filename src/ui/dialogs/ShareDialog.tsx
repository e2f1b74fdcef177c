import { useRef, useState } from 'react';
import { Icon } from '../look/Icon';
import { SymbolText } from '../mana/SymbolText';
import { DialogFrame } from './DialogFrame';

interface Props {
  /** Nothing while it is being made. */
  readonly url: string | undefined;
  /** The step that it points at, with its number: "Step 4: Ada casts Shock". */
  readonly step: string;
  readonly failed: boolean;
  readonly halfDone: boolean;
  readonly long: boolean;
  readonly whole: boolean;
  readonly onWhole: (whole: boolean) => void;
  /** @returns whether the browser let it be copied */
  readonly onCopy: () => Promise<boolean>;
  readonly onFile: () => void;
  /** Where the system can hand links on to other apps. */
  readonly onHandOn?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** A link to this very step. Everything is in the link itself: nothing is stored anywhere. */
export function ShareDialog(props: Props) {
  const { url, step, failed, halfDone, long, whole, onWhole, onCopy, onFile, onHandOn, onClose } =
    props;
  const input = useRef<HTMLInputElement>(null);
  const [byHand, setByHand] = useState(false);
  const copy = async () => {
    const done = await onCopy();
    setByHand(!done);
    if (!done) input.current?.select();
  };
  return (
    <DialogFrame open title="Share this step" onClose={onClose}>
      <p className="sharelead">
        Who opens the link sees this step and can go on from it. The board is in the link itself;
        nothing is stored elsewhere.
      </p>
      <p className="sharestep">
        <SymbolText text={step} />
      </p>
      <fieldset className="sharewhat">
        <legend className="cap">What goes with it</legend>
        <Choice
          name="Everything, later steps and branches too"
          on={whole}
          set={() => onWhole(true)}
        />
        <Choice name="Only the way to this step" on={!whole} set={() => onWhole(false)} />
      </fieldset>
      <div className="sharelink">
        <input
          ref={input}
          className="input"
          readOnly
          aria-label="Link to this step"
          value={failed ? '' : (url ?? 'Making the link …')}
          onFocus={({ target }) => target.select()}
        />
        <button type="button" className="btn main" onClick={copy}>
          <Icon name="link" />
          Copy the link
        </button>
      </div>
      <div role="status" className="sharenotes">
        {failed && <p>The link could not be made, and it is our fault. Save a file instead.</p>}
        {byHand && <p>The browser did not let it be copied: press Ctrl+C now, it is selected.</p>}
        {halfDone && (
          <p>
            A spell or ability is half put together, which a link can’t hold: it points at the step
            before.
          </p>
        )}
        {long && (
          <p>
            <Icon name="warn" /> The link has {url?.length.toLocaleString('en-GB')} characters, and
            some programs cut off what is longer than 8,000. A file is safer.
          </p>
        )}
      </div>
      <div className="dialogend">
        <button type="button" className={long || failed ? 'btn main' : 'btn'} onClick={onFile}>
          <Icon name="save" />
          Save as a file
        </button>
        {onHandOn && (
          <button type="button" className="btn" onClick={onHandOn}>
            <Icon name="right" />
            Hand it on …
          </button>
        )}
      </div>
    </DialogFrame>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly on: boolean;
  readonly set: () => void;
}

function Choice({ name, on, set }: ChoiceProps) {
  return (
    <label className="shareway">
      <input type="radio" name="what" checked={on} onChange={set} />
      {name}
    </label>
  );
}
