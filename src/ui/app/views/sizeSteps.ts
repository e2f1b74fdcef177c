import { type DerivationLine, derivation } from '../../../explain/derivations';
import type { ObjectId, State } from '../../../rules';
import type { SizeStepView } from '../../views';
import { ruleViews } from './rules';

/** How a size came about, power and toughness together: each effect with its source and its layer (613.4). */
export function sizeSteps(state: State, id: ObjectId): readonly SizeStepView[] {
  const power = derivation(state, id, 'power')?.lines ?? [];
  const toughness = derivation(state, id, 'toughness')?.lines ?? [];
  if (power.length < 2 && toughness.length < 2) return [];
  return together(power, toughness).map(([first, second]) => {
    const line = first ?? second;
    return {
      text: textOf(first, second),
      rules: ruleViews(line?.cites ?? []),
    };
  });
}

type Pair = readonly [power: DerivationLine | undefined, toughness: DerivationLine | undefined];

/** Both ways side by side: what one effect does to both numbers is one step. */
function together(
  power: readonly DerivationLine[],
  toughness: readonly DerivationLine[],
): readonly Pair[] {
  const pairs: Pair[] = [];
  let at = 0;
  for (const line of power) {
    const same = toughness.findIndex((other, nth) => nth >= at && keyOf(other) === keyOf(line));
    if (same < 0) pairs.push([line, undefined]);
    else {
      for (const other of toughness.slice(at, same)) pairs.push([undefined, other]);
      pairs.push([line, toughness[same]]);
      at = same + 1;
    }
  }
  return [...pairs, ...toughness.slice(at).map((other): Pair => [undefined, other])];
}

const keyOf = (line: DerivationLine): string => `${line.layer}|${line.source}|${headOf(line)}`;

/** What the step is, without its numbers. */
function headOf({ text, before, after }: DerivationLine): string {
  const tail = before === null ? `: ${after}` : `: ${before} becomes ${after}`;
  const at = text.lastIndexOf(tail);
  return at < 0 ? text : text.slice(0, at);
}

function textOf(power: DerivationLine | undefined, toughness: DerivationLine | undefined): string {
  if (power !== undefined && toughness !== undefined) {
    const after = `${power.after}/${toughness.after}`;
    return `${headOf(power)}: ${power.before === null ? '' : 'becomes '}${after}.`;
  }
  const one = power ?? toughness;
  if (one === undefined) return '';
  const which = power === undefined ? 'toughness' : 'power';
  return `${headOf(one)}: ${which} ${one.before === null ? '' : 'becomes '}${one.after}.`;
}
