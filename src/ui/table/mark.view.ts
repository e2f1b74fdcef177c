/** What is marked as done by hand need not say so in words as well. */
export function withoutMark(words: string): string {
  const bare = words.replace(/^By hand: /, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}
