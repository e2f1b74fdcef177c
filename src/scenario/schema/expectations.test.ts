import { describe, expect, test } from 'vitest';
import { read } from '../schema';

const players = [{ name: 'A' }, { name: 'B' }];

/** The problems of a scenario that has these fields besides the usual ones. */
function problems(fields: object) {
  const result = read(JSON.stringify({ scenario: 1, title: 'T', players, ...fields }));
  return result.ok ? [] : result.problems;
}
const ofExpect = (expected: unknown) => problems({ play: [{ expect: expected }] });

describe('Expectations', () => {
  test('A number may be written with least and most', () => {
    expect(ofExpect({ player: 'A', is: { life: '>=2' } })).toEqual([]);
    expect(ofExpect({ count: '<=2', of: {} })).toEqual([]);
    expect(ofExpect({ object: 'x', is: { power: '>=-1' } })).toEqual([]);
  });

  test('A number that is no number is refused', () => {
    expect(ofExpect({ player: 'A', is: { life: '>2' } })[0]).toEqual({
      at: '/play/0/expect/is/life',
      message: '"life" must be a whole number or a text such as ">=2", not the text ">2".',
    });
  });

  test('Fields of an object are not asked of a player', () => {
    expect(ofExpect({ player: 'A', is: { tapped: true } })[0]?.at).toBe('/play/0/expect/is/tapped');
  });

  test('A subject needs what it is', () => {
    expect(ofExpect({ object: 'x' })[0]?.message).toContain('needs "is"');
  });

  test('What it is needs a subject', () => {
    expect(ofExpect({ is: { tapped: true } })[0]?.message).toContain('needs "object"');
  });

  test('Two subjects cannot share what they are', () => {
    expect(ofExpect({ object: 'x', player: 'A', is: {} })[0]?.message).toContain(
      'one "is" for both',
    );
  });

  test('A count needs what is counted', () => {
    expect(ofExpect({ count: 3 })[0]?.message).toContain('"count" and "of" together');
  });

  test('Rules cited by a refusal need the refusal', () => {
    expect(ofExpect({ stack: 'empty', cites: ['601.2a'] })[0]?.message).toContain(
      'needs "illegal"',
    );
  });

  test('Nothing expected is refused', () => {
    expect(ofExpect({})[0]?.message).toContain('expects nothing');
  });

  test('Checks that need no subject stand together', () => {
    expect(ofExpect({ step: 'end', active: 'A', priority: 'B', stack: ['x'] })).toEqual([]);
  });

  test('What must not hold is checked like what must', () => {
    expect(ofExpect({ not: { stakc: 'empty' } })[0]).toEqual({
      at: '/play/0/expect/not/stakc',
      message: '"stakc" does not belong in an expectation; did you mean "stack"?',
    });
  });

  test('Only what a player does can be illegal', () => {
    expect(ofExpect({ illegal: { reload: true } })[0]?.message).toContain(
      'must be something that a player does',
    );
  });

  test('Only what is cast or activated has a cost', () => {
    expect(ofExpect({ cost: { tap: 'forest' }, is: '{1}' })[0]?.at).toBe('/play/0/expect/cost');
  });
});
