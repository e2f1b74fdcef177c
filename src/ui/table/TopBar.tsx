import { Icon } from '../look/Icon';
import { useCommand } from '../small/CommandsContext';
import type { TableActions, TableView } from '../views';
import { BarMenu } from './BarMenu';
import { ThemeButton } from './ThemeButton';

interface Props {
  readonly view: Pick<TableView, 'title' | 'saved' | 'edition' | 'undo' | 'redo'>;
  readonly actions: TableActions;
}

/** What undo or redo would do, and its key; without words where the step is not told yet. */
function hintOf(name: 'undo' | 'redo', step: string | undefined, key: string): string {
  if (step === undefined) return `Nothing to ${name}`;
  const label = name === 'undo' ? 'Undo' : 'Redo';
  return `${step === '' ? label : `${label}: ${step}`} (${key})`;
}

/** Title, undo and redo, the card search, files, and the rest in a menu. */
export function TopBar({ view, actions }: Props) {
  const palette = useCommand('palette');
  return (
    <header className="bar">
      <button
        type="button"
        className="mark"
        aria-label="Ruleglass, start page"
        onClick={actions.onStart}
      >
        <Icon name="lens" />
        <span>Ruleglass</span>
      </button>
      <div className="title">
        <h1 className="name">{view.title}</h1> {view.saved && <em>{view.saved}</em>}
      </div>
      <span className="gap" />
      <span className="bargroup">
        <button
          type="button"
          className="btn icon back"
          aria-disabled={view.undo === undefined}
          aria-label={view.undo ? `Undo: ${view.undo}` : 'Undo'}
          title={hintOf('undo', view.undo, 'Z')}
          onClick={actions.onUndo}
        >
          <Icon name="undo" />
        </button>
        <button
          type="button"
          className="btn icon back"
          aria-disabled={view.redo === undefined}
          aria-label={view.redo ? `Redo: ${view.redo}` : 'Redo'}
          title={hintOf('redo', view.redo, 'Shift Z')}
          onClick={actions.onRedo}
        >
          <Icon name="redo" />
        </button>
      </span>
      <button type="button" className="btn plain addbtn" onClick={actions.onAddCard}>
        <Icon name="plus" />
        <span>Add a card</span>
      </button>
      <button
        type="button"
        className="find"
        aria-label="Find an action, a card, or a rule"
        onClick={palette.run}
      >
        <Icon name="search" />
        <span className="long">Card, action, rule</span>
        {palette.keys[0] !== undefined && <span className="key">{palette.keys[0]}</span>}
      </button>
      <span className="edition">{view.edition}</span>
      <button type="button" className="btn plain filebtn" onClick={actions.onOpen}>
        <Icon name="folder" />
        Open
      </button>
      <button type="button" className="btn plain filebtn" onClick={actions.onSave}>
        <Icon name="save" />
        Save
      </button>
      <ThemeButton />
      <BarMenu edition={view.edition} />
    </header>
  );
}
