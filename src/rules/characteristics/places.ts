import type { ObjectId } from '../kernel/ids';
import type { Entry } from './effect';

/** The order of application, with which of its entries may concern an object. */
export class Places {
  readonly entries: Entry[] = [];
  /** Entries that may affect any object, by place; the others are found by object. */
  private readonly open: number[] = [];
  private readonly byObject = new Map<ObjectId, number[]>();
  /** Entries of layer 1 end here. */
  layerOneEnd = 0;

  /** Adds an entry at the end of the order. */
  push(entry: Entry): void {
    const at = this.entries.length;
    this.entries.push(entry);
    if (entry.entry === 'layer') {
      if (entry.layer === '2') this.layerOneEnd = at;
      this.open.push(at);
      return;
    }
    if (entry.effect.objects === null) {
      this.open.push(at);
      return;
    }
    for (const id of entry.effect.objects) {
      const list = this.byObject.get(id);
      if (list === undefined) this.byObject.set(id, [at]);
      else list.push(at);
    }
  }

  /** Whether an effect is about this very object. */
  isSingledOut(id: ObjectId): boolean {
    return this.byObject.has(id);
  }

  /** Places of the entries that may concern an object, in order. */
  *of(id: ObjectId, from: number, upTo: number): Iterable<number> {
    const own = this.byObject.get(id) ?? [];
    let i = firstAtLeast(this.open, from);
    let j = firstAtLeast(own, from);
    for (;;) {
      const a = this.open[i] ?? Number.POSITIVE_INFINITY;
      const b = own[j] ?? Number.POSITIVE_INFINITY;
      const next = Math.min(a, b);
      if (next >= upTo) return;
      if (a === next) i += 1;
      else j += 1;
      yield next;
    }
  }
}

function firstAtLeast(list: readonly number[], from: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}
