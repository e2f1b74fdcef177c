import { describe, expect, it } from 'vitest';
import { outcome, PASS } from '../../rulings/board';

const priority = { expect: { question: 'priority' } };

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

  it('that chooses a mode without a legal target is refused (700.2a)', () => {
    const board = { hand: ['Red Elemental Blast'] };
    const blast = (modes: readonly number[]) => ({
      cast: 'red-elemental-blast',
      modes,
      targets: ['air-elemental'],
      pay: 'free',
    });
    const b = { battlefield: ['Air Elemental'] };
    const wrong = { expect: { illegal: blast([1]), cites: ['700.2a'] } };
    expect(outcome(board, [wrong, { expect: { legal: blast([2]) } }], b)).toEqual(PASS);
  });

  it('that chooses X where there is none is refused (107.3)', () => {
    const cast = { cast: 'shock', x: 3, targets: ['B'], pay: 'free' };
    const found = outcome({ hand: ['Shock'] }, [{ expect: { illegal: cast, cites: ['107.3'] } }]);
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

describe('a cost that may be paid on resolution (118.12)', () => {
  const board = { hand: ['Grizzly Bears'], battlefield: ['3 Forest'] };
  const leak = { hand: ['Mana Leak'] };
  const before = [
    { cast: 'grizzly-bears', pay: 'free' },
    { pass: true },
    { cast: 'mana-leak', by: 'B', targets: ['grizzly-bears'], pay: 'free' },
    { resolve: true },
  ];
  const zone = (where: string) => ({ expect: { object: 'grizzly-bears', is: { zone: where } } });

  it('is paid by tapping what is proposed', () => {
    const paid = [{ answer: 'yes', question: 'payOptional', by: 'A' }, zone('stack')];
    expect(outcome(board, [...before, ...paid], leak)).toEqual(PASS);
  });

  it('is paid exactly as said', () => {
    const pay = ['forest', 'forest-2', 'forest-3'];
    const paid = [{ answer: { pay }, question: 'payOptional', by: 'A' }, zone('stack')];
    expect(outcome(board, [...before, ...paid], leak)).toEqual(PASS);
  });

  it('is not asked of someone who cannot pay, and only "no" fits', () => {
    const poor = { hand: ['Grizzly Bears'] };
    const no = [{ answer: 'no', question: 'payOptional', by: 'A' }, zone('graveyard')];
    expect(outcome(poor, [...before, ...no], leak)).toEqual(PASS);
    const yes = [{ answer: 'yes', question: 'payOptional', by: 'A' }];
    expect(outcome(poor, [...before, ...yes], leak).result).toBe('error');
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
