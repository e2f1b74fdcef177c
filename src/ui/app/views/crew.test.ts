import { describe, expect, it } from 'vitest';
import type { ObjectId } from '../../../rules';
import type { CardView } from '../../views';
import { crewPart } from './crew';

/** Creatures by their power; those that are summoning sick with a "z". */
function crew(least: number, ...creatures: readonly string[]) {
  const powers = creatures.map((one) => Number.parseInt(one, 10));
  const choices = creatures.map((one, nth) => ({
    id: `o${nth}`,
    label: one,
    card: { id: `o${nth}`, name: one, sick: one.endsWith('z') } as CardView,
  }));
  const of = powers.map((power, nth) => ({ object: nth as ObjectId, power }));
  const part = crewPart(choices, { least, of }, 'costCrew');
  return part.proposed?.map((id) => creatures[Number(id.slice(1))]);
}

describe('a crew is proposed', () => {
  it.each([
    ['of those that could not attack anyway', 2, ['2', '2z'], ['2z']],
    ['with as little power as will do', 1, ['4', '1', '2'], ['1']],
    ['without those that are needless beside another', 3, ['1', '1', '3'], ['3']],
    ['of several where one is not enough', 3, ['1', '2', '0'], ['1', '2']],
    ['never with who has no power to give', 1, ['-1', '0', '1'], ['1']],
  ])('%s', (_, least, creatures, chosen) => {
    expect(crew(least, ...creatures)).toEqual(chosen);
  });
});
