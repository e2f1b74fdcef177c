/** A number with what is counted: "1 card", "2 cards". The word makes its plural with an s. */
export const many = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;
