import { describe, expect, it } from 'vitest';
import {
  activated,
  add,
  aimed,
  anyColor,
  card,
  creature,
  destroy,
  does,
  onResolution,
  pay,
  sacrificeThis,
  target,
  targeted,
} from '../authoring';
import { answer } from '../engine/door';
import { basic, bear, bolt, elf, pinger, scarecrow } from '../testing/cards';
import { A, B, Table } from '../testing/table';
import { type Offer, offers } from './offers';

const murder = card('Murder', '{1}{B}', 'Instant', {}, [
  onResolution(aimed([target(creature)], destroy(targeted()))),
]);

function table(): Table {
  return new Table({
    players: [{ manaPool: '{R}' }, {}],
    objects: [
      { card: bolt, zone: 'hand' },
      { card: bear, zone: 'hand' },
      { card: basic('Forest'), zone: 'hand' },
      { card: elf },
      { card: pinger, tapped: true },
      { card: scarecrow },
      { card: murder, zone: 'graveyard' },
      { card: murder, zone: 'hand', owner: B },
    ],
  });
}
const named = (t: Table, list: readonly Offer[], name: string) =>
  list.filter(
    (o) => o.object !== undefined && t.game.state.objects.get(o.object)?.printed.name === name,
  );

describe('offers', () => {
  it('show every action in view, refused ones with their checks', () => {
    const t = table();
    const all = offers(t.game, A);
    expect(all.map((o) => o.kind).sort()).toEqual([
      'activate',
      'cast',
      'cast',
      'mana',
      'mana',
      'pass',
      'playLand',
    ]);
    const [tapped] = named(t, all, 'Pinger');
    expect(tapped?.verdict).toMatchObject({ allowed: false, checks: [{ code: 'alreadyTapped' }] });
  });

  it('say what it costs and whether that could be paid', () => {
    const t = table();
    const all = offers(t.game, A);
    expect(named(t, all, 'Bolt')[0]).toMatchObject({ cost: '{R}', payable: { allowed: true } });
    expect(named(t, all, 'Bear')[0]).toMatchObject({ cost: '{1}{G}', payable: { allowed: true } });
    expect(named(t, all, 'Scarecrow')[0]?.payable).toMatchObject({ allowed: false });
  });

  it.each([
    [4, true],
    [3, false],
  ])('count 2 life for each Phyrexian symbol: with %i life %s (107.4f)', (life, allowed) => {
    const shrink = card('Shrink', '{1}{B/P}{B/P}', 'Instant', {}, [
      onResolution(aimed([target(creature)], destroy(targeted()))),
    ]);
    const t = new Table({
      players: [{ life, manaPool: '{R}' }, {}],
      objects: [{ card: shrink, zone: 'hand' }, { card: bear }],
    });
    expect(named(t, offers(t.game, A), 'Shrink')[0]?.payable).toMatchObject({ allowed });
  });

  it('that are allowed are accepted, and refused ones refused', () => {
    const t = table();
    for (const offer of offers(t.game, A)) {
      const result = answer(t.game, offer.action).result;
      expect([offer.kind, result]).toEqual([
        offer.kind,
        offer.verdict.allowed ? 'accepted' : 'refused',
      ]);
    }
  });

  it('to a player without priority are all refused (117.1)', () => {
    const t = table();
    const all = offers(t.game, B);
    expect(all.map((o) => o.kind)).toEqual(['cast']);
    expect(all[0]?.verdict).toMatchObject({
      checks: [{ code: 'notYourPriority', cites: ['117.1'] }],
    });
  });

  it('while mana is asked for are mana abilities alone (605.3a)', () => {
    const t = table();
    t.do({ kind: 'cast', object: t.id('Bear') });
    const allowed = offers(t.game, A).filter((o) => o.verdict.allowed);
    expect(allowed.every((o) => o.kind === 'mana')).toBe(true);
    expect(allowed.length).toBeGreaterThan(0);
  });

  it('while mana is asked for refuse what may be activated only as an instant (602.5e)', () => {
    const diamond = card('Diamond', '{0}', 'Artifact', {}, [
      activated(pay(sacrificeThis), does(add(anyColor)), { only: { timing: 'instant' } }),
    ]);
    const t = new Table({
      objects: [{ card: bear, zone: 'hand' }, { card: elf }, { card: diamond }],
    });
    const offered = () => named(t, offers(t.game, A), 'Diamond')[0]?.verdict;
    expect(offered()?.allowed).toBe(true);
    t.do({ kind: 'cast', object: t.id('Bear') });
    expect(offered()).toMatchObject({ checks: [{ cites: ['602.5e', '117.1b'] }] });
  });

  it('do not offer a spell that has nothing to target (601.2c)', () => {
    const t = new Table({
      players: [{ manaPool: '{B}{B}' }, {}],
      objects: [{ card: murder, zone: 'hand' }],
    });
    expect(named(t, offers(t.game, A), 'Murder')[0]?.verdict).toMatchObject({
      allowed: false,
      checks: [{ code: 'noLegalTarget', cites: ['601.2c'] }],
    });
  });
});
