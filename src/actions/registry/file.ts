import { leave } from '../../store/works';
import { saveFile } from '../saving';
import type { Action } from './action';
import { always, atTable } from './when';

/** Works and files. */
export const FILE: readonly Action[] = [
  {
    id: 'open',
    label: 'Open a scenario file',
    group: 'file',
    keys: ['Ctrl+O'],
    when: always,
    run: ({ ports }) => ports.pickFile(),
  },
  {
    id: 'save',
    label: 'Save a scenario file',
    group: 'file',
    keys: ['Ctrl+S'],
    when: atTable,
    run: saveFile,
  },
  {
    id: 'leave',
    label: 'Start page',
    group: 'file',
    keys: [],
    when: atTable,
    run: ({ store }) => leave(store),
  },
];
