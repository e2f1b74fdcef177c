import { bringFile } from './bulk';

/** Lets the user choose a file of cards, which is then read. */
export function chooseFile(): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.json,.jsonl,.ndjson,.gz,application/json,application/gzip';
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (file !== undefined) void bringFile(file);
  });
  input.click();
}
