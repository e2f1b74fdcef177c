import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seeds } from '../rulings/scenarioFiles';
import { read } from './schema';

/** Reading gives a scenario, or problems that each have a place and a sentence. */
function mustBeRead(text: string): void {
  const result = read(text);
  if (result.ok) return;
  expect(result.problems.length).toBeGreaterThan(0);
  expect(result.problems.length).toBeLessThanOrEqual(50);
  for (const { at, message } of result.problems) {
    expect(at).toMatch(/^(\/.*)?$/su);
    expect(message).toMatch(/[.?]$/);
  }
}

test('Reading any text throws nothing', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), mustBeRead));
});

test('Reading any JSON throws nothing', () => {
  fc.assert(fc.property(fc.json(), mustBeRead));
});

test('Reading a file with letters lost, added or changed throws nothing', () => {
  const file = fc.constantFrom(...seeds.map(({ text }) => text));
  const place = fc.nat();
  fc.assert(
    fc.property(file, place, fc.nat(3), fc.string({ maxLength: 3 }), (text, at, lost, added) => {
      const start = at % text.length;
      mustBeRead(text.slice(0, start) + added + text.slice(start + lost));
    }),
    { numRuns: 500 },
  );
});

test('Reading a file with a value put in the place of another throws nothing', () => {
  const file = fc.constantFrom(...seeds.map(({ text }) => text));
  const value = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom('?', '3 Forest', 'A', '__proto__', 'constructor', 1e21, -0),
  );
  const key = fc.constantFrom('__proto__', 'constructor', 'ref', 'times', 'count', 'is', 'branch');
  fc.assert(
    fc.property(file, fc.nat(), value, key, (text, nth, put, name) => {
      const scenario = JSON.parse(text);
      const places = placesIn(scenario);
      const place = places[nth % places.length];
      if (place && nth % 2 === 0) place.parent[place.key] = put;
      else if (place && !Array.isArray(place.parent)) define(place.parent, name, put);
      mustBeRead(JSON.stringify(scenario));
    }),
    { numRuns: 1000 },
  );
});

interface PlaceIn {
  readonly parent: Record<string, unknown>;
  readonly key: string;
}

function placesIn(value: unknown): PlaceIn[] {
  if (typeof value !== 'object' || value === null) return [];
  const parent = value as Record<string, unknown>;
  return Object.keys(parent).flatMap((key) => [{ parent, key }, ...placesIn(parent[key])]);
}

function define(object: object, key: string, value: unknown): void {
  Object.defineProperty(object, key, { value, enumerable: true, configurable: true });
}
