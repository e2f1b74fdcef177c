/** A keyword in one piece ("doubleStrike") as it is printed ("double strike"). */
export const keywordWord = (keyword: string): string =>
  keyword.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
