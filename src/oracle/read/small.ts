import type { Ability } from '../../rules';
import { PLAIN_KEYWORDS } from '../../rules';
import {
  activated,
  add,
  anyColor,
  does,
  keyword,
  life,
  mana,
  oneOf,
  sacrificeThis,
  symbols,
  tapThis,
  untapThis,
} from '../../rules/authoring';
import { keywordWord } from '../spelling';

/**
 * Reads the few families of text that tokens are written in by hand: keyword lists and abilities
 * that add mana. Reminder text is left out; whatever else a line says becomes an unread ability.
 */
export function readSmallText(text: string): readonly Ability[] {
  return text
    .replace(/ ?\([^()]*\)/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line): readonly Ability[] => {
      const ability = readMana(line);
      return readKeywords(line) ?? (ability ? [ability] : [{ kind: 'unread', text: line }]);
    });
}

const KEYWORDS = new Map(PLAIN_KEYWORDS.map((name) => [keywordWord(name), name] as const));

/** "Flying, double strike": nothing unless every word of the list is a keyword. */
function readKeywords(line: string): readonly Ability[] | undefined {
  const names = line.split(/[,;] */).map((word) => KEYWORDS.get(word.toLowerCase()));
  const abilities = names.flatMap((name) => (name === undefined ? [] : [keyword(name)]));
  return abilities.length === names.length ? abilities : undefined;
}

const SYMBOLS = /^(?:\{[^{}]+\})+$/;

/** "COST: Add MANA." (605.1a). */
function readMana(line: string): Ability | undefined {
  const [, costs = '', output = ''] = /^([^:]+): Add ([^.]+)\.$/.exec(line) ?? [];
  if (output === '') return undefined;
  const parts = costs.split(/, */).map(readCost);
  const cost = parts.flatMap((part) => (part === undefined ? [] : [part]));
  const added = readOutput(output);
  if (cost.length !== parts.length || added === undefined) return undefined;
  return activated(cost, does(add(added)));
}

function readCost(part: string) {
  if (part === '{T}') return tapThis;
  if (part === '{Q}') return untapThis;
  if (SYMBOLS.test(part)) return mana(part);
  if (/^sacrifice this [a-z]+$/i.test(part)) return sacrificeThis;
  const [, amount] = /^pay ([0-9]+) life$/i.exec(part) ?? [];
  return amount === undefined ? undefined : life(Number(amount));
}

function readOutput(words: string) {
  if (SYMBOLS.test(words)) return symbols(words);
  if (words === 'one mana of any color') return anyColor;
  const groups = words.split(/, or | or |, /);
  return groups.length > 1 && groups.every((group) => SYMBOLS.test(group))
    ? oneOf(...groups)
    : undefined;
}
