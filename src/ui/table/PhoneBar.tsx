import { Icon } from '../look/Icon';
import type { TableActions, TableView } from '../views';
import { BarMenu } from './BarMenu';

interface Props {
  readonly view: TableView;
  readonly actions: TableActions;
}

/** The top of the phone: back, when we are, undo and redo, one more card, the rest. */
export function PhoneBar({ view, actions }: Props) {
  const now = view.turn.phases.flat().find(({ state }) => state === 'now');
  return (
    <header className="pbar">
      <button
        type="button"
        className="btn plain icon"
        aria-label="Start page"
        onClick={actions.onStart}
      >
        <Icon name="left" />
      </button>
      <div className="when">
        <b>
          Turn {view.turn.number}
          {now && `, ${now.name}`}
        </b>
        <h1>{view.title}</h1>
      </div>
      <button
        type="button"
        className="btn icon back"
        aria-disabled={view.undo === undefined}
        aria-label={view.undo ? `Undo: ${view.undo}` : 'Undo'}
        title={view.undo === undefined ? 'Nothing to undo' : undefined}
        onClick={actions.onUndo}
      >
        <Icon name="undo" />
      </button>
      <button
        type="button"
        className="btn icon back"
        aria-disabled={view.redo === undefined}
        aria-label={view.redo ? `Redo: ${view.redo}` : 'Redo'}
        title={view.redo === undefined ? 'Nothing to redo' : undefined}
        onClick={actions.onRedo}
      >
        <Icon name="redo" />
      </button>
      <button
        type="button"
        className="btn icon"
        aria-label="Add a card"
        onClick={actions.onAddCard}
      >
        <Icon name="plus" />
      </button>
      <BarMenu edition={view.edition} />
    </header>
  );
}
