/** As words are compared: no accents, no apostrophes, small letters. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/['’‘ʼ`]/gu, '')
    .toLowerCase()
    .trim();
