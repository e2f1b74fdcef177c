import { describe, expect, it } from 'vitest';
import type { CopiableValues } from '../abilities/values';
import {
  activated,
  card,
  conditional,
  createToken,
  creature,
  does,
  draw,
  gainLife,
  happened,
  itself,
  may,
  pay,
  pt,
  tap,
  tapThis,
  thisObject,
  tokenOf,
  triggered,
  untap,
  when,
  you,
} from '../authoring';
import type { Instruction } from '../effects/kinds';
import { A, Table } from '../testing/table';

const goesOn = (...more: readonly Instruction[]) =>
  card('Restless', '{2}', 'Artifact Creature — Construct', pt(1, 1), [
    activated(pay(tapThis), does()),
    triggered({ event: 'tapped', object: [itself] }, does(untap(thisObject), ...more)),
    triggered({ event: 'untapped', object: [itself] }, does(tap(thisObject))),
  ]);

/** The card's ability is activated, and its first trigger waits on the stack above it. */
function begun(restless: CopiableValues, ...others: readonly CopiableValues[]): Table {
  const table = new Table({ objects: [restless, ...others].map((one) => ({ card: one })) });
  return table.do({ kind: 'activate', object: table.id('Restless'), ability: 'p0' });
}

describe('Loops of mandatory actions', () => {
  it('A permanent that untaps when tapped and taps when untapped makes the game a draw (104.4b, 732.4)', () => {
    const table = begun(goesOn()).do({ kind: 'loop' });
    expect(table.game.state.winner).toBe('draw');
    expect([...table.cited()]).toEqual(expect.arrayContaining(['104.4b', '732.4']));
  });

  it('What was on the table long before and takes no part changes nothing in that', () => {
    const bear = card('Bear', '{1}{G}', 'Creature — Bear', pt(2, 2));
    const table = begun(goesOn(), bear, bear).pass(4).do({ kind: 'loop' });
    expect(table.game.state.winner).toBe('draw');
  });

  it('With a choice whether to do something in it, it is no draw (104.4b)', () => {
    const [check] = begun(goesOn(may(you, draw(you, 1)))).refused({ kind: 'loop' });
    expect(check).toMatchObject({ code: 'loopOptional', subjects: [{ player: A }] });
    expect(check?.cites).toContain('104.4b');
  });

  it('What comes to an end by itself is no loop', () => {
    const once = card('Restless', '{2}', 'Artifact Creature — Construct', pt(1, 1), [
      activated(pay(tapThis), does()),
      triggered({ event: 'tapped', object: [itself] }, does(untap(thisObject))),
    ]);
    expect(begun(once).refused({ kind: 'loop' })[0]?.code).toBe('loopEnds');
  });

  it('Where life is gained each time round, no position comes again: that is said, and not guessed', () => {
    const result = begun(goesOn(gainLife(you, 1))).try({ kind: 'loop' });
    expect(result).toMatchObject({
      result: 'unsupported',
      what: expect.stringMatching(/came again/),
    });
  });

  it('A loop that only makes more tokens is not called a repetition', () => {
    const breeds = card('Breeds', '{2}', 'Enchantment', {}, [
      activated(pay(), does(createToken(tokenOf('Creature — Rat', ['B'], pt(1, 1))))),
      triggered(
        when.enters(creature),
        does(createToken(tokenOf('Creature — Rat', ['B'], pt(1, 1)))),
      ),
    ]);
    const table = new Table({ objects: [{ card: breeds }] });
    table.do({ kind: 'activate', object: table.id('Breeds'), ability: 'p0' });
    expect(table.try({ kind: 'loop' })).toMatchObject({ result: 'unsupported' });
  });

  it.each<[string, Instruction]>([
    ['what happened', conditional(happened(when.dies(creature)), [draw(you, 1)])],
    ['what was cast before', draw(you, { amount: 'castBefore', spell: thisObject })],
    ['what was saddled', untap({ where: [{ is: 'saddled' }] })],
    ['what crewed it', untap({ where: [{ is: 'manned', how: 'crew', object: thisObject }] })],
  ])(
    'Where something looks back at %s this turn, two positions are never known to be the same',
    (_, instruction) => {
      const looks = card('Looks back', '{2}', 'Enchantment', {}, [
        triggered(when.beginning('end', you), does(instruction)),
      ]);
      const result = begun(goesOn(), looks).try({ kind: 'loop' });
      expect(result).toMatchObject({
        result: 'unsupported',
        what: expect.stringMatching(/looks back/),
      });
    },
  );
});
