import { describe, expect, it } from 'vitest';
import { findCard } from '../../cards';
import { outcome, PASS } from '../../rulings/board';
import { read } from '../schema';
import { runScenario } from './play';

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
      oracle_text: 'Bears howl at the moon.',
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

  it('is no failure of what is expected beside it', () => {
    const odd = { name: 'Odd Rune', type_line: 'Artifact', oracle_text: '{T}: Flibber a gibbet.' };
    const players = [{ name: 'A', battlefield: ['Odd Rune'] }, { name: 'B' }];
    const play = [{ activate: 'odd-rune', targets: ['B'] }];
    const scenario = read(JSON.stringify({ scenario: 1, title: 'T', cards: [odd], players, play }));
    if (!scenario.ok) throw new Error(JSON.stringify(scenario.problems));
    expect(runScenario(scenario.scenario, findCard)).toMatchObject({
      result: 'unsupported',
      why: expect.stringContaining('gibbet'),
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
