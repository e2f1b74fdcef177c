import { expect, it } from 'vitest';
import { compileCard } from '../grammar';
import { differenceOf, roundTrip } from './roundTrip';

const tripOf = (type_line: string, oracle_text: string) => {
  const card = { name: 'Test Card', type_line, oracle_text };
  return roundTrip(card, compileCard(card));
};

it('is the same where only reminders and paragraphs differ', () => {
  expect(tripOf('Instant', 'Destroy target creature. (It dies.)\nYou gain 3 life.').verdict).toBe(
    'same',
  );
});

it('is a variant where other words read back to the same', () => {
  const trip = tripOf('Artifact', '{T}: Scry 1.');
  const other = roundTrip(
    { name: 'Test Card', type_line: 'Artifact', oracle_text: '{T} : Scry 1.' },
    compileCard({ name: 'Test Card', type_line: 'Artifact', oracle_text: '{T}: Scry 1.' }),
  );
  expect([trip.verdict, other.verdict]).toEqual(['same', 'variant']);
  expect(differenceOf(other)).toBe('{T} : → {T}: Scry');
});
