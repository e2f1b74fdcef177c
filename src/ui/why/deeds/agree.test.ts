import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isPossibleNow, type Remedy, remedies } from '../../../explain/remedies';
import { answer, atOnce, type Deed, editAll, examine, type Game, offers } from '../../../rules';
import type { Scenario } from '../../../scenario/format';
import { carriedOut, laidOut } from '../../../store/position';
import { deedViews } from './deeds.view';

const BOARDS = ['activating', 'casting', 'question-attackers', 'question-blockers', 'tolls'];

/** The position to which a board of the browser tests comes. */
function gameOf(board: string): Game {
  const scenario = JSON.parse(
    readFileSync(`e2e/boards/${board}.scenario.json`, 'utf8'),
  ) as Scenario;
  const { play = [], ...setup } = scenario;
  const start = atOnce(laidOut(setup));
  if (!start.ok) throw new Error(JSON.stringify(start.trouble));
  let { position } = start;
  for (const entry of play) {
    const done = carriedOut(position, { kind: 'entry', entry });
    if (!done.ok) throw new Error(JSON.stringify(done.trouble));
    ({ position } = done);
  }
  return position.game;
}

const isDeed = (action: { readonly kind: string }): action is Deed =>
  ['cast', 'activate', 'playLand', 'turnFaceUp', 'setAside'].includes(action.kind);

/** Where a remedy leads. */
function afterwards(game: Game, { edits, answers }: Remedy): Game | undefined {
  const changed = edits.length === 0 ? undefined : editAll(game, edits);
  if (changed !== undefined && changed.result !== 'accepted') return undefined;
  let now = changed?.game ?? game;
  for (const given of answers) {
    const done = answer(now, given);
    if (done.result !== 'accepted') return undefined;
    now = done.game;
  }
  return now;
}

describe.each(BOARDS)('on the board %s', (board) => {
  it('an examination finds nothing failing exactly where the offer may be begun and paid for', () => {
    const game = gameOf(board);
    for (const { id } of game.state.players) {
      for (const { action, verdict, payable } of offers(game, id)) {
        if (!isDeed(action)) continue;
        const failing = examine(game, id, action).filter(({ holds }) => !holds);
        const said = `${JSON.stringify(action)}: ${JSON.stringify(failing)}`;
        expect([said, failing.length === 0]).toEqual([said, verdict.allowed && payable.allowed]);
      }
    }
  });

  it('each change that is offered really allows what was not allowed', () => {
    const game = gameOf(board);
    const objects = game.state.objects.ids().flatMap((id) => game.state.objects.get(id) ?? []);
    const refused = objects.flatMap((object) =>
      deedViews({ game, object }).filter(({ verdict }) => verdict === 'illegal'),
    );
    for (const { player, deed, lines } of refused) {
      const failing = lines.filter(({ holds }) => !holds);
      expect(failing.length).toBeGreaterThan(0);
      for (const { text, cites } of failing) expect([text, cites.length > 0]).toEqual([text, true]);
      for (const remedy of remedies(game, player, deed)) {
        const after = afterwards(game, remedy);
        const works = after !== undefined && isPossibleNow(after, player, remedy.deed);
        expect([remedy.words, works]).toEqual([remedy.words, true]);
      }
    }
  });
});
