import { describe, expect, it } from 'vitest';
import { findCard } from '../../cards';
import { answer } from '../engine/door';
import type { Game } from '../engine/game';
import { playerId } from '../kernel/ids';
import { need } from '../kernel/invariant';
import { newGame } from '../setup/newGame';
import type { Made, Placement } from '../setup/setup';
import type { Edit } from './change';
import { edit } from './edit';

const A = playerId(0);
const B = playerId(1);

function placed(name: string, more: Partial<Placement> = {}): Placement {
  return {
    kind: 'card',
    printed: need(findCard(name), name),
    owner: A,
    zone: 'battlefield',
    ...more,
  };
}

function begun(objects: readonly Placement[]): { game: Game; made: readonly Made[] } {
  const result = newGame({ players: [{ name: 'A' }, { name: 'B' }], objects });
  if (result.result !== 'accepted') throw new Error(JSON.stringify(result));
  return result;
}

function edited(game: Game, change: Edit) {
  const result = edit(game, change);
  if (result.result !== 'accepted') throw new Error(JSON.stringify(result));
  return result;
}

function answered(game: Game, given: Parameters<typeof answer>[1]): Game {
  const result = answer(game, given);
  if (result.result !== 'accepted') throw new Error(JSON.stringify(result));
  return result.game;
}

const cardAt = (made: readonly Made[], at: number) => need(made[at], 'made').card;

describe('a change by hand', () => {
  it('is marked as such and names no rule', () => {
    const { game } = begun([]);
    const { events } = edited(game, { edit: 'setPlayer', player: A, set: { life: 7 } });
    expect(events[0]).toMatchObject({ kind: 'edited', byHand: true, cites: [] });
  });

  it('tells what is other than before, and of what was so already nothing', () => {
    const { game, made } = begun([placed('Grizzly Bears', { counters: { '+1/+1': 1 } })]);
    const set = { tapped: true, sick: false, counters: { '+1/+1': 3 } };
    const { events } = edited(game, { edit: 'setObject', card: cardAt(made, 0), set });
    expect(events[0]).toMatchObject({
      notes: [
        { note: 'tapped', now: true },
        { note: 'counters', counter: '+1/+1', change: 2 },
      ],
    });
  });

  it('names what it takes out of the game', () => {
    const { game, made } = begun([placed('Grizzly Bears')]);
    const { events } = edited(game, { edit: 'remove', card: cardAt(made, 0) });
    expect(events[0]).toMatchObject({
      objects: [need(made[0], 'made').object],
      notes: [{ note: 'removed' }],
    });
  });

  it('leaves the game that it was made from as it was', () => {
    const { game } = begun([]);
    const next = edited(game, { edit: 'setPlayer', player: A, set: { life: 7 } }).game;
    expect(game.state.players[A]?.life).toBe(20);
    expect(next.state.players[A]?.life).toBe(7);
  });

  it('is followed by state-based actions, as when a player gets priority (704.3)', () => {
    const { game, made } = begun([placed('Grizzly Bears')]);
    const card = cardAt(made, 0);
    const next = edited(game, { edit: 'setObject', card, set: { damage: 2 } });
    expect(next.events.some((e) => e.cites.includes('704.5g'))).toBe(true);
    expect(next.game.state.players[A]?.graveyard).toHaveLength(1);
  });

  it('does not take back that others have passed', () => {
    const { game } = begun([placed('Shock', { zone: 'hand' })]);
    const passed = answered(game, { kind: 'pass' });
    const next = edited(passed, { edit: 'setPlayer', player: B, set: { life: 7 } }).game;
    expect(next.question).toMatchObject({ kind: 'priority', player: B });
    const ended = answered(next, { kind: 'pass' });
    expect(ended.state.turn.step).not.toBe('main1');
  });

  it('makes a moved card a new object and triggers nothing (400.7)', () => {
    const { game, made } = begun([placed('Elvish Visionary', { zone: 'hand' })]);
    const card = cardAt(made, 0);
    const next = edited(game, { edit: 'move', card, zone: 'battlefield' }).game;
    const id = next.state.cards.get(card);
    expect(id).not.toBe(need(made[0], 'made').object);
    expect(next.state.objects.get(need(id, 'id'))).toMatchObject({ byHand: true, sick: false });
    expect(next.state.stack).toEqual([]);
  });

  it('refuses a card that has ceased to exist', () => {
    const { game, made } = begun([placed('Grizzly Bears')]);
    const card = cardAt(made, 0);
    const gone = edited(game, { edit: 'remove', card }).game;
    expect(edit(gone, { edit: 'move', card, zone: 'hand' })).toMatchObject({
      result: 'refused',
      checks: [{ code: 'gone', cites: ['400.7'] }],
    });
  });

  it('replaces one copy effect by another', () => {
    const { game, made } = begun([
      placed('Clone', { copy: { of: { placed: 1 } } }),
      placed('Grizzly Bears'),
      placed('Hill Giant'),
    ]);
    const of = { object: need(made[2], 'made').object };
    const card = cardAt(made, 0);
    const next = edited(game, { edit: 'setObject', card, set: { copy: { of } } }).game;
    expect(next.state.effects.size).toBe(1);
  });

  it('keeps the spell that is being cast, and its answers', () => {
    const { game, made } = begun([placed('Shock', { zone: 'hand' }), placed('Mountain')]);
    const cast = answered(game, { kind: 'cast', object: need(made[0], 'made').object });
    const aimed = answered(cast, {
      kind: 'targets',
      targets: [{ target: { player: B } }],
    });
    expect(aimed.question.kind).toBe('payMana');
    const { game: next, dropped } = edited(aimed, { edit: 'addMana', player: A, mana: '{R}' });
    expect(dropped).toBe(0);
    expect(next.question.kind).toBe('payMana');
    expect(answered(next, { kind: 'pay' }).state.stack).toHaveLength(1);
  });

  it('asks again where an answer does not fit any more', () => {
    const { game, made } = begun([
      placed('Shock', { zone: 'hand' }),
      placed('Mountain'),
      placed('Grizzly Bears'),
      placed('Hill Giant'),
    ]);
    const cast = answered(game, { kind: 'cast', object: need(made[0], 'made').object });
    const bears = { object: need(made[2], 'made').object };
    const aimed = answered(cast, { kind: 'targets', targets: [{ target: bears }] });
    const { game: next, dropped } = edited(aimed, { edit: 'remove', card: cardAt(made, 2) });
    expect(dropped).toBe(1);
    expect(next.question.kind).toBe('chooseTarget');
  });

  it('puts a permanent spell on the stack, where it resolves (608.3)', () => {
    const { game } = begun([]);
    const placements = [placed('Grizzly Bears', { zone: 'stack' })];
    let { game: next } = edited(game, { edit: 'place', placements });
    expect(next.state.stack).toHaveLength(1);
    for (let n = 0; n < 2; n += 1) next = answered(next, { kind: 'pass' });
    expect(next.state.battlefield.size).toBe(1);
  });

  it('does not put a spell on the stack whose targets nobody chose', () => {
    const placements = [placed('Shock', { zone: 'stack' })];
    expect(edit(begun([]).game, { edit: 'place', placements }).result).toBe('unsupported');
  });

  it('goes to another step with the work of that step done', () => {
    const { game } = begun([]);
    const { game: next } = edited(game, { edit: 'step', step: 'end', active: B });
    expect(next.state.turn).toMatchObject({ step: 'end', active: B });
    expect(next.question).toMatchObject({ kind: 'priority', player: B });
  });

  it('takes an attachment off by attaching it to itself, which nothing can be (301.5c)', () => {
    const { game, made } = begun([
      placed('Bonesplitter', { attachedTo: { placed: 1 } }),
      placed('Grizzly Bears'),
    ]);
    const set = { attachedTo: { object: need(made[0], 'made').object } };
    const next = edited(game, { edit: 'setObject', card: cardAt(made, 0), set }).game;
    expect(next.state.objects.get(need(made[0], 'made').object)?.attachedTo).toBeNull();
    expect(next.state.objects.get(need(made[1], 'made').object)?.attachments).toEqual([]);
  });

  it('takes a creature out of combat by letting it attack itself, which nothing can (506.3)', () => {
    const { game, made } = begun([placed('Grizzly Bears', { attacking: { player: B } })]);
    const set = { attacking: { object: need(made[0], 'made').object } };
    const next = edited(game, { edit: 'setObject', card: cardAt(made, 0), set }).game;
    expect(next.state.combat?.attackers ?? []).toEqual([]);
  });

  describe('in the middle of a resolution', () => {
    function discarding() {
      const started = newGame({
        players: [{ name: 'A', manaPool: '{B}{B}{B}' }, { name: 'B' }],
        objects: [
          placed('Mind Rot', { zone: 'hand' }),
          placed('Forest', { zone: 'hand', owner: B }),
          placed('Island', { zone: 'hand', owner: B }),
          placed('Swamp', { zone: 'hand', owner: B }),
        ],
      });
      if (started.result !== 'accepted') throw new Error(JSON.stringify(started));
      let { game } = started;
      game = answered(game, { kind: 'cast', object: need(started.made[0], 'made').object });
      game = answered(game, { kind: 'targets', targets: [{ target: { player: B } }] });
      game = answered(game, { kind: 'pay' });
      for (let n = 0; n < 2; n += 1) game = answered(game, { kind: 'pass' });
      return { game, made: started.made };
    }

    it('asks the same question, with what is there to choose now', () => {
      const { game } = discarding();
      expect(game.question).toMatchObject({ kind: 'discard', player: B });
      const placements = [placed('Plains', { zone: 'hand', owner: B })];
      const { game: next, dropped, made } = edited(game, { edit: 'place', placements });
      expect(dropped).toBe(0);
      expect(next.question).toMatchObject({ kind: 'discard', player: B });
      const chosen = [need(made[0], 'made'), need(next.state.players[B], 'B')].map((one) =>
        'object' in one ? one.object : need(one.hand[0], 'hand'),
      );
      const done = answered(next, {
        kind: 'choice',
        choice: chosen.map((object) => ({ object })),
      });
      expect(done.state.players[B]?.hand).toHaveLength(2);
      expect(done.state.players[B]?.graveyard).toHaveLength(2);
      expect(done.state.stack).toEqual([]);
    });

    it('goes on where the edit leaves nothing to ask', () => {
      const { game, made } = discarding();
      const { game: next } = edited(game, { edit: 'move', card: cardAt(made, 1), zone: 'exile' });
      expect(next.question.kind).toBe('priority');
      expect(next.state.players[B]?.graveyard).toHaveLength(2);
    });

    it('goes on with what a spell has begun that is taken away itself (608.2)', () => {
      const { game, made } = discarding();
      const { game: next } = edited(game, { edit: 'remove', card: cardAt(made, 0) });
      expect(next.state.stack).toEqual([]);
      expect(next.question.kind).toBe('discard');
      const choice = (next.state.players[B]?.hand ?? []).slice(0, 2).map((object) => ({ object }));
      const done = answered(next, { kind: 'choice', choice });
      expect(done.question.kind).toBe('priority');
      expect(done.state.players[B]?.graveyard).toHaveLength(2);
      expect(done.state.players[A]?.graveyard).toHaveLength(0);
    });
  });
});
