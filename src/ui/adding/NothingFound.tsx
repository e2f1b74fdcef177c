interface Props {
  /** Names are looked up elsewhere from now on; given where that is off. */
  readonly onLookUps?: () => void;
}

/** In place of lines, where no known name fits. */
export function NothingFound({ onLookUps }: Props) {
  return (
    <div className="addernone">
      <p>Nothing of this name is known here.</p>
      {onLookUps && (
        <>
          <button type="button" className="btn" onClick={onLookUps}>
            Look it up at Scryfall
          </button>
          <small className="quiet">
            What you type here is then sent to scryfall.com, until you switch it off.
          </small>
        </>
      )}
    </div>
  );
}
