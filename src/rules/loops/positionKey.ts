import { isList, isMap } from 'immutable';
import { LOOKING_BACK } from '../characteristics/reads';
import type { State } from '../kernel/state';
import { isIdSet, isTable } from '../kernel/table';
import { numberOf } from '../sameness/content';

/** Fields that hold a number out of the one row in which ids and timestamps are given out. */
const IDS: ReadonlySet<string> = new Set(
  `id object objects card source became timestamp turnedAt began paid checkedAt resolving delayed
  tappedForMana effect from attachments linked targets struckFirst blockersLeft blockers hand library
  buried graveyard stack commanders battlefield exile command changed`.split(/\s+/),
);

/** Card text and values, which name no object of a game: looked at as a whole, once each. */
const TEXTS: ReadonlySet<string> = new Set(
  'printed ability content list characteristics copiable'.split(' '),
);

/**
 * Fields of a position that say nothing of how it goes on: what can be found from the others, what
 * happened before (where something looks back at it there is no key), and what the next ids are.
 */
const LEFT_OUT: ReadonlySet<string> = new Set(
  'hooks effectHooks thisTurn departed nextId nextBatch cards'.split(' '),
);

const LOOKS_BACK = new RegExp(`"(?:${[...LOOKING_BACK].join('|')})"`);
const lookingBack = new WeakMap<object, boolean>();

function looksBack(text: object): boolean {
  const known = lookingBack.get(text);
  if (known !== undefined) return known;
  const found = LOOKS_BACK.test(JSON.stringify(text));
  lookingBack.set(text, found);
  return found;
}

/**
 * A text that two positions share only if one is the other with new ids in the same order of age: from
 * both, the same answers lead to the same events for ever. Whatever is counted (life, counters, damage,
 * mana, uses this turn, cards drawn) is compared as it is. Null where something in the position looks
 * back at what happened this turn: such positions are never known to be the same.
 */
export function positionKey(state: State): string | null {
  const walk = new Walk(state);
  for (const [field, value] of Object.entries(state)) {
    if (!LEFT_OUT.has(field)) walk.into(value, field);
  }
  return walk.key();
}

/** Writes a position down with a gap for each id; the ids are numbered by age once all are known. */
class Walk {
  private readonly written: (string | number)[] = [];
  private readonly ids = new Set<number>();
  private readonly gone: number[] = [];
  private back = false;

  constructor(private readonly state: State) {}

  into(value: unknown, field: string): void {
    if (typeof value === 'number' && IDS.has(field)) this.id(value);
    else if (typeof value !== 'object' || value === null) this.word(JSON.stringify(value) ?? '');
    else if (TEXTS.has(field)) this.text(value);
    else if (isIdSet(value)) this.each(value.list(), field);
    else if (Array.isArray(value) || isList(value)) this.each(value, field);
    else if (isTable(value)) for (const id of value.ids()) this.entry(id, value.get(id));
    else if (isMap(value)) this.word(JSON.stringify(value));
    else this.fields(value);
  }

  /** The whole text, with what is still spoken of though it is gone (608.2h). */
  key(): string | null {
    for (let id = this.gone.pop(); id !== undefined; id = this.gone.pop()) {
      this.word('gone');
      this.entry(id, this.state.departed.get(id as never));
    }
    if (this.back) return null;
    const ages = new Map([...this.ids].sort((a, b) => a - b).map((id, age) => [id, age]));
    return this.written.map((one) => (typeof one === 'number' ? ages.get(one) : one)).join();
  }

  private word(word: string): void {
    this.written.push(word);
  }

  private id(id: number): void {
    this.written.push(id);
    if (this.ids.has(id)) return;
    this.ids.add(id);
    if (this.state.departed.has(id as never) && !this.state.objects.has(id as never)) {
      this.gone.push(id);
    }
  }

  private text(text: object): void {
    this.back ||= looksBack(text);
    this.word(`text ${numberOf(text)}`);
  }

  private each(values: Iterable<unknown>, field: string): void {
    this.word('[');
    for (const value of values) this.into(value, field);
    this.word(']');
  }

  private entry(id: number, value: unknown): void {
    this.id(id);
    this.into(value, '');
  }

  private fields(value: object): void {
    this.word('{');
    for (const [field, part] of Object.entries(value)) {
      if (part === undefined) continue;
      this.word(JSON.stringify(field));
      this.into(part, field);
    }
    this.word('}');
  }
}
