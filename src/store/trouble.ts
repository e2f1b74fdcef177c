import type { Check } from '../rules';
import type { Problem } from '../scenario/limits';

/** Why something that was wanted did not happen. Always shown, never thrown. */
export type Trouble =
  /** Against the rules: which checks failed. */
  | { readonly kind: 'refused'; readonly checks: readonly Check[] }
  /** A text or rule was reached that is not modelled here. */
  | { readonly kind: 'unsupported'; readonly what: string }
  /** The rules do not decide. */
  | { readonly kind: 'undecided'; readonly why: string }
  /** A fault of this program: the position stays as it was. */
  | { readonly kind: 'fault'; readonly message: string }
  /** A file, a link or the storage: what is wrong, and where. */
  | { readonly kind: 'problems'; readonly title: string; readonly problems: readonly Problem[] };
