import type { PublishedCard } from '../comparison/fingerprint';
import type { Compiled } from '../grammar';
import { differenceOf, roundTrip, type Trip } from './roundTrip';

/** Gathers what became of the complete cards of a set when they were written again. */
export class Trips {
  private readonly counts: Record<Trip['verdict'], number> = { same: 0, variant: 0, differs: 0 };
  private readonly kinds = new Map<string, string[]>();

  /** Adds a card, if it was read whole. */
  readonly add = (source: PublishedCard, compiled: Compiled): void => {
    if (!compiled.complete) return;
    const trip = roundTrip(source, compiled);
    this.counts[trip.verdict] += 1;
    if (trip.verdict === 'same') return;
    const kind = `${trip.verdict}: ${differenceOf(trip)}`;
    this.kinds.set(kind, [...(this.kinds.get(kind) ?? []), source.name]);
  };

  /** The figures, and the commonest kinds of difference with two cards each. */
  report(most: number): string {
    const { same, variant, differs } = this.counts;
    const all = same + variant + differs;
    const share = (part: number): string => `${part} (${((100 * part) / all).toFixed(1)} %)`;
    const kinds = [...this.kinds]
      .sort(([, a], [, b]) => b.length - a.length)
      .slice(0, most)
      .map(([kind, names]) => `${names.length} ${kind} [${names.slice(0, 2).join('; ')}]`);
    return [
      `Of ${all} complete cards ${share(same)} are written as printed, ${share(variant)} in other words of the same meaning, ${share(differs)} otherwise`,
      ...kinds,
    ].join('\n');
  }
}
