import { expect, it } from 'vitest';
import type { PortionView } from '../views';
import { aboutNever, placeOf, placesFor, putApart, withMore } from './portions.view';

const basket = (...lines: readonly string[]): readonly PortionView[] =>
  lines.reduce<readonly PortionView[]>(
    (all, line) => withMore(all, { key: line, label: line, thing: { card: line }, line }, 1),
    [],
  );

const usual = (portions: readonly PortionView[]) => placesFor(portions, undefined).place;

it('puts permanents onto the battlefield and other cards into the hand, unless a place was chosen', () => {
  expect(usual(basket()).id).toBe('battlefield');
  expect(usual(basket('Land Creature — Forest Dryad')).id).toBe('battlefield');
  expect(usual(basket('Instant', 'Sorcery — Arcane')).id).toBe('hand');
  expect(placesFor(basket('Instant'), placeOf('graveyard')).place.id).toBe('graveyard');
});

it('parts a basket of both', () => {
  const both = basket('Creature — Bear', 'Sorcery');
  const place = usual(both);
  expect(putApart(both, place).map(({ zone }) => zone)).toEqual([undefined, 'hand']);
  expect(aboutNever(both, place)?.words).toBe('Into the hand: Sorcery.');
});

it('says by which rule an instant or sorcery is kept off the battlefield, by its front face', () => {
  const portions = basket('Instant', 'Sorcery // Land', 'Creature — Giant // Instant — Adventure');
  const { place } = placesFor(portions, 'battlefield');
  expect(aboutNever(portions, place)?.rules).toEqual(['304.4', '307.4']);
  expect(aboutNever(portions, placesFor(portions, 'hand').place)).toBeUndefined();
});
