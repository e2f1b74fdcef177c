import { inspectorWords } from '../../explain/inspecting';
import type { Inspected } from '../../store/state';
import type { About } from './about';

/** The words around what the inspector shows. */
export interface InspectorView {
  /** What the whole of it is called. */
  readonly label: string;
  readonly title: string;
  /** What and whose it is, in a line. */
  readonly line: string;
  readonly leave: string;
  /** To what was inspected before; absent: it was opened from the table. */
  readonly back?: string;
  readonly actions: string;
}

/** The words around an object; around nothing where it was not there at the step. */
export function inspectorView(about: About | undefined, inspected: Inspected): InspectorView {
  return inspectorWords(about?.state, inspected.object, inspected.before !== undefined);
}
