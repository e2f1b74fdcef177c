import { type Names, newTokens, tokenName } from '../naming/names';
import { coloursInWords } from '../words/mana';
import { withRemarks } from '../words/sentences';
import { typeLine } from '../words/typeLine';
import { enteringWords } from './moved';
import type { EventOf } from './template';

/**
 * "Ada creates a 10/10 token that is a copy of Serra Angel, with exceptions: it is colourless, Creature —
 * Eldrazi": tokens with their size, and copies with what the exceptions make of them (707.9b).
 */
export function tokensCreated(event: EventOf<'created'>, creator: string, names: Names): string {
  const { tapped, ...entering } = event.entering ?? {};
  const { values, count } = event;
  const isCopy = event.cites.includes('707.2');
  const adjectives = [...(tapped === true ? ['tapped'] : []), ...(isCopy ? sizeOf(event) : [])];
  const noun = isCopy ? 'token' : tokenName(values.name);
  const tokens = newTokens(noun, count, adjectives.join(' '));
  const copy =
    isCopy && count === 1
      ? ` that is a copy of ${values.name || 'something nameless'}`
      : isCopy
        ? ` that are copies of ${values.name || 'something nameless'}`
        : '';
  return withRemarks(`${creator} creates ${tokens}${copy}`, [
    exceptionsOf(event),
    ...enteringWords(entering, names),
  ]);
}

function sizeOf({ values: { power, toughness } }: EventOf<'created'>): readonly string[] {
  return typeof power === 'number' && typeof toughness === 'number'
    ? [`${power}/${toughness}`]
    : [];
}

/** What the copy is with its exceptions: its size was told before, colour and types are. */
function exceptionsOf({ values, cites, count }: EventOf<'created'>): string {
  if (!cites.includes('707.9b')) return '';
  const { colors } = values;
  const now = [...(colors === undefined ? [] : [coloursInWords(colors)]), typeLine(values)];
  return `${count === 1 ? 'with exceptions: it is' : 'with exceptions: they are'} ${now.join(', ')}`;
}
