import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../look/Icon';
import { ListMenu } from '../menu/later';
import { MenuButton } from '../menu/MenuButton';
import type { WorkView } from '../views';
import type { WorkActions } from './startActions';

interface Props {
  readonly work: WorkView;
  readonly actions: WorkActions;
}

/** One saved work: opens where it was left; the menu holds the rest. */
export function WorkEntry({ work, actions }: Props) {
  const [renaming, setRenaming] = useState(false);
  const { id, title, line, when } = work;
  if (renaming) {
    return (
      <Renaming
        title={title}
        onDone={(next) => {
          setRenaming(false);
          if (next !== undefined && next !== title) actions.onRename(id, next);
        }}
      />
    );
  }
  return (
    <li className="work">
      <button type="button" className="workname" onClick={() => actions.onWork(id)}>
        <b>{title}</b>
        <span>{line}</span>
      </button>
      <span className="when">{when}</span>
      <MenuButton label={`More for ${title}`} icon={<Icon name="dots" />}>
        {(menu) => (
          <ListMenu
            {...menu}
            entries={[
              { label: 'Rename', icon: 'note', onPress: () => setRenaming(true) },
              { label: 'Duplicate', icon: 'copy', onPress: () => actions.onCopy(id) },
              { label: 'Save as a file', icon: 'save', onPress: () => actions.onExport(id) },
              'line',
              { label: 'Remove', icon: 'cross', onPress: () => actions.onRemove(id) },
            ]}
          />
        )}
      </MenuButton>
    </li>
  );
}

interface RenamingProps {
  readonly title: string;
  /** The new title, or nothing where it stays. */
  readonly onDone: (title?: string) => void;
}

function Renaming({ title, onDone }: RenamingProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onDone(input.current?.value);
  };
  return (
    <li className="work renaming">
      <form onSubmit={submit} onKeyDown={({ key }) => key === 'Escape' && onDone()}>
        <input ref={input} defaultValue={title} maxLength={300} aria-label="New title" />
        <button type="submit" className="btn main">
          Rename
        </button>
        <button type="button" className="btn plain" onClick={() => onDone()}>
          Cancel
        </button>
      </form>
    </li>
  );
}
