/** Keywords that hold a name. */
const NAMES: Readonly<Record<string, string>> = { forMirrodin: 'for Mirrodin!' };

/** A keyword in one piece ("doubleStrike") as it is printed ("double strike"). */
export const keywordWord = (keyword: string): string =>
  NAMES[keyword] ?? keyword.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
