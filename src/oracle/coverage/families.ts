/** What a sentence has in common with others like it: names, numbers and mana are left open. */
export function familyOf(sentence: string, names: readonly string[]): string {
  let words = sentence;
  for (const name of names) if (name !== '') words = words.replaceAll(name, '~');
  return words
    .replace(/\s+/g, ' ')
    .replace(
      /\bthis (?:creature|land|artifact|enchantment|permanent|spell|card|Aura|Equipment)\b/gi,
      '~',
    )
    .replace(/[+−-][\dX]+\/[+−-][\dX]+/g, '±N/±N')
    .replace(/(?:\{[^{}]{1,6}\})+/g, (cost) => (/\{[TQE]\}/.test(cost) ? cost : '{M}'))
    .replace(/\b\d+\b/g, 'N')
    .replace(/\b(?:two|three|four|five|six|seven|eight|nine|ten)\b/g, 'N')
    .slice(0, 200);
}
