import { type InspectorWords, inspectorWords } from '../../explain/inspecting';
import type { Inspected } from '../../store/state';
import type { About } from './about';

/** The words around an object; around nothing where it was not there at the step. */
export function inspectorView(about: About | undefined, inspected: Inspected): InspectorWords {
  return inspectorWords(about?.state, inspected.object, inspected.before !== undefined);
}
