import type { Check } from '../../rules';

/** Inside the runner only: something needed is not modelled. */
export class Unsupported extends Error {}

/** Inside the runner only: an entry cannot be carried out as it is written. */
export class Misfit extends Error {}

/** Inside the runner only: the rules refuse what an entry does. */
export class Refused extends Error {
  constructor(readonly checks: readonly Check[]) {
    super('refused');
  }
}

/** Inside the runner only: something expected does not hold. */
export class Failed extends Error {
  constructor(
    readonly wanted: unknown,
    readonly found: unknown,
    why: string,
  ) {
    super(why);
  }
}
