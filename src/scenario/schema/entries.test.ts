import { describe, expect, test } from 'vitest';
import { read } from '../schema';

const players = [{ name: 'A' }, { name: 'B' }];

/** The problems of a scenario that has these fields besides the usual ones. */
function problems(fields: object) {
  const result = read(JSON.stringify({ scenario: 1, title: 'T', players, ...fields }));
  return result.ok ? [] : result.problems;
}
const ofEntry = (entry: unknown) => problems({ play: [entry] });

describe('Entries', () => {
  test('The place of a mistake in a branch is told', () => {
    const branch = [{ pass: true }, { pass: true }, { cast: 7 }];
    expect(problems({ play: [{ pass: true }, { branch }] })).toEqual([
      { at: '/play/1/branch/2/cast', message: '"cast" must be a name, not the number 7.' },
    ]);
  });

  test('Two acting keys in one entry are refused', () => {
    expect(ofEntry({ cast: 'shock', play: 'forest' })).toEqual([
      {
        at: '/play/0',
        message: 'The item at /play/0 does both "cast" and "play", and may do only one of them.',
      },
    ]);
  });

  test('An acting key mistyped is told with the one it is near', () => {
    expect(ofEntry({ atack: { bear: 'B' } })).toEqual([
      { at: '/play/0/atack', message: '"atack" is not known; did you mean "attack"?' },
    ]);
  });

  test('An entry that does nothing is refused', () => {
    expect(ofEntry({ label: 'here' })[0]?.message).toContain(
      'does nothing; it needs one of "cast"',
    );
  });

  test('A note alone is an entry', () => {
    expect(ofEntry({ note: 'Look here.' })).toEqual([]);
  });

  test('A note beside a key mistyped is no note alone', () => {
    expect(ofEntry({ note: 'Look here.', casst: 'shock' })[0]?.message).toContain(
      'did you mean "cast"?',
    );
  });

  test('A step mistyped is told with the one it is near', () => {
    expect(ofEntry({ advance: 'declareAtackers' })[0]).toEqual({
      at: '/play/0/advance',
      message:
        '"advance" must be a known word, not the text "declareAtackers"; did you mean "declareAttackers"?',
    });
  });

  test('Every form of target and payment in the format is read', () => {
    expect(
      ofEntry({
        cast: 'fireball',
        targets: ['A', ['x', 'y'], { to: 'z', amount: 2 }],
        pay: ['{R}{R}', 'mountain', { activate: 'elf', ability: 1, mana: '{G}' }],
        kick: ['{2}{U}'],
        also: { squad: 2, offspring: true },
        choose: ['2 life', 3, ['x']],
      }),
    ).toEqual([]);
  });

  test('A payment that is neither free nor a list is refused', () => {
    expect(ofEntry({ cast: 'shock', pay: 'fre' })[0]?.message).toBe(
      '"pay" must be "free", not the text "fre".',
    );
  });

  test('An answer may be anything', () => {
    for (const answer of ['yes', 3, ['a'], { top: ['a'] }, null, true]) {
      expect(ofEntry({ answer })).toEqual([]);
    }
  });

  test('A kind of question mistyped is told with the one it is near', () => {
    expect(ofEntry({ answer: 1, question: 'chooseMod' })[0]?.message).toContain('"chooseMode"');
  });

  test('Every kind of edit is read', () => {
    const play = [
      { edit: 'place', player: 'A', zone: 'hand', card: 'Shock', ref: 'shock' },
      { edit: 'move', object: 'shock', zone: 'graveyard' },
      { edit: 'set', object: 'shock', counters: { charge: 1 } },
      { edit: 'set', player: 'B', life: 7, manaPool: '{U}' },
      { edit: 'remove', object: 'shock' },
      { edit: 'step', step: 'end', active: 'B' },
    ];
    expect(problems({ play })).toEqual([]);
  });

  test('An edit that sets neither object nor player is refused', () => {
    expect(ofEntry({ edit: 'set', life: 7 })[0]?.message).toContain('has neither');
  });

  test('An unknown edit is refused', () => {
    expect(ofEntry({ edit: 'plaec', player: 'A' })[0]?.message).toContain('did you mean "place"?');
  });

  test('A quiz question has a text and an answer', () => {
    expect(
      ofEntry({ pass: true, ask: { text: 'Who?', choices: ['A', 'B'], answer: 'A' } }),
    ).toEqual([]);
    expect(ofEntry({ pass: true, ask: { text: 'Who?' } })[0]?.message).toBe(
      '"ask" needs "answer".',
    );
  });
});
