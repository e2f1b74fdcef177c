interface Spot {
  readonly clientX: number;
  readonly clientY: number;
}

/** So far a hand shakes without meaning it: pixels. */
const SHAKE = 6;

/**
 * Whether a pointer goes somewhere, or what changed came under it while it stayed: after a press, a key or a turn
 * of the wheel it goes somewhere only once it has left that place.
 */
export class Travel {
  private last: Spot | undefined;
  private from: Spot | undefined;

  /** Something was done while the pointer was there. */
  stays(at: Spot | undefined = this.last): void {
    this.from = at;
  }

  /** @returns whether the pointer means to be there */
  goes(at: Spot): boolean {
    this.last = at;
    const { from } = this;
    if (from === undefined) return true;
    if (Math.hypot(at.clientX - from.clientX, at.clientY - from.clientY) < SHAKE) return false;
    this.from = undefined;
    return true;
  }
}
