import type { CostStep, ObjectId, RuleNumber } from '../../rules';
import type { Names } from '../naming/names';

/** One line of how a cost is made up: what is added or taken away, by what, and how the mana stands after it. */
export interface CostLine {
  readonly text: string;
  readonly sign: '' | '+' | '−';
  readonly symbols: string;
  readonly after: string;
  readonly source: ObjectId | null;
  readonly name: string;
  readonly cites: readonly RuleNumber[];
}

const WORDS: { readonly [W in CostStep['what']]: string } = {
  manaCost: 'Mana cost',
  alternative: 'Instead of the mana cost',
  additional: 'Additional cost',
  commanderTax: 'Commander tax',
  activation: 'Activation cost',
  asked: 'Cost',
  increase: 'More',
  reduction: 'Less',
  floor: 'At least',
};

/** What a cost begins with; all else is added to it or taken off (601.2f). */
const FIRST: ReadonlySet<CostStep['what']> = new Set([
  'manaCost',
  'alternative',
  'activation',
  'asked',
]);

/** How a cost is made up, step by step (601.2f). */
export const costLines = (
  steps: readonly CostStep[],
  names: Pick<Names, 'object'>,
): readonly CostLine[] =>
  steps.map(({ what, name, source, symbols, after, cites }) => {
    const by = name ?? (source === null ? undefined : names.object(source));
    const words = WORDS[what];
    return {
      text: by === undefined || (FIRST.has(what) && name === undefined) ? words : `${words}: ${by}`,
      sign: what === 'reduction' ? '−' : FIRST.has(what) || what === 'floor' ? '' : '+',
      symbols,
      after,
      source,
      name: by ?? '',
      cites,
    };
  });
