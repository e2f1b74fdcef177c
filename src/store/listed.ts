/** A saved work in the list of them. */
export interface ListedWork {
  readonly id: string;
  readonly title: string;
  readonly line: string;
  /** Milliseconds since 1970. */
  readonly updated: number;
}
