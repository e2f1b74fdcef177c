import { isList, isMap, List, Map as PersistentMap } from 'immutable';
import { Fault } from '../kernel/invariant';
import { idSetOf, isIdSet, isTable, tableOf } from '../kernel/table';

/** A value as JSON holds it. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/** Values that are met more than once, each written once; later ones refer to earlier ones. */
export interface Encoded {
  readonly shared: readonly Json[];
  readonly value: Json;
}

/** Fields that begin so are ours; a field of the data that does so gets another one in front. */
const MARK = '$';

/**
 * Writes data (plain objects and lists, tables, sets of ids, persistent maps and lists) as JSON.
 * What the data shares stays shared when it is read back. Fields that are undefined are left out.
 */
export function encodeValue(value: unknown): Encoded {
  const counts = new Map<object, number>();
  count(value, counts);
  const shared: Json[] = [];
  const places = new Map<object, number>();
  const encode = (now: unknown): Json => {
    if (!isObject(now)) return plain(now);
    const known = places.get(now);
    if (known !== undefined) return { [MARK]: known };
    const written = inParts(now, encode);
    if ((counts.get(now) ?? 0) < 2) return written;
    places.set(now, shared.length);
    shared.push(written);
    return { [MARK]: shared.length - 1 };
  };
  const written = encode(value);
  return { shared, value: written };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function plain(value: unknown): Json {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new Fault(`Cannot be written: ${String(value)}`);
}

/** The values directly inside a value. */
function inside(value: object): Iterable<unknown> {
  if (Array.isArray(value) || isList(value)) return value;
  if (isIdSet(value)) return [];
  if (isTable(value)) return value.values();
  if (isMap(value)) return value.values();
  return Object.values(value);
}

function count(value: unknown, counts: Map<object, number>): void {
  if (!isObject(value)) return;
  const before = counts.get(value) ?? 0;
  counts.set(value, before + 1);
  if (before === 0) for (const part of inside(value)) count(part, counts);
}

function inParts(value: object, encode: (part: unknown) => Json): Json {
  if (Array.isArray(value)) return value.map(encode);
  if (isList(value)) return { $list: value.toArray().map(encode) };
  if (isIdSet(value)) return { $ids: value.list() };
  if (isTable(value)) return { $table: value.ids().map((id) => [id, encode(value.get(id))]) };
  if (isMap(value)) {
    const keys = [...value.keys()].map(String).sort();
    return { $map: keys.map((key) => [key, encode(value.get(key))]) };
  }
  const written: Record<string, Json> = {};
  for (const [key, part] of Object.entries(value)) {
    if (part !== undefined) put(written, key.startsWith(MARK) ? MARK + key : key, encode(part));
  }
  return written;
}

/** Sets a field whatever its name: `__proto__` is a name like any other. */
function put<T>(record: Record<string, T>, key: string, value: T): void {
  if (key !== '__proto__') record[key] = value;
  else
    Object.defineProperty(record, key, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
}

/** Thrown while reading what `encodeValue` has not written. */
export class NotEncoded extends Error {}

/** Reads what `encodeValue` wrote. @throws NotEncoded for anything else. */
export function decodeValue({ shared, value }: Encoded): unknown {
  const made: unknown[] = [];
  const decode = (now: Json): unknown => {
    if (!isObject(now)) return now;
    if (Array.isArray(now)) return now.map(decode);
    return fromParts(now as { readonly [key: string]: Json }, decode, made);
  };
  for (const json of shared) made.push(decode(json));
  return decode(value);
}

function fromParts(
  json: { readonly [key: string]: Json },
  decode: (part: Json) => unknown,
  made: readonly unknown[],
): unknown {
  const keys = Object.keys(json);
  const [key] = keys;
  if (keys.length === 1 && key?.startsWith(MARK) === true) {
    const part = json[key] ?? null;
    switch (key) {
      case '$':
        if (typeof part !== 'number' || part >= made.length) throw new NotEncoded('no such value');
        return made[part];
      case '$list':
        return List(listOf(part).map(decode));
      case '$ids':
        return idSetOf(listOf(part).map(numberOf));
      case '$table':
        return tableOf(listOf(part).map((pair) => [numberOf(at(pair, 0)), decode(at(pair, 1))]));
      case '$map':
        return PersistentMap(
          listOf(part).map((pair) => [String(at(pair, 0)), decode(at(pair, 1))] as const),
        );
    }
  }
  const read: Record<string, unknown> = {};
  for (const name of keys) {
    put(read, name.startsWith(MARK) ? name.slice(MARK.length) : name, decode(json[name] ?? null));
  }
  return read;
}

function listOf(json: Json): readonly Json[] {
  if (!Array.isArray(json)) throw new NotEncoded('a list is missing');
  return json as readonly Json[];
}

function numberOf(json: Json): number {
  if (typeof json !== 'number') throw new NotEncoded('a number is missing');
  return json;
}

function at(pair: Json, place: number): Json {
  const part = listOf(pair)[place];
  if (part === undefined) throw new NotEncoded('half of a pair is missing');
  return part;
}
