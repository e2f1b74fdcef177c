import { cr, type ObjectId, type PaidSymbol, type Producing, type RuleNumber } from '../../rules';
import type { Names } from '../naming/names';
import { manaInWords } from '../words/mana';
import { asSentence } from '../words/sentences';

/** One line of a proof: its words, its rules, and the object that it speaks of. */
export interface ProofLine {
  readonly text: string;
  readonly cites: readonly RuleNumber[];
  readonly source: ObjectId | null;
  /** What that is called in the words; empty where they do not name it. */
  readonly name: string;
}

/** Which mana paid which symbols, and from where; alike ones together (601.2h). */
export function paidLines(paid: readonly PaidSymbol[], names: Names): readonly ProofLine[] {
  const groups = new Map<string, PaidSymbol[]>();
  for (const one of paid) {
    const key = `${one.symbol} ${one.mana} ${one.source}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].flatMap(([first, ...more]): readonly ProofLine[] => {
    if (first === undefined) return [];
    const count = more.length + 1;
    const { source } = first;
    const symbols = first.symbol.repeat(count);
    const name = source === null ? undefined : names.object(source);
    if (first.mana === null) {
      return [
        {
          text: asSentence(`${name ?? 'It'} itself pays ${symbols}, in place of mana`),
          cites: [cr('601.2h')],
          source,
          name: name ?? '',
        },
      ];
    }
    const mana = `{${first.mana}}`.repeat(count);
    const from = name === undefined ? 'put there by hand' : `from ${name}`;
    return [
      {
        text: asSentence(`${mana} ${from} pays ${symbols}`),
        cites: [cr('601.2h'), cr('118.3a')],
        source,
        name: name ?? '',
      },
    ];
  });
}

/** What a permanent could produce, and by which of its abilities; what replaces it is said (106.7). */
export function producingLines(
  ways: readonly Producing[],
  words: (ability: string) => string,
): readonly ProofLine[] {
  const seen = new Set<string>();
  return ways.flatMap(({ ability, production, types }): readonly ProofLine[] => {
    const made = production.map((type) => `{${type}}`).join('');
    const come = types.map((type) => `{${type}}`).join('');
    const replaced = [...new Set(production)].join() !== types.join();
    const text = `by “${words(ability)}”: ${made}${replaced ? `, which becomes ${come}` : ''}`;
    if (seen.has(text)) return [];
    seen.add(text);
    return [
      {
        text: asSentence(text),
        cites: replaced ? [cr('106.7'), cr('106.12b')] : [cr('106.7')],
        source: null,
        name: '',
      },
    ];
  });
}

/** "three mana: two blue and one generic": of how much a cost is. */
export const totalWords = (symbols: string): string =>
  symbols === '' || symbols === '{0}' ? 'no mana' : `${manaInWords(symbols)} mana`;

/** What stands around a cost and its payment. */
export const COST_WORDS = {
  cast: 'To cast it',
  total: 'Total, locked in',
  paid: 'What was paid for it',
  paidBy: 'Which mana paid which symbol',
  couldProduce: 'What it could produce',
  nothing: 'It could produce no mana.',
  why: 'Why this cost?',
  thenIs: 'then',
  notKept: 'How it was paid for is not known here: it was laid out as it is.',
} as const;
