import { describe, expect, it } from 'vitest';
import { activated, card, does, draw, onResolution, pay, tapThis, you } from '../authoring';
import { edit } from '../edit/edit';
import { decodeGame, encodeGame } from '../encode/game';
import { bear, bolt } from '../testing/cards';
import { A, B, Table } from '../testing/table';

const unread = (text: string) => ({ kind: 'unread', text }) as const;
const LOSE = 'Each opponent flibbers the gibbet.';
const riddle = card('Riddle', '', 'Sorcery', {}, [
  onResolution(does(draw(you, 1), unread(LOSE), draw(you, 2))),
]);

const asked = (t: Table) =>
  t.asked.kind === 'unread' ? { text: t.asked.text, reach: t.asked.reach } : t.asked.kind;
const byHand = { kind: 'byHand' } as const;
const told = (t: Table) =>
  t.events.flatMap((e) =>
    e.kind === 'step' && e.what === 'byHand'
      ? [{ detail: e.detail, byHand: e.byHand, cites: e.cites }]
      : [],
  );
const cast = (t: Table, name: string) => t.do({ kind: 'cast', object: t.id(name) });

describe('an instruction that could not be read', () => {
  const table = () =>
    cast(
      new Table({ objects: [{ card: { ...riddle, manaCost: '{0}' }, zone: 'hand' }] }),
      'Riddle',
    );

  it('is come to after what stands before it was followed', () => {
    const t = table().pass(2);
    expect(asked(t)).toEqual({ text: LOSE, reach: 'instruction' });
    expect(t.game.state.players[A]?.hand).toHaveLength(1);
  });

  it('is passed once it is left to the hand, and what follows is followed', () => {
    const t = table().pass(2).do(byHand);
    expect(t.game.state.players[A]?.hand).toHaveLength(3);
    expect(t.zone('Riddle')).toBe('graveyard');
    expect(told(t)).toEqual([{ detail: LOSE, byHand: true, cites: [] }]);
  });

  it('can be done by hand before that, in the middle of the resolution', () => {
    const t = table().pass(2);
    const done = edit(t.game, { edit: 'setPlayer', player: B, set: { life: 3 } });
    if (done.result !== 'accepted') throw new Error(done.result);
    t.game = done.game;
    expect(asked(t)).toEqual({ text: LOSE, reach: 'instruction' });
    t.do(byHand);
    expect(t.life(B)).toBe(3);
    expect(t.game.state.players[A]?.hand).toHaveLength(3);
  });

  it('waits in a game that is written and read back', () => {
    const t = table().pass(2);
    const read = decodeGame(JSON.parse(JSON.stringify(encodeGame(t.game))));
    if (!read.ok) throw new Error(read.why);
    t.game = read.game;
    expect(asked(t)).toEqual({ text: LOSE, reach: 'instruction' });
    expect(t.do(byHand).zone('Riddle')).toBe('graveyard');
  });

  it('takes no other answer', () => {
    const t = table().pass(2);
    expect(t.refused({ kind: 'pass' })[0]?.code).toBe('wrongQuestion');
  });

  it('is come to when an activated ability resolves', () => {
    const box = card('Box', '{1}', 'Artifact', {}, [activated(pay(tapThis), does(unread(LOSE)))]);
    const t = new Table({ objects: [{ card: box }] });
    t.activate('Box', 'p0').pass(2);
    expect(asked(t)).toEqual({ text: LOSE, reach: 'instruction' });
    expect(t.do(byHand).asked.kind).toBe('priority');
  });
});

describe('a whole line of an instant that could not be read', () => {
  const lines = (...abilities: Parameters<typeof card>[4] & object) => {
    const t = new Table({
      objects: [{ card: card('Lines', '{0}', 'Instant', {}, abilities), zone: 'hand' }],
    });
    return cast(t, 'Lines').pass(2);
  };
  const drawn = (t: Table) => t.game.state.players[A]?.hand.length;

  it('comes first where it stands before what could be read', () => {
    const t = lines(unread(LOSE), onResolution(does(draw(you, 1))));
    expect([asked(t), drawn(t)]).toEqual([{ text: LOSE, reach: 'instruction' }, 0]);
    expect(drawn(t.do(byHand))).toBe(1);
  });

  it('comes last where it stands behind it', () => {
    const t = lines(onResolution(does(draw(you, 1))), unread(LOSE));
    expect([asked(t), drawn(t)]).toEqual([{ text: LOSE, reach: 'instruction' }, 1]);
    expect(t.do(byHand).zone('Lines')).toBe('graveyard');
  });

  it('is all that there is', () => {
    const t = lines(unread(LOSE), unread('Then gibbet the flibber.'));
    t.do(byHand);
    expect(asked(t)).toEqual({ text: 'Then gibbet the flibber.', reach: 'instruction' });
    expect(t.do(byHand).zone('Lines')).toBe('graveyard');
  });
});

describe('a text of a permanent that could not be read', () => {
  const permanent = (text: string) => card('Mourner', '{1}', 'Artifact', {}, [unread(text)]);
  const table = (text: string, hand = bolt) =>
    new Table({
      players: [{ manaPool: '{R}{G}{G}' }, {}],
      objects: [{ card: permanent(text) }, { card: bear }, { card: hand, zone: 'hand' }],
    });
  it('that may trigger is told when its event has happened', () => {
    const text = 'Whenever a creature dies, flibber the gibbet.';
    const t = table(text);
    t.cast('Bolt', 'Bear').pass(2);
    expect(asked(t)).toEqual({ text, reach: 'event' });
    t.do(byHand);
    expect([t.zone('Bear'), t.asked.kind]).toEqual(['graveyard', 'priority']);
    expect(told(t)).toEqual([{ detail: text, byHand: true, cites: [] }]);
  });

  it('that may change what a spell costs is told before the spell is put together', () => {
    const text = 'Creature spells you cast cost {1} less on odd days.';
    const t = table(text, { ...bear, name: 'Other' });
    cast(t, 'Other');
    expect(asked(t)).toEqual({ text, reach: 'rule' });
    expect(t.zone('Other')).toBe('hand');
    t.do(byHand).do({ kind: 'pay' });
    expect(t.zone('Other')).toBe('stack');
  });

  it.each([0, 1])(
    'and leads to a casting that is given up leaves nothing behind (601.2), after %i texts',
    (passed) => {
      const t = table('Creature spells you cast cost {1} less on odd days.', {
        ...bear,
        name: 'Other',
      });
      const before = JSON.stringify(encodeGame(t.game));
      cast(t, 'Other');
      if (passed === 1) t.do(byHand);
      t.do({ kind: 'cancel' });
      expect(JSON.stringify(encodeGame(t.game))).toBe(before);
    },
  );
});

describe('two texts of permanents that could not be read', () => {
  it('are told one after the other for what happens at once', () => {
    const text = 'Whenever a creature dies, flibber the gibbet.';
    const one = (name: string) => card(name, '{1}', 'Artifact', {}, [unread(text)]);
    const t = new Table({
      players: [{ manaPool: '{R}' }, {}],
      objects: [
        { card: one('First') },
        { card: one('Second') },
        { card: bear },
        { card: bolt, zone: 'hand' },
      ],
    });
    t.cast('Bolt', 'Bear').pass(2);
    const about = [t.asked.about, t.do(byHand).asked.about];
    expect(about).toEqual([t.id('First'), t.id('Second')]);
    expect(t.do(byHand).asked.kind).toBe('priority');
    expect(told(t)).toHaveLength(2);
  });
});
