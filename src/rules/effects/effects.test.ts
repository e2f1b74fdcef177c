import { describe, expect, it } from 'vitest';
import { A, B, Board, TO_B } from '../../rulings/board';
import {
  activated,
  aimed,
  apply,
  card,
  creature,
  destroy,
  does,
  draw,
  eachPlayer,
  everyone,
  forEach,
  gain,
  gainLife,
  instruction,
  keyword,
  mana,
  modifyPT,
  objects,
  onResolution,
  pay,
  pt,
  sacrifice,
  target,
  targeted,
  thisObject,
  toBattlefield,
  triggered,
  when,
  you,
} from '../authoring';

describe('Moving objects', () => {
  it('Cloudshift gives back a new object that does not remember anything (400.7, 400.7j)', () => {
    const board = Board.of([
      {
        hand: ['Cloudshift'],
        battlefield: [{ card: 'Grizzly Bears', tapped: true, counters: { '+1/+1': 2 } }],
      },
      {},
    ]);
    const old = board.find('Grizzly Bears');
    board.cast(board.find('Cloudshift'), { targets: [[old]] }).resolve();
    const bears = board.find('Grizzly Bears');
    expect(bears).not.toBe(old);
    expect(board.object(bears)).toMatchObject({
      zone: 'battlefield',
      tapped: false,
      counters: {},
      sick: true,
    });
  });

  it('A token that Cloudshift exiles can’t come back and ceases to exist (111.8, 704.5d)', () => {
    const board = Board.of([
      { hand: ['Cloudshift'], battlefield: [{ card: 'Grizzly Bears', kind: 'token' }] },
      {},
    ]);
    board.cast(board.find('Cloudshift'), { targets: [[board.find('Grizzly Bears')]] }).resolve();
    expect(board.all('Grizzly Bears')).toHaveLength(0);
    expect(board.cited()).toContain('111.8');
  });

  it('Reanimate takes the mana value of the card from what it became (608.2h)', () => {
    const board = Board.of([{ hand: ['Reanimate'] }, { graveyard: ['Serra Angel'] }]);
    board.cast(board.find('Reanimate'), { targets: [[board.find('Serra Angel')]] }).resolve();
    const angel = board.find('Serra Angel');
    expect(board.object(angel)).toMatchObject({ zone: 'battlefield', controller: A, owner: B });
    expect(board.life(A)).toBe(15);
  });

  it('Under Rest in Peace a destroyed creature is exiled, and Rest in Peace itself empties graveyards', () => {
    const board = Board.of([
      { hand: ['Rest in Peace', 'Murder'], graveyard: ['Shock'] },
      { battlefield: ['Grizzly Bears'], graveyard: ['Opt'] },
    ]);
    board.cast(board.find('Rest in Peace')).resolveAll();
    expect(board.zoneOf(board.find('Shock'))).toBe('exile');
    expect(board.zoneOf(board.find('Opt'))).toBe('exile');
    board.cast(board.find('Murder'), { targets: [[board.find('Grizzly Bears')]] }).resolve();
    expect(board.zoneOf(board.find('Grizzly Bears'))).toBe('exile');
    expect(board.zoneOf(board.find('Murder'))).toBe('exile');
  });

  it('A sorcery that would be put onto the battlefield stays where it is (400.4a)', () => {
    const dig = card('Dig', '{0}', 'Instant', {}, [
      onResolution(
        aimed([{ objects: { zones: ['graveyard'], where: [] } }], toBattlefield(targeted())),
      ),
    ]);
    const board = Board.of([{ hand: [dig], graveyard: ['Divination'] }, {}]);
    board.cast(board.find('Dig'), { targets: [[board.find('Divination')]] }).resolve();
    expect(board.zoneOf(board.find('Divination'))).toBe('graveyard');
    expect(board.cited()).toContain('400.4a');
  });

  it('Show and Tell: each player chooses in turn order, then all enter at once (101.4)', () => {
    const board = Board.of([
      { hand: ['Show and Tell', 'Grizzly Bears', 'Forest'] },
      { hand: ['Serra Angel', 'Opt'] },
    ]);
    board.cast(board.find('Show and Tell')).resolve();
    expect(board.asked).toMatchObject({ kind: 'yesNo', player: A });
    board.yes().choose(board.find('Grizzly Bears'));
    expect(board.asked).toMatchObject({ kind: 'yesNo', player: B });
    board.yes();
    expect(board.object(board.find('Serra Angel'))).toMatchObject({
      zone: 'battlefield',
      controller: B,
    });
    const entered = board.events.filter((e) => e.kind === 'moved' && e.to === 'battlefield');
    expect(new Set(entered.map((e) => e.batch)).size).toBe(1);
  });

  it('A player who has nothing to put there is not asked (608.2d)', () => {
    const board = Board.of([{ hand: ['Show and Tell', 'Forest'] }, { hand: ['Opt'] }]);
    board.cast(board.find('Show and Tell')).resolve().yes();
    expect(board.asked.kind).toBe('priority');
    expect(board.zoneOf(board.find('Forest'))).toBe('battlefield');
  });
});

describe('Destroying, sacrificing, countering', () => {
  it('An indestructible creature is not destroyed (702.12b)', () => {
    const board = Board.of([
      { hand: ['Wrath of God'] },
      { battlefield: ['Darksteel Myr', 'Maro'] },
    ]);
    board.cast(board.find('Wrath of God')).resolve();
    expect(board.zoneOf(board.find('Darksteel Myr'))).toBe('battlefield');
    expect(board.zoneOf(board.find('Maro'))).toBe('graveyard');
    expect(board.cited()).toContain('702.12b');
  });

  it('A regeneration shield is used up instead: tapped, undamaged, out of combat (701.19a)', () => {
    const troll = card('Troll', '{2}{G}', 'Creature', pt(2, 2), [
      activated(pay(mana('{G}')), does(instruction('regenerate', { what: thisObject }))),
    ]);
    const board = Board.of([{ battlefield: [troll], hand: ['Murder', 'Murder'] }, {}]);
    const id = board.find('Troll');
    board.activate(id, 'p0').resolve();
    board.cast(board.find('Murder', 'hand'), { targets: [[id]] }).resolve();
    expect(board.object(id)).toMatchObject({ zone: 'battlefield', tapped: true, shields: 0 });
    board.cast(board.find('Murder', 'hand'), { targets: [[id]] }).resolve();
    expect(board.zoneOf(id)).toBe('gone');
  });

  it('Wrath of God lets nothing regenerate (701.19c)', () => {
    const troll = card('Troll', '{2}{G}', 'Creature', pt(2, 2), [
      activated(pay(mana('{G}')), does(instruction('regenerate', { what: thisObject }))),
    ]);
    const board = Board.of([{ battlefield: [troll], hand: ['Wrath of God'] }, {}]);
    board.activate(board.find('Troll'), 'p0').resolve();
    board.cast(board.find('Wrath of God')).resolve();
    expect(board.zoneOf(board.find('Troll'))).toBe('graveyard');
  });

  it('Each player sacrifices: choices in turn order, then at once (101.4)', () => {
    const edict = card('Edict', '{0}', 'Sorcery', {}, [
      onResolution(does(forEach(everyone, sacrifice(eachPlayer, objects(creature), 1)))),
    ]);
    const board = Board.of([
      { hand: [edict], battlefield: ['Grizzly Bears', 'Hill Giant'] },
      { battlefield: ['Serra Angel', 'Air Elemental'] },
    ]);
    board.cast(board.find('Edict')).resolve();
    expect(board.asked).toMatchObject({ kind: 'sacrifice', player: A });
    board.choose(board.find('Grizzly Bears'));
    expect(board.asked).toMatchObject({ kind: 'sacrifice', player: B });
    expect(board.zoneOf(board.find('Grizzly Bears'))).toBe('battlefield');
    board.choose(board.find('Air Elemental'));
    const died = board.events.filter((e) => e.kind === 'moved' && e.why === 'sacrifice');
    expect(died).toHaveLength(2);
    expect(died[0]?.batch).toBe(died[1]?.batch);
  });

  it('Stifle counters a triggered ability (701.6a)', () => {
    const board = Board.of([{ hand: ['Elvish Visionary', 'Stifle'], library: ['Forest'] }, {}]);
    board.cast(board.find('Elvish Visionary')).resolve();
    const [ability] = board.state.stack;
    expect(ability).toBeDefined();
    if (ability === undefined) return;
    board.cast(board.find('Stifle'), { targets: [[ability]] }).resolve();
    expect(board.state.stack).toHaveLength(0);
    expect(board.zoneOf(ability)).toBe('gone');
    expect(board.hand(A)).toHaveLength(0);
  });

  it('What can’t be countered stays on the stack (101.2)', () => {
    const board = Board.of([{ hand: ['Mistcutter Hydra'] }, { hand: ['Counterspell'] }]);
    board.cast(board.find('Mistcutter Hydra'), { x: 3 });
    board.pass();
    board.cast(board.find('Counterspell'), { targets: [[board.find('Mistcutter Hydra')]] });
    board.resolve();
    expect(board.zoneOf(board.find('Counterspell'))).toBe('graveyard');
    expect(board.zoneOf(board.find('Mistcutter Hydra'))).toBe('stack');
    expect(board.cited()).toContain('101.2');
  });
});

describe('Continuous effects of resolved spells (611.2)', () => {
  it('Overrun affects the creatures of now only (611.2c)', () => {
    const board = Board.of([
      { hand: ['Overrun', 'Raise the Alarm'], battlefield: ['Grizzly Bears'] },
      {},
    ]);
    board.cast(board.find('Overrun')).resolve();
    expect(board.values(board.find('Grizzly Bears'))).toMatchObject({ power: 5, toughness: 5 });
    board.cast(board.find('Raise the Alarm')).resolve();
    const [soldier] = board.state.battlefield.list().slice(-1);
    expect(soldier === undefined ? null : board.values(soldier).power).toBe(1);
  });

  it('Chameleon Colossus: X is determined once, on resolution (611.2d)', () => {
    const board = Board.of([{ battlefield: ['Chameleon Colossus'], hand: ['Giant Growth'] }, {}]);
    const colossus = board.find('Chameleon Colossus');
    board.activate(colossus, 'p2').resolve();
    expect(board.values(colossus)).toMatchObject({ power: 8, toughness: 8 });
    board.activate(colossus, 'p2').resolve();
    expect(board.values(colossus).power).toBe(16);
    board.cast(board.find('Giant Growth'), { targets: [[colossus]] }).resolve();
    expect(board.values(colossus).power).toBe(19);
  });

  it('Each affected creature gets numbers of its own where they are about itself', () => {
    const surge = card('Surge', '{0}', 'Instant', {}, [
      onResolution(
        does(
          apply(
            objects(creature),
            'endOfTurn',
            modifyPT({ amount: 'power', of: { ref: 'each' } }, 0),
            gain(keyword('trample')),
          ),
        ),
      ),
    ]);
    const board = Board.of([{ hand: [surge], battlefield: ['Grizzly Bears', 'Hill Giant'] }, {}]);
    board.cast(board.find('Surge')).resolve();
    expect(board.values(board.find('Grizzly Bears')).power).toBe(4);
    expect(board.values(board.find('Hill Giant')).power).toBe(6);
  });
});

describe('Damage and fights', () => {
  it('Pyroclasm damages all creatures at the same time', () => {
    const board = Board.of([
      { hand: ['Pyroclasm'], battlefield: ['Grizzly Bears', 'Soul Warden'] },
      { battlefield: ['Hill Giant'] },
    ]);
    board.cast(board.find('Pyroclasm')).resolve();
    const damage = board.events.filter((e) => e.kind === 'damage');
    expect(damage).toHaveLength(3);
    expect(new Set(damage.map((e) => e.batch)).size).toBe(1);
    expect(board.object(board.find('Hill Giant')).damage).toBe(2);
  });

  it('If one of two fighting creatures is gone, neither deals damage (701.14b)', () => {
    const prey = card('Prey', '{0}', 'Instant', {}, [
      onResolution(
        aimed(
          [target(creature), target(creature)],
          instruction('fight', { one: targeted(0), other: targeted(1) }),
        ),
      ),
    ]);
    const board = Board.of([
      { hand: [prey, 'Unsummon'], battlefield: ['Hill Giant'] },
      { battlefield: ['Grizzly Bears'] },
    ]);
    const giant = board.find('Hill Giant');
    const bears = board.find('Grizzly Bears');
    const fought = board
      .fork()
      .cast(board.find('Prey'), { targets: [[giant], [bears]] })
      .resolve();
    expect(fought.object(giant).damage).toBe(2);
    expect(fought.zoneOf(fought.find('Grizzly Bears'))).toBe('graveyard');
    board.cast(board.find('Prey'), { targets: [[giant], [bears]] });
    board.cast(board.find('Unsummon'), { targets: [[bears]] }).resolveAll();
    expect(board.object(giant).damage).toBe(0);
    expect(board.cited()).toContain('701.14b');
  });

  it('A creature that fights itself deals twice its power (701.14c)', () => {
    const mirror = card('Mirror', '{0}', 'Instant', {}, [
      onResolution(
        aimed([target(creature)], instruction('fight', { one: targeted(), other: targeted() })),
      ),
    ]);
    const board = Board.of([{ hand: [mirror], battlefield: ['Wall of Stone', 'Hill Giant'] }, {}]);
    board.cast(board.find('Mirror'), { targets: [[board.find('Hill Giant')]] }).resolve();
    expect(board.zoneOf(board.find('Hill Giant'))).toBe('graveyard');
  });
});

describe('Libraries', () => {
  it('Drawing from an empty library loses the game at the next check (121.4, 704.5b)', () => {
    const board = Board.of([{ hand: ['Divination'], library: ['Forest'] }, {}]);
    board.cast(board.find('Divination')).resolve();
    expect(board.cited()).toContain('704.5b');
    expect(board.state.winner).toBe(B);
  });

  it('An unknown library never runs out: unknown cards are drawn and milled', () => {
    const board = Board.of([{ hand: ['Divination', 'Emry, Lurker of the Loch'] }, {}]);
    board.cast(board.find('Divination')).resolve();
    expect(board.all('?', 'hand')).toHaveLength(2);
    board.cast(board.find('Emry, Lurker of the Loch')).resolveAll();
    expect(board.all('?', 'graveyard')).toHaveLength(4);
    expect(board.state.winner).toBe(null);
  });

  it('Scry: some to the bottom, the rest on top, in any order (701.22a)', () => {
    const board = Board.of([{ hand: ['Opt'], library: ['Forest', 'Island'] }, {}]);
    board.cast(board.find('Opt')).resolve();
    expect(board.asked).toMatchObject({ kind: 'orderCards', places: 'topOrBottom' });
    board.answer({ kind: 'cards', top: [], bottom: [board.find('Forest')] });
    expect(board.hand(A)).toEqual([board.find('Island')]);
    expect(board.zoneOf(board.find('Forest'))).toBe('library');
  });

  it('Path to Exile: nobody has to find a basic land (701.23b), and the search is optional', () => {
    const board = Board.of([
      { hand: ['Path to Exile'] },
      { battlefield: ['Grizzly Bears'], library: ['Forest', 'Opt'] },
    ]);
    board.cast(board.find('Path to Exile'), { targets: [[board.find('Grizzly Bears')]] }).resolve();
    expect(board.asked).toMatchObject({ kind: 'yesNo', player: B });
    board.yes();
    expect(board.asked).toMatchObject({ kind: 'chooseObjects', player: B, min: 0, max: 1 });
    const found = board.fork().choose(board.find('Forest'));
    expect(found.object(found.find('Forest'))).toMatchObject({
      zone: 'battlefield',
      tapped: true,
      controller: B,
    });
    board.choose();
    expect(board.zoneOf(board.find('Forest'))).toBe('library');
  });

  it('Grindstone against an endless library of one colour is no process that ends (732.4)', () => {
    const board = Board.of([
      {
        battlefield: ['Grindstone', { card: "Painter's Servant", chosen: { color: 'W' } }],
      },
      {},
    ]);
    board.activate(board.find('Grindstone'), 'p0', { targets: [[TO_B]] });
    board.pass();
    expect(board.tried({ kind: 'pass' })).toMatchObject({ result: 'undecided' });
  });

  it('Shuffling follows the seed, so that the same course gives the same order', () => {
    const mix = card('Mix', '{0}', 'Instant', {}, [
      onResolution(does(instruction('shuffle', { player: you }))),
    ]);
    const board = () =>
      Board.of([{ hand: [mix], library: ['Forest', 'Island', 'Plains', 'Swamp', 'Mountain'] }, {}]);
    const [one, other] = [board(), board()];
    one.cast(one.find('Mix')).resolve();
    other.cast(other.find('Mix')).resolve();
    expect(one.state.players[A]?.library).toEqual(other.state.players[A]?.library);
    expect(one.state.players[A]?.library).toHaveLength(5);
    expect(one.cited()).toContain('701.24a');
  });
});

describe('Discarding', () => {
  it('The player chooses what to discard (701.9b); with no choice nothing is asked', () => {
    const board = Board.of([
      { hand: ['Mind Rot', 'Mind Rot'] },
      { hand: ['Forest', 'Opt', 'Shock'] },
    ]);
    board.cast(board.find('Mind Rot', 'hand'), { targets: [[TO_B]] }).resolve();
    expect(board.asked).toMatchObject({ kind: 'discard', player: B, min: 2, max: 2 });
    board.choose(board.find('Opt'), board.find('Shock'));
    board.cast(board.find('Mind Rot', 'hand'), { targets: [[TO_B]] }).resolve();
    expect(board.hand(B)).toHaveLength(0);
  });
});

describe('Delayed and reflexive triggers', () => {
  it('Ohran Viper’s ability remembers the creature it damaged (603.7c)', () => {
    const board = Board.of([{ battlefield: ['Ohran Viper'] }, { battlefield: ['Wall of Stone'] }], {
      step: 'beginCombat',
    });
    board.pass().pass();
    const viper = board.find('Ohran Viper');
    const wall = board.find('Wall of Stone');
    board.answer({ kind: 'attackers', attackers: [{ object: viper, whom: { player: B } }] });
    board.pass().pass();
    board.answer({ kind: 'blockers', blockers: [{ object: wall, attackers: [viper] }] });
    while (board.state.turn.step !== 'endCombat' || board.asked.kind !== 'priority') board.pass();
    expect(board.state.stack).toHaveLength(1);
    board.resolve();
    expect(board.zoneOf(board.find('Wall of Stone'))).toBe('graveyard');
    expect(board.zoneOf(viper)).toBe('battlefield');
  });

  it('Ugin: the face-down exiled card comes to hand when the Spirit leaves', () => {
    const board = Board.of([
      { battlefield: ['Ugin, the Ineffable'], hand: ['Murder'], library: ['Serra Angel', 'Opt'] },
      {},
    ]);
    board.activate(board.find('Ugin, the Ineffable'), 'p1').resolve();
    const angel = board.find('Serra Angel');
    expect(board.object(angel)).toMatchObject({ zone: 'exile', faceDown: true });
    const [spirit] = board.state.battlefield.list().slice(-1);
    if (spirit === undefined) throw new Error('no Spirit');
    board.cast(board.find('Murder'), { targets: [[spirit]] }).resolveAll();
    expect(board.zoneOf(board.find('Serra Angel'))).toBe('hand');
  });

  it('A reflexive trigger goes on the stack after the resolution, with a target of its own (603.12)', () => {
    const altar = card('Altar', '', 'Artifact', {}, [
      activated(
        [],
        does(
          sacrifice(you, objects(creature), 1),
          instruction('reflexive', { content: aimed([target(creature)], destroy(targeted())) }),
        ),
      ),
    ]);
    const board = Board.of([
      { battlefield: [altar, 'Grizzly Bears'] },
      { battlefield: ['Serra Angel', 'Maro'] },
    ]);
    board.activate(board.find('Altar'), 'p0').resolve();
    expect(board.asked).toMatchObject({ kind: 'chooseTarget', player: A });
    board.targets(board.find('Serra Angel')).resolve();
    expect(board.zoneOf(board.find('Serra Angel'))).toBe('graveyard');
    expect(board.cited()).toContain('603.12');
  });

  it('At the beginning of the next end step, once', () => {
    const later = card('Later', '{0}', 'Instant', {}, [
      onResolution(
        does(
          instruction('delayedTrigger', {
            ability: triggered(when.beginning('end'), does(gainLife(you, 3))),
          }),
        ),
      ),
    ]);
    const board = Board.of([{ hand: [later] }, {}]);
    board.cast(board.find('Later')).resolve();
    while (board.state.turn.step !== 'end') {
      if (board.asked.kind === 'priority') board.pass();
      else board.answer({ kind: 'attackers', attackers: [] });
    }
    expect(board.state.stack).toHaveLength(1);
    board.resolve();
    expect(board.life(A)).toBe(23);
    expect(board.state.effects.size).toBe(0);
  });
});

describe('Tokens', () => {
  it('Doubling Season makes twice as many (614.1a)', () => {
    const board = Board.of([{ hand: ['Raise the Alarm'], battlefield: ['Doubling Season'] }, {}]);
    board.cast(board.find('Raise the Alarm')).resolve();
    expect(board.state.battlefield.size).toBe(5);
  });

  it('A token put onto the battlefield attacking attacks without having attacked (508.4)', () => {
    const board = Board.of(
      [
        {
          battlefield: ['Shaun, Father of Synths', 'Isamaru, Hound of Konda'],
        },
        { battlefield: ['Jace Beleren'] },
      ],
      { step: 'beginCombat' },
    );
    board.pass().pass();
    const isamaru = board.find('Isamaru, Hound of Konda');
    board.answer({ kind: 'attackers', attackers: [{ object: isamaru, whom: { player: B } }] });
    board.targets(isamaru).resolve().yes();
    expect(board.asked).toMatchObject({ kind: 'chooseDefender', player: A });
    board.choose(board.find('Jace Beleren'));
    const token = board.find('Isamaru, Hound of Konda');
    expect(board.object(token)).toMatchObject({ kind: 'token', tapped: true });
    expect(board.state.combat?.attackers).toHaveLength(2);
    expect(board.values(token)).toMatchObject({
      supertypes: [],
      types: ['Creature', 'Artifact'],
    });
    expect(board.asked.kind).toBe('priority');
    expect(board.state.stack).toHaveLength(0);
  });
});

describe('Choices on resolution (608.2d)', () => {
  it('"You may" is not asked where it can’t be done', () => {
    const board = Board.of([{ hand: ['Chrome Mox'] }, {}]);
    board.cast(board.find('Chrome Mox')).resolve().resolve();
    expect(board.asked.kind).toBe('priority');
    expect(board.object(board.find('Chrome Mox')).linked).toEqual([]);
  });

  it('Chrome Mox remembers the card that it exiled (607.2a)', () => {
    const board = Board.of([{ hand: ['Chrome Mox', 'Shock'] }, {}]);
    board.cast(board.find('Chrome Mox')).resolve().resolve().yes();
    const shock = board.find('Shock');
    expect(board.zoneOf(shock)).toBe('exile');
    expect(board.object(board.find('Chrome Mox')).linked).toEqual([board.object(shock).card]);
  });

  it('A part of a text that could not be read is not modelled here', () => {
    const riddle = card('Riddle', '{0}', 'Instant', {}, [
      onResolution(does(draw(you, 1), { kind: 'unread', text: 'Solve it.' })),
    ]);
    const board = Board.of([{ hand: [riddle] }, {}]);
    board.cast(board.find('Riddle')).pass();
    expect(board.tried({ kind: 'pass' })).toEqual({
      result: 'unsupported',
      what: 'This part of the text could not be read: “Solve it.”',
    });
  });

  it('Kor Skyfisher returns a permanent of its controller’s choice', () => {
    const board = Board.of([{ hand: ['Kor Skyfisher'], battlefield: ['Forest'] }, {}]);
    board.cast(board.find('Kor Skyfisher')).resolve().resolve();
    expect(board.asked).toMatchObject({ kind: 'chooseObject', player: A });
    board.choose(board.find('Forest'));
    expect(board.zoneOf(board.find('Forest'))).toBe('hand');
  });
});
