/** Thrown for a fault of this program, never for anything that a user can cause. */
export class Fault extends Error {}

/** Says that something must be there. @throws Fault where it is not: a fault of the program. */
export function need<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Fault(`Missing: ${what}`);
  return value;
}

/** For the end of an exhaustive switch. @throws Fault when reached. */
export function never(value: never): never {
  throw new Fault(`Unexpected: ${JSON.stringify(value)}`);
}
