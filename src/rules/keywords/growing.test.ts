import { describe, expect, it } from 'vitest';
import { Board } from '../../rulings/played';
import { card, keyword, keywordWith, mana, pay, pt } from '../authoring';
import { B, Table } from '../testing/table';

const bear = card('Bear', '{0}', 'Creature — Bear', pt(2, 2));
const counted = (
  name: 'afflict' | 'afterlife' | 'bushido' | 'fabricate' | 'modular' | 'soulshift',
  count: number,
  line = 'Creature — Spirit',
) => card('Adept', '{0}', line, pt(1, 1), [keywordWith(name, { count })]);
const murder = card('Doom', '{0}', 'Instant', {}, [
  {
    kind: 'spell',
    content: {
      targets: [{ objects: { where: [{ is: 'type', type: 'Creature' }] } }],
      do: [{ kind: 'destroy', what: { ref: 'target', slot: 0 } }],
    },
  },
]);

describe('Keywords with a number', () => {
  it('afterlife creates that many Spirits as it dies (702.135a)', () => {
    const t = new Table({
      objects: [{ card: counted('afterlife', 2) }, { card: murder, zone: 'hand' }],
    });
    t.cast('Doom', 'Adept').resolve().resolve();
    const spirits = t.game.state.battlefield
      .list()
      .filter((id) => t.game.state.objects.get(id)?.kind === 'token');
    expect(spirits).toHaveLength(2);
  });

  it('modular puts on another artifact creature what was on it (702.43a)', () => {
    const golem = card('Golem', '{0}', 'Artifact Creature — Golem', pt(2, 2));
    const board = Board.of([
      { hand: [counted('modular', 3, 'Artifact Creature — Golem'), murder], battlefield: [golem] },
      {},
    ]);
    board.cast(board.find('Adept')).resolve();
    expect(board.object(board.find('Adept')).counters).toEqual({ '+1/+1': 3 });
    board.cast(board.find('Doom'), {
      targets: [[board.find('Adept')]],
    });
    board.resolve().targets(board.find('Golem')).resolve().yes();
    expect(board.object(board.find('Golem')).counters).toEqual({ '+1/+1': 3 });
  });

  it('fabricate: Servos where no counter is put on it (702.123a)', () => {
    const board = Board.of([{ hand: [counted('fabricate', 2)] }, {}]);
    board.cast(board.find('Adept')).resolve().resolve().no();
    expect(board.all('Servo Token', 'battlefield')).toHaveLength(2);
  });

  it('bushido grows it as it becomes blocked, and afflict costs the defender life (702.45a, 702.130a)', () => {
    const t = new Table({
      objects: [{ card: counted('bushido', 2) }, { card: bear, owner: B }],
    })
      .to('declareAttackers')
      .attack({ Adept: B })
      .to('declareBlockers')
      .block({ Bear: 'Adept' })
      .resolve();
    expect(t.size('Adept')).toBe('3/3');
    const stings = new Table({
      objects: [{ card: counted('afflict', 3) }, { card: bear, owner: B }],
    })
      .to('declareAttackers')
      .attack({ Adept: B })
      .to('declareBlockers')
      .block({ Bear: 'Adept' })
      .resolve();
    expect(stings.life(B)).toBe(17);
  });

  it('soulshift returns a Spirit of that mana value or less (702.46a)', () => {
    const small = card('Wisp', '{2}', 'Creature — Spirit', pt(1, 1));
    const big = card('Ghost', '{6}', 'Creature — Spirit', pt(6, 6));
    const board = Board.of([
      { battlefield: [counted('soulshift', 3)], graveyard: [small, big], hand: [murder] },
      {},
    ]);
    board.cast(board.find('Doom'), { targets: [[board.find('Adept')]] });
    board.resolve().targets(board.find('Wisp')).resolve().yes();
    expect(board.zoneOf(board.find('Wisp'))).toBe('hand');
    expect(board.zoneOf(board.find('Ghost'))).toBe('graveyard');
  });
});

describe('Keywords by which others grow', () => {
  it('evolve looks at both numbers of what enters (702.100a)', () => {
    const adept = card('Adept', '{0}', 'Creature — Human', pt(2, 2), [keyword('evolve')]);
    const tall = card('Wall', '{0}', 'Creature — Wall', pt(0, 3));
    const board = Board.of([{ battlefield: [adept], hand: [bear, tall] }, {}]);
    board.cast(board.find('Bear')).resolve();
    expect(board.object(board.find('Adept')).counters).toEqual({});
    board.cast(board.find('Wall')).resolve().resolve();
    expect(board.object(board.find('Adept')).counters).toEqual({ '+1/+1': 1 });
  });

  it('battle cry is for the other attackers (702.91a)', () => {
    const crier = card('Crier', '{0}', 'Creature — Goblin', pt(1, 1), [keyword('battleCry')]);
    const t = new Table({ objects: [{ card: crier }, { card: bear }] })
      .to('declareAttackers')
      .attack({ Crier: B, Bear: B })
      .resolve();
    expect(t.size('Bear')).toBe('3/2');
    expect(t.size('Crier')).toBe('1/1');
  });

  it('mentor aims at an attacker with less power (702.134a)', () => {
    const chief = card('Chief', '{0}', 'Creature — Human', pt(3, 3), [keyword('mentor')]);
    const t = new Table({ objects: [{ card: chief }, { card: bear }] })
      .to('declareAttackers')
      .attack({ Chief: B, Bear: B });
    t.do({ kind: 'targets', targets: [{ target: { object: t.id('Bear') } }] }).resolve();
    expect(t.size('Bear')).toBe('3/3');
  });
});

describe('Typecycling (702.29e)', () => {
  it('finds a card with that quality instead of drawing one', () => {
    const cycler = card('Cycler', '{5}', 'Creature — Beast', pt(5, 5), [
      keywordWith('typecycling', {
        cost: pay(mana('{0}')),
        for: [{ is: 'subtype', subtype: 'Forest' }],
        word: 'forest',
      }),
    ]);
    const board = Board.of([{ hand: [cycler], library: ['Island', 'Forest'] }, {}]);
    board.activate(board.find('Cycler'), 'p0').resolve();
    board.choose(board.find('Forest'));
    expect(board.zoneOf(board.find('Forest'))).toBe('hand');
    expect(board.zoneOf(board.find('Cycler'))).toBe('graveyard');
  });
});
