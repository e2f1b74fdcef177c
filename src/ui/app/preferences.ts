import type { KeySets } from '../../actions/keys';
import { preference, usePreference } from '../look/preference';

/** Whether keys of a single letter do something (WCAG 2.1.4). */
export const singleKeys = preference('single-keys', ['on', 'off']);

/** Whether the function keys that Magic Online uses do something. */
export const functionKeys = preference('function-keys', ['off', 'on']);

/** Whether names typed in the search for cards are looked up at Scryfall: not before somebody wants it. */
export const lookingUp = preference('look-ups', ['off', 'on']);

/** Which sets of keys are on now. */
export const keySets = (): KeySets => ({
  singles: singleKeys.get() === 'on',
  functions: functionKeys.get() === 'on',
});

/** As `keySets`; the component is drawn again when it changes. */
export function useKeySets(): KeySets {
  const singles = usePreference(singleKeys) === 'on';
  const functions = usePreference(functionKeys) === 'on';
  return { singles, functions };
}
