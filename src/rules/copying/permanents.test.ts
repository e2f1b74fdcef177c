import { describe, expect, it } from 'vitest';
import { A, Board } from '../../rulings/played';

describe('Permanents that are copies (707.2, 707.5)', () => {
  it('Phantasmal Image copying a Phantasmal Image copies what that one copies, with its exceptions', () => {
    const board = Board.of([
      { hand: ['Phantasmal Image', 'Clone'], battlefield: ['Serra Angel'] },
      {},
    ]);
    board.cast(board.find('Phantasmal Image')).resolve().yes();
    const image = board.find('Phantasmal Image');
    expect(board.values(image)).toMatchObject({
      name: 'Serra Angel',
      subtypes: ['Angel', 'Illusion'],
    });
    board.cast(board.find('Clone')).resolve().yes().choose(image);
    const clone = board.find('Clone');
    expect(board.values(clone)).toMatchObject({
      name: 'Serra Angel',
      subtypes: ['Angel', 'Illusion'],
    });
    expect(board.values(clone).abilities).toHaveLength(board.values(image).abilities.length);
  });

  it('"You may" copy: without it the Clone is 0/0 and dies', () => {
    const board = Board.of([{ hand: ['Clone'], battlefield: ['Serra Angel'] }, {}]);
    board.cast(board.find('Clone')).resolve().no();
    expect(board.zoneOf(board.find('Clone'))).toBe('graveyard');
  });

  it('Mirrorweave makes every other creature a copy until end of turn; counters and damage stay', () => {
    const board = Board.of([
      {
        hand: ['Mirrorweave'],
        battlefield: ['Grizzly Bears', { card: 'Serra Angel', counters: { '+1/+1': 1 } }],
      },
      { battlefield: ['Maro'], hand: ['Shock', 'Opt'] },
    ]);
    board.cast(board.find('Mirrorweave'), { targets: [[board.find('Grizzly Bears')]] }).resolve();
    expect(board.values(board.find('Serra Angel'))).toMatchObject({
      name: 'Grizzly Bears',
      power: 3,
      abilities: [],
    });
    expect(board.values(board.find('Maro'))).toMatchObject({ power: 2, toughness: 2 });
    while (board.state.turn.number === 1) {
      if (board.asked.kind === 'priority') board.pass();
      else board.answer({ kind: 'attackers', attackers: [] });
    }
    expect(board.values(board.find('Serra Angel')).name).toBe('Serra Angel');
  });

  it('Thespian’s Stage keeps the ability that copied (707.9a), and so does its copy', () => {
    const board = Board.of([
      { battlefield: ["Thespian's Stage", 'Forest', "Thespian's Stage"] },
      {},
    ]);
    const [one, other] = board.all("Thespian's Stage");
    if (one === undefined || other === undefined) throw new Error('two Stages');
    board.activate(one, 'p1', { targets: [[board.find('Forest')]] }).resolve();
    expect(board.values(one)).toMatchObject({ name: 'Forest', subtypes: ['Forest'] });
    expect(board.values(one).abilities.map((a) => a.key)).toEqual(['p0', 'b:Forest']);
    board.activate(other, 'p1', { targets: [[one]] }).resolve();
    expect(board.values(other)).toMatchObject({ name: 'Forest' });
    // The ability copied from the first Stage, and its own.
    expect(board.values(other).abilities).toHaveLength(3);
  });

  it('Cytoshape: the creature chosen on resolution is no target (608.2d)', () => {
    const board = Board.of([
      { hand: ['Cytoshape'], battlefield: ['Grizzly Bears', 'Serra Angel'] },
      {},
    ]);
    const bears = board.find('Grizzly Bears');
    board.cast(board.find('Cytoshape'), { targets: [[bears]] }).resolve();
    expect(board.asked).toMatchObject({ kind: 'chooseObject', player: A, cites: ['608.2d'] });
    board.choose(board.find('Serra Angel'));
    expect(board.values(bears)).toMatchObject({ name: 'Serra Angel', power: 4 });
  });

  it('Helm of the Host copies the equipped creature; the token is not legendary and has haste', () => {
    const board = Board.of(
      [
        {
          battlefield: [
            'Isamaru, Hound of Konda',
            { card: 'Helm of the Host', attachedTo: { placed: 0 } },
          ],
        },
        {},
      ],
      { step: 'main1' },
    );
    board.pass().pass();
    expect(board.state.turn.step).toBe('beginCombat');
    board.resolve();
    const [, token] = board.all('Isamaru, Hound of Konda');
    if (token === undefined) throw new Error('no token');
    expect(board.values(token).supertypes).toEqual([]);
    expect(board.values(token).abilities.map((a) => a.ability)).toContainEqual(
      expect.objectContaining({ keyword: 'haste' }),
    );
  });

  it('Benthic Anomaly: one token with the totals, colourless and an Eldrazi (707.9b)', () => {
    const board = Board.of([
      { hand: ['Benthic Anomaly'] },
      { battlefield: ['Serra Angel', 'Grizzly Bears'] },
      { battlefield: ['Maro'], hand: ['Opt', 'Shock', 'Forest'] },
    ]);
    board.cast(board.find('Benthic Anomaly')).resolve();
    expect(board.asked).toMatchObject({ kind: 'chooseObject' });
    board.choose(board.find('Serra Angel'));
    expect(board.asked).toMatchObject({ kind: 'chooseObject' });
    board.choose(board.find('Maro'));
    const token = board.find('Maro', 'battlefield');
    expect(board.object(token).kind).toBe('token');
    expect(board.values(token)).toMatchObject({
      power: 7,
      toughness: 7,
      colors: [],
      types: ['Creature'],
      subtypes: ['Eldrazi'],
      abilities: [],
    });
  });

  it('Rite of Replication kicked: five tokens, each a copy', () => {
    const board = Board.of([{ hand: ['Rite of Replication'], battlefield: ['Grizzly Bears'] }, {}]);
    board
      .cast(board.find('Rite of Replication'), {
        targets: [[board.find('Grizzly Bears')]],
        kick: ['{5}'],
      })
      .resolve();
    expect(board.all('Grizzly Bears', 'battlefield')).toHaveLength(6);
    expect(board.cited()).toContain('702.33d');
  });
});
