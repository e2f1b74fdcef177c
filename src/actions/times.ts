/** How often: "once", "twice", "3 times". */
export const timesWord = (n: number): string =>
  n === 1 ? 'once' : n === 2 ? 'twice' : `${n.toLocaleString('en')} times`;
