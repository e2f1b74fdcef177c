import { describe, expect, test } from 'vitest';
import { checkRefs } from './checkRefs';
import type { Entry, Placed, PlayerSetup, Scenario } from './format';

function problems(fields: Partial<Scenario>) {
  const players = [{ name: 'A', battlefield: ['Hill Giant'] }, { name: 'B' }];
  return checkRefs({ scenario: 1, title: 'T', players, ...fields });
}
function ofPlayer(fields: Partial<PlayerSetup>) {
  return problems({ players: [{ name: 'A', ...fields }, { name: 'B' }] });
}
const ofPlaced = (...battlefield: Placed[]) => ofPlayer({ battlefield });
const ofEntries = (...play: Entry[]) => problems({ play });

describe('Refs in the setup', () => {
  test('Two objects of one written ref are refused', () => {
    expect(ofPlaced({ card: 'Forest', ref: 'f' }, { card: 'Island', ref: 'f' })).toEqual([
      { at: '/players/0/battlefield/1/ref', message: 'Two objects have the ref "f".' },
    ]);
  });

  test('An Aura on something that is not there is told with what is near', () => {
    expect(ofPlaced('Hill Giant', { card: 'Pacifism', attachedTo: 'hil-giant' })).toEqual([
      {
        at: '/players/0/battlefield/1/attachedTo',
        message: 'No object has the ref "hil-giant"; did you mean "hill-giant"?',
      },
    ]);
  });

  test('An Aura may be on an object placed later, or on a player', () => {
    expect(ofPlaced({ card: 'Pacifism', attachedTo: 'hill-giant' }, 'Hill Giant')).toEqual([]);
    expect(ofPlaced({ card: 'Curse of Misfortunes', attachedTo: 'B' })).toEqual([]);
  });

  test('A copy is of a card by its name, or of an object that is there', () => {
    expect(ofPlaced({ card: 'Clone', copyOf: 'Hill Giant' })).toEqual([]);
    expect(ofPlaced('Hill Giant', { card: 'Clone', copyOf: 'hill-giant' })).toEqual([]);
    expect(ofPlaced({ card: 'Clone', copyOf: 'hill-giant' })[0]?.at).toBe(
      '/players/0/battlefield/0/copyOf',
    );
  });

  test('An attacker attacks a player or an object that is there', () => {
    expect(ofPlaced({ card: 'Hill Giant', attacking: 'B' })).toEqual([]);
    expect(ofPlaced({ card: 'Hill Giant', attacking: 'C' })).toHaveLength(1);
  });

  test('Cards exiled with something are there', () => {
    expect(ofPlaced({ card: 'Chrome Mox', exiled: ['shock'] })).toEqual([
      {
        at: '/players/0/battlefield/0/exiled/0',
        message: 'No object has the ref "shock".',
      },
    ]);
  });

  test('A commander is there, and so is one that dealt damage', () => {
    expect(ofPlayer({ commander: ['sisay'] })[0]?.at).toBe('/players/0/commander/0');
    expect(ofPlayer({ commanderDamage: { sisay: 3 } })[0]?.at).toBe(
      '/players/0/commanderDamage/sisay',
    );
  });

  test('A ref that is a player’s name is refused', () => {
    expect(ofPlaced({ card: 'Forest', ref: 'B' })[0]?.message).toBe(
      'The ref "B" is the name of a player, too.',
    );
  });

  test('Names of built-in properties are no refs that are there', () => {
    expect(ofPlaced({ card: 'Pacifism', attachedTo: 'constructor' })).toHaveLength(1);
  });
});

describe('Players', () => {
  test('The monarch is one of the players', () => {
    expect(problems({ monarch: 'C' })).toEqual([
      { at: '/monarch', message: 'No player is called "C"; did you mean "A"?' },
    ]);
  });

  test('Who does, owns or is asked something is one of the players', () => {
    const places = ofEntries(
      { pass: true },
      { branch: [{ cast: 'shock', by: 'Zoe' }] },
      { advance: { step: 'end', of: 'Zoe' } },
      { expect: { player: 'Zoe', is: { life: 20 } } },
      { expect: { question: { kind: 'priority', by: 'Zoe' } } },
      { expect: { not: { illegal: { tap: 'forest', by: 'Zoe' } } } },
      { edit: 'step', step: 'end', active: 'Zoe' },
      { edit: 'set', object: 'hill-giant', controller: 'Zoe' },
    ).map(({ at }) => at);
    expect(places).toEqual([
      '/play/1/branch/0/by',
      '/play/2/advance/of',
      '/play/3/expect/player',
      '/play/4/expect/question/by',
      '/play/5/expect/not/illegal/by',
      '/play/6/active',
      '/play/7/controller',
    ]);
  });
});

describe('Refs in play', () => {
  const place: Entry = { edit: 'place', player: 'A', zone: 'hand', card: 'Shock', ref: 's' };

  test('What is used in play may be made in play', () => {
    expect(ofEntries({ tap: 'goblin-token' })).toEqual([]);
  });

  test('An edit cannot write the ref of an object that is there', () => {
    expect(ofEntries({ ...place, ref: 'hill-giant' })[0]?.message).toContain('already');
    expect(ofEntries(place, place)[0]?.at).toBe('/play/1/ref');
    expect(ofEntries({ ...place, times: 2 })[0]?.message).toContain('2 times');
  });

  test('Two branches may write the same ref, each for itself', () => {
    expect(ofEntries({ branch: [place] }, { branch: [place] })).toEqual([]);
    expect(ofEntries(place, { branch: [place] })[0]?.at).toBe('/play/1/branch/0/ref');
  });
});
