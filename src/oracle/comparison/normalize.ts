/**
 * A card's text in the form in which renderings are compared: without reminder text and ability-free
 * lines, each keyword of a list on a line of its own.
 */
export function normalizedText(text: string): string {
  return text
    .replace(/ ?\([^()]*\)/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap(keywordLines)
    .join('\n');
}

const KEYWORD_LINE =
  /^(?:[A-Za-z]+(?: strike)?|protection from [A-Za-z ]+|(?:ward|annihilator) (?:\{\d\}|\d))(?:, (?:[a-z]+(?: strike)?|protection from [A-Za-z ]+|(?:ward|annihilator) (?:\{\d\}|\d)))+$/i;

function keywordLines(line: string): readonly string[] {
  if (!KEYWORD_LINE.test(line)) return [line];
  return line
    .split(', ')
    .flatMap((keyword) =>
      keyword.split(/ and (?=from )/).map((part, at) => (at === 0 ? part : `protection ${part}`)),
    )
    .map((keyword) => keyword.charAt(0).toUpperCase() + keyword.slice(1));
}
