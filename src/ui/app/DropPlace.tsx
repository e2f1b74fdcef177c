import { useEffect, useState } from 'react';
import { Icon } from '../look/Icon';
import { useApp } from './AppContext';

/** Files may be dropped anywhere on the page; while they hang over it, it says what will happen. */
export function DropPlace() {
  const { store } = useApp();
  const [over, setOver] = useState(false);
  useEffect(() => {
    // Each element that is entered is told before the one that is left: what counts is how many are entered.
    let depth = 0;
    const set = (value: number) => {
      depth = Math.max(0, value);
      setOver(depth > 0);
    };
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const enter = (event: DragEvent) => hasFiles(event) && set(depth + 1);
    const leave = (event: DragEvent) => hasFiles(event) && set(depth - 1);
    const hang = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      // Or the browser would leave the page for the file.
      event.preventDefault();
      set(0);
      const files = [...(event.dataTransfer?.files ?? [])];
      void import('./takeFiles').then(({ takeFiles }) => takeFiles(store, files));
    };
    addEventListener('dragenter', enter);
    addEventListener('dragleave', leave);
    addEventListener('dragover', hang);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragenter', enter);
      removeEventListener('dragleave', leave);
      removeEventListener('dragover', hang);
      removeEventListener('drop', drop);
    };
  }, [store]);
  if (!over) return null;
  return (
    <div className="dropplace" role="status">
      <p>
        <Icon name="file" />
        <b>Drop scenario files to open them</b>
        <span>Each becomes a work of its own; what lies on the table stays saved.</span>
        <span>A bulk file of cards is kept here, to be placed on any table.</span>
        <span>The official rules as a TXT file are kept, to be read in place.</span>
      </p>
    </div>
  );
}
