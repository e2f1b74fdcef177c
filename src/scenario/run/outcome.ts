import type { Check } from '../../rules';
import { pointer } from '../limits';
import type { Position } from './position';
import { refusalIn } from './refusal';
import { Failed, Misfit, Refused, Unsupported } from './stops';

/** What came of a scenario: all went as it says, or where and why it did not. */
export type Outcome =
  | { readonly result: 'pass' }
  | {
      readonly result: 'fail';
      readonly at: string;
      readonly why: string;
      readonly wanted: unknown;
      readonly found: unknown;
    }
  /** A card text or a rule that is needed is not modelled. */
  | { readonly result: 'unsupported'; readonly at: string; readonly why: string }
  /** An entry cannot be carried out; `checks` where the rules refuse it. */
  | {
      readonly result: 'error';
      readonly at: string;
      readonly why: string;
      readonly checks?: readonly Check[];
    };

/** What stopped the scenario at a place. Anything that is no stop of ours is thrown on. */
export function stopped(
  error: unknown,
  path: readonly (string | number)[],
  position: Position | undefined,
): Exclude<Outcome, { readonly result: 'pass' }> {
  const at = pointer(path);
  if (error instanceof Failed) {
    const { wanted, found, message } = error;
    return { result: 'fail', at, why: message, wanted: wanted ?? null, found: found ?? null };
  }
  if (error instanceof Unsupported) return { result: 'unsupported', at, why: error.message };
  if (error instanceof Misfit) return { result: 'error', at, why: error.message };
  if (error instanceof Refused) {
    const why = position === undefined ? 'refused' : refusalIn(position, error.checks) || 'refused';
    return { result: 'error', at, why, checks: error.checks };
  }
  throw error;
}
