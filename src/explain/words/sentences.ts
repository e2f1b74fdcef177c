/** The first letter large; symbols in braces stay as they are. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "a, b and c". Nothing at all is an empty text. */
export function listed(items: readonly string[], join: 'and' | 'or' = 'and'): string {
  const [last, ...others] = [...items].reverse();
  if (last === undefined) return '';
  return others.length === 0 ? last : `${others.reverse().join(', ')} ${join} ${last}`;
}

/** "Ada's", "Grizzly Bears'". */
export function possessive(name: string): string {
  return name.endsWith('s') ? `${name}'` : `${name}'s`;
}

/** A sentence from a text: the first letter large and a full stop, once. */
export function asSentence(text: string): string {
  const start = capitalised(text.trim());
  return /[.?!…]$/.test(start) ? start : `${start}.`;
}

/** Remarks behind a phrase: "a, b". Nothing adds nothing. */
export function withRemarks(phrase: string, remarks: readonly string[]): string {
  return [phrase, ...remarks.filter((r) => r !== '')].join(', ');
}

/** Words of an identifier: "doubleStrike" is "double strike". */
export function spaced(identifier: string): string {
  return identifier.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}
