import { describe, expect, it } from 'vitest';
import {
  aimed,
  card,
  controllerOf,
  counter,
  creature,
  damage,
  does,
  gainLife,
  life,
  mana,
  mayPay,
  objects,
  onResolution,
  pay,
  sacrificing,
  targeted,
  targetSpell,
  unlessPays,
  you,
} from '../authoring';
import { basic, bear, bolt } from '../testing/cards';
import { A, B, citesOf, type Placed, Table } from '../testing/table';

const leak = card('Leak', '{0}', 'Instant', {}, [
  onResolution(
    aimed(
      [targetSpell()],
      unlessPays(controllerOf(targeted()), pay(mana('{1}')), counter(targeted())),
    ),
  ),
]);
const pact = card('Pact', '{0}', 'Sorcery', {}, [
  onResolution(does(mayPay(you, pay(sacrificing(objects(creature))), gainLife(you, 5)))),
]);
const toll = card('Toll', '{0}', 'Sorcery', {}, [
  onResolution(does(unlessPays(you, pay(life(3)), damage(1, you)))),
]);

function leaked(...objects: readonly Placed[]): Table {
  const table = new Table({
    players: [{ manaPool: '{R}' }, {}],
    objects: [{ card: bolt, zone: 'hand' }, { card: leak, zone: 'hand', owner: B }, ...objects],
  });
  table.cast('Bolt', B).pass().cast('Leak', 'Bolt').pass(2);
  return table;
}

describe('"unless … pays"', () => {
  it('asks the player who may pay (118.12a)', () => {
    const table = leaked({ card: basic('Forest') });
    expect(table.asked).toMatchObject({ kind: 'payOptional', player: A, cost: '{1}' });
  });

  it('paid with a mana ability activated then, the spell goes on (605.3a)', () => {
    const table = leaked({ card: basic('Forest') }).do({ kind: 'yesNo', yes: true });
    expect(table.asked).toMatchObject({ kind: 'payMana', cost: '{1}' });
    table
      .do({ kind: 'activate', object: table.id('Forest'), ability: 'b:Forest' })
      .do({ kind: 'pay' });
    expect(table.zone('Bolt')).toBe('stack');
    table.resolve();
    expect(table.life(B)).toBe(17);
  });

  it('not paid, the rest of the sentence happens', () => {
    const table = leaked({ card: basic('Forest') }).do({ kind: 'yesNo', yes: false });
    expect(table.zone('Bolt')).toBe('graveyard');
    expect(table.life(B)).toBe(20);
  });

  it('can’t be paid with mana that is not there (118.3)', () => {
    const table = leaked().do({ kind: 'yesNo', yes: true });
    expect(citesOf(table.refused({ kind: 'pay' }))).toContain('118.3');
  });

  it('is paid with life where it says so (119.4)', () => {
    const table = new Table({ objects: [{ card: toll, zone: 'hand' }] }).cast('Toll').resolve();
    table.do({ kind: 'yesNo', yes: true });
    expect(table.life(A)).toBe(17);
  });

  it('is not asked where the life is not there (119.4)', () => {
    const table = new Table({
      players: [{ life: 2 }, {}],
      objects: [{ card: toll, zone: 'hand' }],
    });
    table.cast('Toll').resolve();
    expect(table.life(A)).toBe(1);
    expect(table.asked.kind).toBe('priority');
  });
});

describe('"you may …. If you do, …"', () => {
  it('is not asked where it can’t be done (118.3)', () => {
    const table = new Table({ objects: [{ card: pact, zone: 'hand' }] }).cast('Pact').resolve();
    expect(table.asked.kind).toBe('priority');
    expect(table.life(A)).toBe(20);
  });

  it('done, the rest follows (118.12)', () => {
    const table = new Table({ objects: [{ card: pact, zone: 'hand' }, { card: bear }] });
    table.cast('Pact').resolve().do({ kind: 'yesNo', yes: true });
    expect(table.zone('Bear')).toBe('graveyard');
    expect(table.life(A)).toBe(25);
  });
});
