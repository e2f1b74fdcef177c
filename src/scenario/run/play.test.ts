import { describe, expect, it } from 'vitest';
import { findCard } from '../../cards';
import type { PlayerSetup } from '../format';
import { read } from '../schema';
import type { Outcome } from './outcome';
import { runScenario } from './play';

/** Runs entries on a board of A (and B), as a file would. */
function outcome(a: Partial<PlayerSetup>, play: readonly unknown[], b: object = {}): Outcome {
  const scenario = read(
    JSON.stringify({
      scenario: 1,
      title: 'T',
      players: [
        { name: 'A', ...a },
        { name: 'B', ...b },
      ],
      play,
    }),
  );
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.problems));
  return runScenario(scenario.scenario, findCard);
}

const PASS: Outcome = { result: 'pass' };
const priority = { expect: { question: 'priority' } };

describe('an expectation', () => {
  it('that does not hold says what was wanted and what was found, and where', () => {
    const found = outcome({}, [priority, { expect: { player: 'A', is: { life: 21 } } }]);
    expect(found).toEqual({
      result: 'fail',
      at: '/play/1',
      wanted: 21,
      found: 20,
      why: 'life of A should be 21 and is 20',
    });
  });

  it('may be written as a bound', () => {
    expect(outcome({}, [{ expect: { player: 'A', is: { life: '>=20' } } }])).toEqual(PASS);
    expect(outcome({}, [{ expect: { player: 'A', is: { life: '<=19' } } }]).result).toBe('fail');
  });

  it('turned round by "not" holds where the inner one does not', () => {
    expect(outcome({}, [{ expect: { not: { stack: ['shock'] } } }])).toEqual(PASS);
    expect(outcome({}, [{ expect: { not: { stack: 'empty' } } }]).result).toBe('fail');
  });

  it('of counters means all of them', () => {
    const bears = { card: 'Grizzly Bears', counters: { '+1/+1': 1, charge: 1 } };
    const is = { counters: { '+1/+1': 1 } };
    const found = outcome({ battlefield: [bears] }, [{ expect: { object: 'grizzly-bears', is } }]);
    expect(found.result).toBe('fail');
  });

  it('of keywords needs each of them, with its parameter', () => {
    const board = { battlefield: ['White Knight'] };
    const is = (keywords: readonly string[]) => [
      { expect: { object: 'white-knight', is: { keywords } } },
    ];
    expect(outcome(board, is(['first strike', 'protection from black']))).toEqual(PASS);
    expect(outcome(board, is(['protection from red'])).result).toBe('fail');
  });

  it('that something is illegal fails where it is legal', () => {
    const found = outcome({ battlefield: ['Forest'] }, [
      { expect: { illegal: { tap: 'forest' } } },
    ]);
    expect(found).toMatchObject({ result: 'fail', wanted: 'illegal', found: 'legal' });
  });

  it('takes a rule for all that stand under it, and for no other', () => {
    const tapped = { battlefield: [{ card: 'Forest', tapped: true }] };
    const illegal = (cites: readonly string[]) => [
      { expect: { illegal: { tap: 'forest' }, cites } },
    ];
    expect(outcome(tapped, illegal(['107.5', '107']))).toEqual(PASS);
    expect(outcome(tapped, illegal(['107.4'])).result).toBe('fail');
    expect(outcome(tapped, illegal(['702'])).result).toBe('fail');
  });

  it('changes nothing', () => {
    const legal = { expect: { legal: { tap: 'forest' } } };
    const is = { expect: { object: 'forest', is: { tapped: false } } };
    expect(outcome({ battlefield: ['Forest'] }, [legal, is])).toEqual(PASS);
  });

  it('of legality fills in what the entry leaves open', () => {
    const board = { hand: ['Shock'], battlefield: ['Mountain'] };
    expect(outcome(board, [{ expect: { legal: { cast: 'shock' } } }])).toEqual(PASS);
    const poor = outcome({ hand: ['Shock'] }, [
      { expect: { illegal: { cast: 'shock' }, cites: ['601.2h'] } },
    ]);
    expect(poor).toEqual(PASS);
  });
});

describe('an entry', () => {
  it('that the rules refuse is an error with the rules', () => {
    const found = outcome({ battlefield: [{ card: 'Forest', tapped: true }] }, [{ tap: 'forest' }]);
    expect(found).toMatchObject({ result: 'error', at: '/play/0' });
    expect(found.result === 'error' && found.why).toContain('107.5');
  });

  it('that names an unknown ref is an error that says the nearest one', () => {
    const found = outcome({ battlefield: ['Forest'] }, [{ tap: 'forrest' }]);
    expect(found).toMatchObject({ result: 'error', why: expect.stringContaining('forest') });
  });

  it('is carried out as often as it says', () => {
    const board = { battlefield: ['Hill Giant'] };
    const set = { edit: 'place', player: 'A', zone: 'hand', card: 'Shock', times: 3 };
    expect(outcome(board, [set, { expect: { player: 'A', is: { hand: 3 } } }])).toEqual(PASS);
  });

  it('of someone without priority is refused (117.1)', () => {
    const found = outcome(
      {},
      [{ expect: { illegal: { cast: 'shock', by: 'B' }, cites: ['117.1'] } }],
      {
        hand: ['Shock'],
      },
    );
    expect(found).toEqual(PASS);
  });

  it('casts a card by its name in hand', () => {
    const board = { hand: [{ card: 'Shock', ref: 'bang' }] };
    const cast = { cast: 'Shock', targets: ['B'], pay: 'free' };
    expect(outcome(board, [cast, { expect: { stack: ['bang'] } }])).toEqual(PASS);
  });

  it('that kicks what has no kicker is refused (601.2b)', () => {
    const found = outcome({ hand: ['Shock'] }, [
      { expect: { illegal: { cast: 'shock', kick: true, pay: 'free' }, cites: ['601.2b'] } },
    ]);
    expect(found).toEqual(PASS);
  });

  it('with more targets than are asked for is refused (601.2c)', () => {
    const cast = { cast: 'shock', targets: ['A', 'B'], pay: 'free' };
    const found = outcome({ hand: ['Shock'] }, [{ expect: { illegal: cast, cites: ['601.2c'] } }]);
    expect(found).toEqual(PASS);
  });

  it('leaves open what it does not say, for "answer" to go on', () => {
    const found = outcome({ hand: ['Shock'] }, [
      { cast: 'shock', pay: 'free' },
      { expect: { question: { kind: 'chooseTarget', by: 'A' } } },
      { answer: 'B', question: 'chooseTarget' },
      { expect: { stack: ['shock'] } },
    ]);
    expect(found).toEqual(PASS);
  });

  it('pays from the pool first and then taps', () => {
    const board = { manaPool: '{C}', hand: ['Grizzly Bears'], battlefield: ['2 Forest'] };
    const tapped = { zone: 'battlefield', tapped: true };
    const found = outcome(board, [
      { cast: 'grizzly-bears' },
      { expect: { player: 'A', is: { manaPool: '' } } },
      { expect: { count: 1, of: tapped } },
    ]);
    expect(found).toEqual(PASS);
  });

  it('pays exactly with what is listed', () => {
    const board = { manaPool: '{G}{G}', hand: ['Grizzly Bears'], battlefield: ['Forest'] };
    const found = outcome(board, [
      { cast: 'grizzly-bears', pay: ['{G}', 'forest'] },
      { expect: { player: 'A', is: { manaPool: '{G}' } } },
    ]);
    expect(found).toEqual(PASS);
    const short = { expect: { illegal: { cast: 'grizzly-bears', pay: ['forest'] } } };
    expect(outcome(board, [short])).toEqual(PASS);
  });

  it('taps a land of two types for the mana that is wanted', () => {
    const board = { battlefield: ['Taiga'] };
    const pool = (mana: string) => ({ expect: { player: 'A', is: { manaPool: mana } } });
    expect(outcome(board, [{ tap: 'taiga', mana: '{G}' }, pool('{G}')])).toEqual(PASS);
    expect(outcome(board, [{ expect: { illegal: { tap: 'taiga', mana: '{U}' } } }])).toEqual(PASS);
  });
});

describe('an answer', () => {
  const clone = [{ cast: 'clone', pay: 'free' }, { resolve: true }, { answer: 'yes' }];

  it('to a question with one legal answer passes though nothing was asked', () => {
    const found = outcome({ hand: ['Clone'], battlefield: ['Grizzly Bears'] }, [
      ...clone,
      { answer: 'grizzly-bears', question: 'chooseObject', by: 'A' },
      { expect: { object: 'clone', is: { name: 'Grizzly Bears' } } },
    ]);
    expect(found).toEqual(PASS);
  });

  it('of another kind than what is asked is an error', () => {
    const board = { hand: ['Clone'], battlefield: ['Grizzly Bears', 'Hill Giant'] };
    const found = outcome(board, [
      ...clone.slice(0, 2),
      { answer: 'red', question: 'chooseColor' },
    ]);
    expect(found.result).toBe('error');
  });

  it('that does not fit what was done without asking is an error', () => {
    const found = outcome({ hand: ['Clone', 'Shock'], battlefield: ['Grizzly Bears'] }, [
      ...clone,
      { answer: 'shock', question: 'chooseObject', by: 'A' },
    ]);
    expect(found.result).toBe('error');
  });

  it('that is only for the case that something is asked passes otherwise', () => {
    const found = outcome({}, [
      { answer: [1, 2], question: 'chooseMode', ifAsked: true },
      priority,
    ]);
    expect(found).toEqual(PASS);
  });
});

describe('passing', () => {
  it('goes on to a step and stops before the declaration of attackers is needed', () => {
    const found = outcome({ battlefield: ['Grizzly Bears'] }, [
      { advance: 'end' },
      { expect: { step: 'end', active: 'A', priority: 'A' } },
      { expect: { player: 'B', is: { life: 20 } } },
    ]);
    expect(found).toEqual(PASS);
  });

  it('goes on to a step of another player', () => {
    const found = outcome({}, [
      { advance: { step: 'upkeep', of: 'B' } },
      { expect: { step: 'upkeep', active: 'B', priority: 'B' } },
    ]);
    expect(found).toEqual(PASS);
  });

  it('resolves nothing where the stack is empty, and says so', () => {
    expect(outcome({}, [{ resolve: true }]).result).toBe('error');
  });

  it('to a combat step that does not come is an error, not for ever', () => {
    const library = ['60 Forest'];
    const found = outcome({ library }, [{ advance: 'firstStrikeDamage' }], { library });
    expect(found.result).toBe('error');
  });
});

describe('refs', () => {
  it('are made for tokens and abilities in the order of making, and go on from the fork', () => {
    const branch = [
      { cast: 'raise-the-alarm', pay: 'free' },
      { resolve: true },
      { expect: { object: 'soldier-token-2', is: { token: true, zone: 'battlefield' } } },
    ];
    const found = outcome({ hand: ['Raise the Alarm'] }, [{ branch }, { branch }]);
    expect(found).toEqual(PASS);
  });

  it('stay with a card through its changes of zone (400.7)', () => {
    const found = outcome({ hand: ['Shock'], battlefield: ['Grizzly Bears'] }, [
      { cast: 'shock', targets: ['grizzly-bears'], pay: 'free' },
      { resolve: true },
      { expect: { object: 'grizzly-bears', is: { zone: 'graveyard' } } },
      { expect: { object: 'shock', is: { zone: 'graveyard' } } },
    ]);
    expect(found).toEqual(PASS);
  });
});

describe('what is not modelled', () => {
  it('says so for a card that nobody knows', () => {
    const found = outcome({ hand: ['Nobody Knows This'] }, []);
    expect(found).toMatchObject({ result: 'unsupported' });
  });

  it('says so when a text that could not be read comes into play, not before', () => {
    const odd = {
      name: 'Odd One',
      mana_cost: '{G}',
      type_line: 'Creature — Bear',
      power: '1',
      toughness: '1',
      oracle_text: 'Whenever the moon is full, howl.',
    };
    const run = (play: readonly unknown[]) => {
      const players = [{ name: 'A', hand: ['Odd One'] }, { name: 'B' }];
      const text = JSON.stringify({ scenario: 1, title: 'T', cards: [odd], players, play });
      const scenario = read(text);
      if (!scenario.ok) throw new Error(JSON.stringify(scenario.problems));
      return runScenario(scenario.scenario, findCard);
    };
    expect(run([priority])).toEqual(PASS);
    expect(run([{ cast: 'odd-one', pay: 'free' }])).toMatchObject({
      result: 'unsupported',
      why: expect.stringContaining('howl'),
    });
  });
});

it('A work written out and read back is the same in the middle of a resolution', () => {
  const found = outcome({ hand: ['Clone'], battlefield: ['Grizzly Bears', 'Hill Giant'] }, [
    { cast: 'clone', pay: 'free' },
    { resolve: true },
    { reload: true },
    { answer: 'yes', question: 'yesNo' },
    { reload: true },
    { answer: 'hill-giant', question: 'chooseObject' },
    { expect: { object: 'clone', is: { name: 'Hill Giant' } } },
  ]);
  expect(found).toEqual(PASS);
});
